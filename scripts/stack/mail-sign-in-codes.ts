import * as z from "zod/mini";

import { PROJECT } from "./project.ts";
import { type Pace, repeatForever } from "./repeat-forever.ts";
import {
  type Mail,
  writeConfirmationMail,
  writePasswordResetMail,
  writeSignInLinkMail,
} from "./sign-in-mails.ts";

const PACE: Pace = { pauseMs: 300, timeoutMs: 5_000 };

const Codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

export type MailRoute = {
  /** The Auth emulator, which sends no emails but lists its codes. */
  readonly authUrl: string;
  /** The local mail service. */
  readonly emailUrl: string;
  readonly siteUrl: string;
};

/** The email for each kind of code; others are not emailed. */
const MAILS: Readonly<Record<string, (siteUrl: string, email: string, oobCode: string) => Mail>> = {
  PASSWORD_RESET: writePasswordResetMail,
  VERIFY_EMAIL: writeConfirmationMail,
  EMAIL_SIGNIN: writeSignInLinkMail,
};

/** Emails every sign-in code once, for as long as this process runs. */
export function mailSignInCodes(route: MailRoute, pace = PACE): void {
  const mailed = new Set<string>();
  repeatForever({ name: "Mailing sign-in codes", ...pace }, (signal) => mailNewCodes(route, mailed, signal));
}

/** Emails new codes that are not in `mailed`, and adds them to it. */
export async function mailNewCodes(
  route: MailRoute,
  mailed: Set<string>,
  signal?: AbortSignal,
): Promise<void> {
  const init = signal ? { signal } : {};
  const codes = await fetch(`${route.authUrl}/emulator/v1/projects/${PROJECT}/oobCodes`, init);
  const { oobCodes } = z.parse(Codes, await codes.json());
  for (const { email, requestType, oobCode } of oobCodes) {
    const writeMail = MAILS[requestType];
    if (writeMail === undefined || mailed.has(oobCode)) continue;
    const answer = await fetch(`${route.emailUrl}/emails`, {
      ...init,
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": oobCode },
      body: JSON.stringify(writeMail(route.siteUrl, email, oobCode)),
    });
    if (!answer.ok) throw new Error(`The local mail took no mail: ${await answer.text()}`);
    mailed.add(oobCode);
  }
}
