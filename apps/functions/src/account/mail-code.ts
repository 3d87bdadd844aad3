import { randomUUID } from "node:crypto";

import type { Browser } from "@farwork/domain";

import { writeCodeMail } from "../mail/code-mail.ts";
import { openMailer } from "../mail/open-mailer.ts";
import { openFirestore } from "../runtime/admin.ts";
import { logCodeNotSent } from "../runtime/log.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { Refusal } from "../runtime/refusal.ts";
import { forgetCode } from "./judge-sign-in.ts";
import { NO_SIGN_INS } from "./sign-in-records.ts";
import { rewriteSignIns } from "./sign-in-store.ts";

/** Somebody waits for the answer, which is there or not after `DEADLINE_SECONDS`. */
const LONGEST_MS = 10_000;

/** Whose code it is. */
interface SignIn {
  readonly uid: string;
  readonly auth_time: number;
}

/**
 * Mails a code that was written down for a sign-in. Where that fails it is forgotten, so that asked for again another one
 * is mailed at once.
 *
 * @throws Refusal `resource-exhausted` naming `code` after too many of them, `unavailable` where it could not be sent.
 */
export async function mailCode(
  { uid, auth_time }: SignIn,
  email: string | undefined,
  content: { readonly code: string; readonly browser: Browser | undefined },
): Promise<void> {
  try {
    await limitCodes(uid);
    await send(email, content);
  } catch (error) {
    await rewriteSignIns(openFirestore(), uid, (stored = NO_SIGN_INS) => ({
      records: forgetCode(stored, auth_time),
    }));
    throw error;
  }
}

async function limitCodes(uid: string): Promise<void> {
  try {
    await limitAccount("signInCode", uid);
    await limitAccount("signInCodeOfDay", uid);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("resource-exhausted", "code") : error;
  }
}

async function send(
  email: string | undefined,
  content: { readonly code: string; readonly browser: Browser | undefined },
): Promise<void> {
  // Whoever signs in with a password has one.
  if (email === undefined) throw new Refusal("unavailable");
  const { mailer, siteUrl } = openMailer({ longestMs: LONGEST_MS });
  // Whether somebody gets alerts does not matter here.
  const outcome = await mailer.send(
    writeCodeMail(email, { ...content, siteUrl }),
    `sign-in-code-${randomUUID()}`,
  );
  if (outcome.status === "sent") return;
  logCodeNotSent(outcome.status, outcome.code);
  throw new Refusal("unavailable");
}
