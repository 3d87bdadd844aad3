import * as z from "zod/mini";

import type { SignedInContract } from "./callable-contract.ts";

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

/** Deletes all data about the caller, payment customer and account included. */
export const DeleteAccount: SignedInContract<typeof DeleteAccountRequest, typeof DeleteAccountResponse> = {
  name: "deleteAccount",
  callers: "signed-in",
  callsPerHour: 20,
  request: DeleteAccountRequest,
  response: DeleteAccountResponse,
  example: {},
  cost: 800,
};
