import { openAuth, openFirestore } from "../runtime/admin.ts";
import { writeEverySignInEnded } from "./sign-in-store.ts";
import { findAccount } from "./unknown-account.ts";

/** The most accounts that the identity service lists at once. */
const MOST_AT_ONCE = 1000;

/**
 * Ends every sign-in of whoever has an account with this e-mail: cookies and ID tokens by what is written down, refresh
 * tokens by the identity service. May be repeated. False for nobody's e-mail.
 */
export async function endEverySignInOf(email: string): Promise<boolean> {
  const account = await findAccount(email, openAuth());
  if (account === undefined) return false;
  await endEverySignIn(account.uid);
  return true;
}

/**
 * The same of everybody who has an account, as after a restore, which brings back log-ins that were ended. Gives how many
 * people there are. May be repeated.
 */
export async function endEverybodysSignIns(): Promise<number> {
  let total = 0;
  let pageToken: string | undefined;
  do {
    const page = await openAuth().listUsers(MOST_AT_ONCE, pageToken);
    for (const { uid } of page.users) await endEverySignIn(uid);
    total += page.users.length;
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return total;
}

async function endEverySignIn(uid: string): Promise<void> {
  await openAuth().revokeRefreshTokens(uid);
  await writeEverySignInEnded(openFirestore(), uid);
}
