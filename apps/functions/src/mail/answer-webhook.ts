import { logEvent } from "../runtime/log.ts";
import { readMailEvent } from "./mail-event.ts";
import type { MailPreferencesStore } from "./mail-preferences-store.ts";

export interface WebhookCall {
  /** Just as it came: the signature is over these characters. */
  readonly body: string;
  readonly headers: { readonly id: string; readonly timestamp: string; readonly signature: string };
}

export interface WebhookServices {
  /** What was signed. @throws Error where it was not by the mail service, or five minutes from now and more. */
  readonly verify: (call: WebhookCall) => unknown;
  /** Whose account has this address now. */
  readonly findUid: (email: string) => Promise<string | undefined>;
  readonly preferences: Pick<MailPreferencesStore, "note">;
}

/**
 * Notes that an address takes no mail, or calls ours spam. Answers with the HTTP status: 400 for what the mail service
 * did not sign, 200 for all else, also what means nothing to us. Rejects where it could not be noted: the mail service
 * then sends it again, and what is noted twice is noted once.
 */
export async function answerMailWebhook(services: WebhookServices, call: WebhookCall): Promise<200 | 400> {
  let told: unknown;
  try {
    told = services.verify(call);
  } catch {
    logEvent("mail-event-refused");
    return 400;
  }
  const event = readMailEvent(told);
  if (event === undefined) return 200;
  const uid = await services.findUid(event.email);
  if (uid === undefined) return 200;
  await services.preferences.note(uid, event);
  logEvent("mail-address-suppressed", { kind: event.kind });
  return 200;
}
