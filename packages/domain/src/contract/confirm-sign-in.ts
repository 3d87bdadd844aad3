import * as z from "zod/mini";

import { Browser, Token } from "./session.ts";

/** By which a browser is known to the accounts that logged in there: 256 random bits, which the backend makes. */
const BrowserKey = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * Asks that a sign-in be let in, by its ID token. It is at once where the account is not a day old and has let none in, where
 * `browserKey` is one that the account knows, and where `vouchedBy` is an ID token of another sign-in of the same person
 * that goes on. Else `code` is wanted: six digits that are mailed to the account's address, for this sign-in alone, good
 * once and for `SIGN_IN_CODE_MINUTES`. Without `code` one is mailed, unless the last is not a minute old; `browser` is
 * what the mail says of where. Whose `vouchedBy` counts no more is refused as `unauthenticated`, and nothing is mailed.
 *
 * A code that is wrong, over or used is refused as `invalid-argument` naming `code`; after `SIGN_IN_CODE_TRIES` wrong ones
 * it is void, and as with too many mails the refusal is `resource-exhausted` naming `code`. A mail that cannot be sent is
 * `unavailable`.
 */
export const ConfirmSignInRequest = z.object({
  idToken: Token,
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  browserKey: z.optional(BrowserKey),
  vouchedBy: z.optional(Token),
  browser: z.optional(Browser),
});
export type ConfirmSignInRequest = z.infer<typeof ConfirmSignInRequest>;

/** `browserKey` is the browser's to keep, and to send the next time this account logs in there. */
export const ConfirmSignInResponse = z.discriminatedUnion("status", [
  z.object({ status: z.literal("confirmed"), browserKey: BrowserKey }),
  z.object({ status: z.literal("code-mailed") }),
]);
export type ConfirmSignInResponse = z.infer<typeof ConfirmSignInResponse>;

/** How long a mailed code works. */
export const SIGN_IN_CODE_MINUTES = 10;

/** After so many wrong tries a mailed code is void. */
export const SIGN_IN_CODE_TRIES = 5;

/** A browser nobody used for so many days is not known any more. A use counts by its day, in UTC. */
export const KNOWN_BROWSER_DAYS = 90;
