import type { Browser } from "@farwork/domain";

import { isKnownBrowser, noteBrowser } from "./known-browsers.ts";
import { type AskedCode, askForCode, isNew, isRightCode, isSpent } from "./sign-in-code.ts";
import {
  endBefore,
  forgetOld,
  isLetIn,
  isOpenSignIn,
  NO_SIGN_INS,
  noteUse,
  type Place,
  type SignInRecords,
  withAddress,
  without,
} from "./sign-in-records.ts";

/** Codes are mailed to who has just typed the password: not for a copied token of an old sign-in. */
const MAX_WAIT_MS = 60 * 60_000;

/** What a sign-in asks to be let in by. */
export interface Asking {
  /** When it began, as all its tokens say, in epoch seconds. */
  readonly authTime: number;
  /** Of the key that its browser offers. */
  readonly keyHash: string | undefined;
  /** Of the key that its browser gets, where it offers none that the account knows. */
  readonly newKeyHash: string;
  readonly code: string | undefined;
  /** The sign-in whose token vouches for it; null for a token that is none, or another's. */
  readonly voucher: number | null | undefined;
  readonly browser: Browser | undefined;
  /** The account's address as it is now. */
  readonly email: string | undefined;
  readonly createdAt: Date;
  /** From when on the identity service takes sign-ins of this account, in epoch seconds. */
  readonly validAfter: number;
  /** The code to mail, should one be. Without it none is written down: first is asked whether one may be mailed at all. */
  readonly newCode?: string | undefined;
}

/** `over`: it cannot be let in at all. */
export type Verdict = "confirmed" | "mail" | "mailed-just-now" | "wrong" | "spent" | "over";

export interface Judgement {
  readonly verdict: Verdict;
  readonly records: SignInRecords;
}

/** Whether a sign-in is let in, and what is to be written down of it. `stored` is undefined where nobody was before. */
export function judgeSignIn(stored: SignInRecords | undefined, asking: Asking, place: Place): Judgement {
  const { now } = place;
  const { authTime, code, voucher, newCode } = asking;
  const known = stored && forgetOld(endBefore(stored, asking.validAfter), now);
  const records = known ?? NO_SIGN_INS;
  const asked = records.asked[authTime];
  const isRight = code !== undefined && asked !== undefined && !isSpent(asked) && isRightCode(asked, code);
  if (isRight || isLetInAtOnce(known, asking, place))
    return { verdict: "confirmed", records: letIn(records, asking, now) };
  const isOld = authTime * 1000 < now.getTime() - MAX_WAIT_MS;
  if (isOld || voucher !== undefined) return { verdict: "over", records };
  if (code !== undefined) return judgeWrongCode(records, asked, authTime);
  if (asked !== undefined && isNew(asked, now)) return { verdict: "mailed-just-now", records };
  const mailed = newCode === undefined ? records : withCode(records, authTime, askForCode(newCode, now));
  return { verdict: "mail", records: mailed };
}

/**
 * Puts `instead` in the place of a code that was written down for a sign-in, unless another one is there meanwhile, or
 * none any more.
 */
export function replaceCode(
  records: SignInRecords,
  authTime: number,
  { code, instead }: { readonly code: AskedCode | undefined; readonly instead: AskedCode | undefined },
): SignInRecords {
  const asked = records.asked[authTime];
  if (asked === undefined || asked.hash !== code?.hash) return records;
  return instead === undefined ? forgetCode(records, authTime) : withCode(records, authTime, instead);
}

/** Whether an account knows the key that a browser offers. */
export const knowsKey = ({ browsers }: SignInRecords, keyHash: string | undefined) =>
  keyHash !== undefined && browsers[keyHash] !== undefined;

function isLetInAtOnce(known: SignInRecords | undefined, asking: Asking, place: Place): boolean {
  const { authTime, keyHash, voucher } = asking;
  const { now } = place;
  if (isLetIn(known, asking, place)) return true;
  if (known === undefined) return false;
  // Like a browser's key, a token vouches for later sign-ins alone: none that was ended comes back by it.
  const isVouched = typeof voucher === "number" && authTime > voucher && isOpenSignIn(known, voucher, now);
  return isVouched || (keyHash !== undefined && isKnownBrowser(known.browsers, keyHash, authTime, now));
}

function letIn(records: SignInRecords, asking: Asking, now: Date): SignInRecords {
  const { authTime, keyHash, newKeyHash, browser, email } = asking;
  // A key that the account does not know was forgotten, and may have been copied before.
  const hash = keyHash !== undefined && knowsKey(records, keyHash) ? keyHash : newKeyHash;
  const browsers = noteBrowser(records.browsers, hash, authTime, now);
  const known = noteUse({ ...forgetCode(records, authTime), browsers }, authTime, { browser, now });
  return withAddress(known, email);
}

function judgeWrongCode(records: SignInRecords, asked: AskedCode | undefined, authTime: number) {
  if (asked === undefined) return { verdict: "wrong", records } as const;
  if (isSpent(asked)) return { verdict: "spent", records } as const;
  const tried = { ...asked, wrongTries: asked.wrongTries + 1 };
  return {
    verdict: isSpent(tried) ? "spent" : "wrong",
    records: withCode(records, authTime, tried),
  } as const;
}

const forgetCode = (records: SignInRecords, authTime: number): SignInRecords => ({
  ...records,
  asked: without(records.asked, authTime),
});

const withCode = (records: SignInRecords, authTime: number, asked: AskedCode): SignInRecords => ({
  ...records,
  asked: { ...records.asked, [authTime]: asked },
});
