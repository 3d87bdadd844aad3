import type { Firestore } from "firebase-admin/firestore";

import { readEndedSince, writeEverySignInEnded } from "../sign-ins/sign-in-store.ts";
import { findAccount, ignoreUnknown } from "../sign-ins/unknown-account.ts";

/** Number of people between progress reports. */
const AT_ONCE = 100;

interface Account {
  readonly uid: string;
}

/** The parts of the identity service used here. */
interface Accounts {
  getUserByEmail(email: string): Promise<Account>;
  listUsers(most: number, pageToken?: string): Promise<{ users: readonly Account[]; pageToken?: string }>;
  revokeRefreshTokens(uid: string): Promise<void>;
}

export interface SignInPlaces {
  readonly auth: Accounts;
  readonly firestore: Firestore;
}

/** `unfinished`: an incomplete deletion has removed the account's records, so its cookies cannot be revoked. */
export type Ending = "ended" | "unknown" | "unfinished";

/** The number of people per outcome. `earlier`: already ended since the given time and skipped. */
export type EndingCounts = Record<Ending | "earlier", number>;

/**
 * Ends every sign-in of the account with this email: cookies and ID tokens via its records, refresh tokens via the
 * identity service. Idempotent.
 */
export async function endEverySignInOf(places: SignInPlaces, email: string): Promise<Ending> {
  const account = await findAccount(email, places.auth);
  if (account === undefined) return "unknown";
  return endEverySignIn(places, account.uid);
}

/**
 * The same for all accounts, e.g. after a restore, which revives ended sign-ins. Skips people whose sign-ins were ended
 * after `since` (epoch seconds), so an interrupted run can continue without logging anyone out twice. `onProgress` gets
 * the number of people done.
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
  // Deleted in the meantime: nothing may be written for it any more.
  if (!isThere) return "unknown";
  return (await writeEverySignInEnded(firestore, uid)) ? "ended" : "unfinished";
}
