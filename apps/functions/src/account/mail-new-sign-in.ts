import { randomUUID } from "node:crypto";

import type { UserRecord } from "firebase-admin/auth";

import { writeNewSignInMail } from "../mail/new-sign-in-mail.ts";
import { openMailer } from "../mail/open-mailer.ts";
import { logEvent } from "../runtime/log.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { RATE_LIMITS } from "../runtime/rate-limits/limits.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { Place } from "../sign-ins/sign-in-records.ts";

/** A person logging in waits for this. */
const LONGEST_MS = 3000;

/**
 * Emails the owner of a confirmed address about a new sign-in, regardless of their alert settings. Never rejects: a
 * failing email must not block logging in.
 */
export async function mailNewSignIn(
  { uid, email, emailVerified }: Pick<UserRecord, "uid" | "email" | "emailVerified">,
  place: Place,
): Promise<void> {
  if (email === undefined || !emailVerified) return;
  try {
    await limitAccount(RATE_LIMITS.newSignInMail, uid);
    const { mailer, siteUrl } = openMailer({ longestMs: LONGEST_MS });
    const mail = writeNewSignInMail(email, { ...place, siteUrl });
    const outcome = await mailer.send(mail, `new-sign-in-${randomUUID()}`);
    if (outcome.status !== "sent") logEvent("sign-in-notice-not-sent", { code: outcome.code });
  } catch (error) {
    logEvent("sign-in-notice-not-sent", { code: error instanceof Refusal ? error.code : "internal" });
  }
}
