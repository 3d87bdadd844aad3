import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import { SIGN_IN_CODE_MINUTES, SIGN_IN_CODE_TRIES } from "@farwork/domain";

const LIFE_MS = SIGN_IN_CODE_MINUTES * 60_000;
/** Asked for again within this time, none is mailed: whoever clicked twice would type one that is void. */
const AGAIN_AFTER_MS = 60_000;
const DIGITS = 6;

/** What is stored of a code that was mailed. */
export interface AskedCode {
  /** In hexadecimal, as is the hash. */
  readonly salt: string;
  readonly hash: string;
  readonly mailedAt: Date;
  readonly wrongTries: number;
}

/** Six digits, each as likely as any. */
export const createCode = () =>
  randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, "0");

export function askForCode(code: string, now: Date): AskedCode {
  const salt = randomBytes(16).toString("hex");
  return { salt, hash: hashCode(code, salt).toString("hex"), mailedAt: now, wrongTries: 0 };
}

export const isRightCode = ({ salt, hash }: AskedCode, code: string) =>
  timingSafeEqual(hashCode(code, salt), Buffer.from(hash, "hex"));

export const isSpent = ({ wrongTries }: AskedCode) => wrongTries >= SIGN_IN_CODE_TRIES;

export const isOver = ({ mailedAt }: AskedCode, now: Date) => now.getTime() >= mailedAt.getTime() + LIFE_MS;

/** Whether a code is so new that asking for one means it. */
export const isNew = (asked: AskedCode, now: Date) =>
  !isSpent(asked) && now.getTime() < asked.mailedAt.getTime() + AGAIN_AFTER_MS;

/** Of a code of which nobody knows whether it went out: another is mailed at once, and this one is good until then. */
export const allowAnother = (asked: AskedCode): AskedCode => ({
  ...asked,
  mailedAt: new Date(asked.mailedAt.getTime() - AGAIN_AFTER_MS),
});

const hashCode = (code: string, salt: string) => createHmac("sha256", salt).update(code).digest();
