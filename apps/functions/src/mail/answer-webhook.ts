import { logEvent } from "../runtime/log.ts";
import { readMailEvent } from "./mail-event.ts";
import type { MailPreferencesStore } from "./mail-preferences-store.ts";

export interface WebhookCall {
  /** The raw body, which the signature is for. */
  readonly body: string;
  readonly headers: { readonly id: string; readonly timestamp: string; readonly signature: string };
}

export interface WebhookServices {
  /** The signed payload. @throws Error if it was not signed by the email service within five minutes of now. */
  readonly verify: (call: WebhookCall) => unknown;
  /** The account that currently has this address. */
  readonly findUid: (email: string) => Promise<string | undefined>;
  readonly preferences: Pick<MailPreferencesStore, "note">;
}

/**
 * Records bounces and spam complaints. Returns the HTTP status: 400 if not signed by the email service, otherwise 200,
 * even for irrelevant events. Rejects if it could not be recorded, so that the email service retries. Idempotent.
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
