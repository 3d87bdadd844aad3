import { openAuth, openFirestore } from "../runtime/admin.ts";
import { writeEverySignInEnded } from "./sign-in-store.ts";
import { findAccount } from "./unknown-account.ts";

/**
 * Ends every sign-in of whoever has an account with this e-mail: cookies and ID tokens by what is written down, refresh
 * tokens by the identity service. May be repeated. False for nobody's e-mail.
 */
export async function endEverySignInOf(email: string): Promise<boolean> {
  const auth = openAuth();
  const account = await findAccount(email, auth);
  if (account === undefined) return false;
  await auth.revokeRefreshTokens(account.uid);
  await writeEverySignInEnded(openFirestore(), account.uid);
  return true;
}
