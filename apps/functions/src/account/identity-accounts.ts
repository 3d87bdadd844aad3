import type { Auth } from "firebase-admin/auth";

import { ignoreUnknown } from "../sign-ins/unknown-account.ts";
import type { IdentityAccounts } from "./remove-account.ts";

type AccountStore = Pick<Auth, "getUser" | "revokeRefreshTokens" | "deleteUser">;

/** Deletes accounts of the identity service and checks whether they exist. */
export function createIdentityAccounts(
  auth: AccountStore,
): IdentityAccounts & { readonly exists: (uid: string) => Promise<boolean> } {
  return {
    exists: async (uid) => (await auth.getUser(uid).catch(ignoreUnknown)) !== undefined,
    revoke: (uid) => auth.revokeRefreshTokens(uid).catch(ignoreUnknown),
    remove: (uid) => auth.deleteUser(uid).catch(ignoreUnknown),
  };
}
