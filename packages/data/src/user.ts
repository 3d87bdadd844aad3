import { UserProfile } from "@farwork/domain/user/user-profile";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";
import * as z from "zod/mini";

import type { Client } from "./client.ts";
import { DataError, toDataError } from "./data-error.ts";
import { openFirestore, toWire } from "./firestore.ts";

/** The outcome of reading a user document; `error` is fit to show. */
export type UserDataOutcome =
  | { readonly success: true; readonly user: UserProfile }
  | { readonly success: false; readonly error: string };

/**
 * The signed-in person's own document. Never rejects; where Firebase gives no reason that can be shown, the
 * error is "Failed to fetch user data" (specification, section 8).
 *
 * @example const outcome = await fetchUserData(client, account.uid);
 */
export async function fetchUserData(client: Client, uid: string): Promise<UserDataOutcome> {
  try {
    return { success: true, user: await readUser(client, uid) };
  } catch (error) {
    const { code, message } = toDataError(error);
    return { success: false, error: SHOWN.has(code) ? message : "Failed to fetch user data" };
  }
}

// The other codes say nothing about user data that would help the person who reads them.
const SHOWN: ReadonlySet<string> = new Set(["unavailable", "unauthenticated", "permission-denied"]);

/** What a new account's document starts from. */
export interface NewUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName?: string;
}

// The most characters firestore.rules let a name have; the identity service lets it have more.
const MAX_NAME_LENGTH = 100;

/**
 * Creates `users/{uid}` where there is none yet; a document that exists is left as it is. A longer name than the
 * rules take is cut: refused, it would leave its account without a document for good.
 */
export async function ensureUserDocument(client: Client, user: NewUser): Promise<void> {
  const reference = doc(openFirestore(client), "users", user.uid);
  if ((await getDoc(reference)).exists()) return;
  const { displayName, ...account } = user;
  await setDoc(reference, {
    ...account,
    ...(displayName && { displayName: displayName.slice(0, MAX_NAME_LENGTH).toWellFormed() }),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    paymentPlanSelected: false,
  });
}

async function readUser(client: Client, uid: string): Promise<UserProfile> {
  const document = await getDoc(doc(openFirestore(client), "users", uid));
  if (!document.exists()) throw new DataError("not-found");
  const parsed = z.safeParse(UserProfile, toWire(document.data()));
  if (!parsed.success) throw new DataError("bad-response", { cause: parsed.error });
  return parsed.data;
}
