import { UserProfile } from "@farwork/domain/user";
import { doc, getDoc } from "firebase/firestore/lite";

import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { askDatabase } from "./tell-refusal.ts";
import { describeUserDataFailure } from "./user-data-failure.ts";

/** The outcome of reading a user document; `error` can be shown to users. */
export type UserDataOutcome =
  | { readonly success: true; readonly user: UserProfile }
  | { readonly success: false; readonly error: string };

/**
 * The signed-in user's own document. Never rejects; if Firebase gives no reason that can be shown, the error is "Failed
 * to fetch user data".
 *
 * @example
 * const outcome = await fetchUserData(client, account.uid);
 * if (outcome.success) greet(outcome.user.displayName);
 */
export async function fetchUserData(client: Client, uid: string): Promise<UserDataOutcome> {
  try {
    return { success: true, user: await readUser(client, uid) };
  } catch (error) {
    return { success: false, error: describeUserDataFailure(error) };
  }
}

async function readUser(client: Client, uid: string): Promise<UserProfile> {
  const document = await askDatabase(client, getDoc(doc(openFirestore(client), "users", uid)));
  if (!document.exists()) throw new DataError("not-found");
  return decodeAnswer(UserProfile, toWire(document.data()));
}
