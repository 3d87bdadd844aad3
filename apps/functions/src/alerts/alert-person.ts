import type { Mail, Mailer } from "../mail/mailer.ts";
import { logEvent } from "../runtime/log.ts";
import { type Account, type AlertRun, type Claim, claimDelivery } from "./claim-delivery.ts";
import { releaseDelivery, completeDelivery } from "./complete-delivery.ts";
import type { Delivery, PersonStore } from "./person-state.ts";

export interface PersonServices {
  readonly people: PersonStore;
  readonly mailer: Mailer;
  /** The same mail whenever it is asked for the same. */
  readonly writeMail: (uid: string, delivery: Delivery) => Mail;
  readonly createId: () => string;
}

/** What became of one person in a run: why there was no mail, or what the mail service said of it. */
export type PersonOutcome = Exclude<Claim["status"], "send"> | "sent" | "refused" | "unknown";

/**
 * Sends a person what is new, if anything: right and content are taken in one commit, the mail goes out under the key
 * of that content, and in another commit it is settled. Wherever this breaks off, the next run takes the same mail up
 * under the same key, which the mail service sends once.
 */
export async function alertPerson(
  { people, mailer, writeMail, createId }: PersonServices,
  account: Account,
  run: AlertRun,
): Promise<PersonOutcome> {
  const { uid } = account;
  const id = createId();
  const claim = await people.change(uid, (state) => claimDelivery(state, { account, run, id }));
  if (claim.status !== "send") return claim.status;
  const { delivery } = claim;
  const outcome = await mailer.send(writeMail(uid, delivery), delivery.deliveryId);
  if (outcome.status === "sent") {
    await people.change(uid, (state) => completeDelivery(state, delivery));
    return "sent";
  }
  logEvent("alert-not-sent", { status: outcome.status, code: outcome.code });
  if (outcome.status === "refused") await people.change(uid, (state) => releaseDelivery(state, delivery));
  return outcome.status;
}
