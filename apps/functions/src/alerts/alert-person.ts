import type { Mail, Mailer } from "../mail/mailer.ts";
import { logEvent } from "../runtime/log.ts";
import { type Account, type AlertRun, type Claim, claimDelivery } from "./claim-delivery.ts";
import { releaseDelivery, completeDelivery } from "./complete-delivery.ts";
import type { Delivery, PersonStore } from "./person-state.ts";

export interface PersonServices {
  readonly people: PersonStore;
  readonly mailer: Mailer;
  /** Deterministic: the same delivery always yields the same email. */
  readonly writeMail: (uid: string, delivery: Delivery) => Mail;
  readonly createId: () => string;
}

/** The outcome of a run for one person: why no email was sent, or the result of sending it. */
export type PersonOutcome = Exclude<Claim["status"], "send"> | "sent" | "refused" | "unknown";

/**
 * Sends a person what is new, if anything. One commit takes the lease and fixes the content, the email is sent with an
 * idempotency key for that content, and a second commit completes it. If this is interrupted, the next run resends the
 * same email with the same key, which the email service sends only once.
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
