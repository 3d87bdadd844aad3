import * as z from "zod/mini";

import type { CallableContract } from "./callable-contract.ts";

/**
 * The oldest sign-in that may delete its account or end others, in seconds: who does it has just signed in.
 * Older ones are refused with `failed-precondition` and the field `auth_time`.
 */
export const MAX_SIGN_IN_AGE_SECONDS = 5 * 60;

/** Asks for nothing: which account it is, the caller's ID token says. There is no way back. */
export const DeleteAccountRequest = z.object({});
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

/** Everything is gone. A call that fails or is not answered may be repeated. */
export const DeleteAccountResponse = z.object({});
export type DeleteAccountResponse = z.infer<typeof DeleteAccountResponse>;

export const DeleteAccount: CallableContract<typeof DeleteAccountRequest, typeof DeleteAccountResponse> = {
  name: "deleteAccount",
  request: DeleteAccountRequest,
  response: DeleteAccountResponse,
  cost: 800,
};
