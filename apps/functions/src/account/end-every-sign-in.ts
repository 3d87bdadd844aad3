import type { Firestore } from "firebase-admin/firestore";

import { readEndedSince, writeEverySignInEnded } from "../sign-ins/sign-in-store.ts";
import { findAccount, ignoreUnknown } from "../sign-ins/unknown-account.ts";

/** After so many people it is told how far this is. */
const AT_ONCE = 100;

interface Account {
  readonly uid: string;
}

/** What of the identity service is asked here. */
interface Accounts {
  getUserByEmail(email: string): Promise<Account>;
  listUsers(most: number, pageToken?: string): Promise<{ users: readonly Account[]; pageToken?: string }>;
  revokeRefreshTokens(uid: string): Promise<void>;
}

export interface SignInPlaces {
  readonly auth: Accounts;
  readonly firestore: Firestore;
}

/** `unfinished`: a deletion of the account has taken its records and was not finished, so cookies cannot be ended. */
export type Ending = "ended" | "unknown" | "unfinished";

/** What became of everybody, in people. `earlier`: they were ended since the moment asked for, and left as they are. */
export type EndingCounts = Record<Ending | "earlier", number>;

/**
 * Ends every sign-in of whoever has an account with this e-mail: cookies and ID tokens by what is written down, refresh
 * tokens by the identity service. May be repeated.
 */
export async function endEverySignInOf(places: SignInPlaces, email: string): Promise<Ending> {
  const account = await findAccount(email, places.auth);
  if (account === undefined) return "unknown";
  return endEverySignIn(places, account.uid);
}

/**
 * The same of everybody who has an account, as after a restore, which brings back log-ins that were ended. Whose were
 * ended since `since`, in epoch seconds, is passed over: where this broke off it goes on, and logs nobody out again.
 * `onProgress` is told how many people are done.
 */
export async function endEverybodysSignIns(
  places: SignInPlaces,
  { since, onProgress }: { since: number; onProgress: (done: number) => void },
): Promise<EndingCounts> {
  const counts: EndingCounts = { ended: 0, earlier: 0, unknown: 0, unfinished: 0 };
  let done = 0;
  let pageToken: string | undefined;
  do {
    const page = await places.auth.listUsers(AT_ONCE, pageToken);
    for (const { uid } of page.users) {
      const isEarlier = await readEndedSince(places.firestore, uid, since);
      counts[isEarlier ? "earlier" : await endEverySignIn(places, uid)] += 1;
    }
    done += page.users.length;
    onProgress(done);
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return counts;
}

async function endEverySignIn({ auth, firestore }: SignInPlaces, uid: string): Promise<Ending> {
  const isThere = await auth.revokeRefreshTokens(uid).then(() => true, ignoreUnknown);
  // Deleted meanwhile: nothing may be written for it any more.
  if (!isThere) return "unknown";
  return (await writeEverySignInEnded(firestore, uid)) ? "ended" : "unfinished";
}
