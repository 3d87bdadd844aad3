import { randomUUID } from "node:crypto";

import { writeCodeMail } from "../mail/code-mail.ts";
import type { MailOutcome } from "../mail/mailer.ts";
import { openMailer } from "../mail/open-mailer.ts";
import { openFirestore } from "../runtime/admin.ts";
import { logCodeNotSent } from "../runtime/log.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { Refusal } from "../runtime/refusal.ts";
import { type Asking, type Judgement, judgeSignIn, replaceCode } from "./judge-sign-in.ts";
import { allowAnother, type AskedCode, createCode } from "./sign-in-code.ts";
import { NO_SIGN_INS } from "./sign-in-records.ts";
import { rewriteSignIns } from "./sign-in-store.ts";

/** Somebody waits for the answer, which is there or not after `DEADLINE_SECONDS`. */
const LONGEST_MS = 10_000;

/**
 * Mails a code for a sign-in that was judged to take one. It is counted before it is written down, so that none can be
 * guessed which the limit keeps back; then the sign-in is judged again, as another call may have been quicker. Where it
 * certainly did not go out, the earlier code is good again; where that is not known, the new one is. Asked for again after
 * either, another one is mailed at once.
 *
 * @throws Refusal `resource-exhausted` naming `code` after too many of them, `unavailable` where it could not be sent.
 */
export async function mailCode(uid: string, asking: Asking): Promise<Judgement> {
  // Whoever signs in with a password has an address.
  if (asking.email === undefined) throw new Refusal("unavailable");
  await limitCodes(uid);
  const newCode = createCode();
  const judged = await rewriteSignIns(openFirestore(), uid, (stored, place) => ({
    ...judgeSignIn(stored, { ...asking, newCode }, place),
    earlier: stored?.asked[asking.authTime],
  }));
  if (judged.verdict !== "mail") return judged;
  const code = judged.records.asked[asking.authTime];
  const replaceBy = async (instead: AskedCode | undefined) =>
    rewriteSignIns(openFirestore(), uid, (stored = NO_SIGN_INS) => ({
      records: replaceCode(stored, asking.authTime, { code, instead }),
    }));
  const outcome = await send(judged.records.address ?? asking.email, asking, newCode).catch(
    async (error: unknown) => {
      await replaceBy(judged.earlier);
      throw error;
    },
  );
  if (outcome.status === "sent") return judged;
  logCodeNotSent(outcome.status, outcome.code);
  await replaceBy(outcome.status === "refused" ? judged.earlier : code && allowAnother(code));
  throw new Refusal("unavailable");
}

async function limitCodes(uid: string): Promise<void> {
  try {
    await limitAccount("signInCode", uid);
    await limitAccount("signInCodeOfDay", uid);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("resource-exhausted", "code") : error;
  }
}

async function send(to: string, { browser }: Asking, code: string): Promise<MailOutcome> {
  const { mailer, siteUrl } = openMailer({ longestMs: LONGEST_MS });
  // Whether somebody gets alerts does not matter here.
  return mailer.send(writeCodeMail(to, { code, browser, siteUrl }), `sign-in-code-${randomUUID()}`);
}
