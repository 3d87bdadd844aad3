import * as z from "zod/mini";

import type { CallableContract } from "./callable-contract.ts";

/**
 * The maximum age of a sign-in, in seconds, for deleting the account or ending other sign-ins. Older ones are rejected
 * with `failed-precondition` and the field `auth_time`.
 */
export const MAX_SIGN_IN_AGE_SECONDS = 5 * 60;

/** Empty: the account is that of the caller's ID token. Cannot be undone. */
export const DeleteAccountRequest = z.object({});
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

/** Everything was deleted. Failed calls can be repeated. */
export const DeleteAccountResponse = z.object({});
export type DeleteAccountResponse = z.infer<typeof DeleteAccountResponse>;

export const DeleteAccount: CallableContract<typeof DeleteAccountRequest, typeof DeleteAccountResponse> = {
  name: "deleteAccount",
  request: DeleteAccountRequest,
  response: DeleteAccountResponse,
  cost: 800,
};
