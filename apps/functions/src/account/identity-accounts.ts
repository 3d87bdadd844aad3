import type { Auth } from "firebase-admin/auth";

import { ignoreUnknown } from "../sign-ins/unknown-account.ts";
import type { IdentityAccounts } from "./remove-account.ts";

type AccountStore = Pick<Auth, "getUser" | "revokeRefreshTokens" | "deleteUser">;

/** What of the identity service ends an account, and whether there is one. */
export function createIdentityAccounts(
  auth: AccountStore,
): IdentityAccounts & { readonly exists: (uid: string) => Promise<boolean> } {
  return {
    exists: async (uid) => (await auth.getUser(uid).catch(ignoreUnknown)) !== undefined,
    revoke: (uid) => auth.revokeRefreshTokens(uid).catch(ignoreUnknown),
    remove: (uid) => auth.deleteUser(uid).catch(ignoreUnknown),
  };
}
