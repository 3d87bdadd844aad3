import { PROFILE_TEXT_LIMITS, type UserProfile } from "@farwork/domain/user";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";

import type { Account } from "./account.ts";
import { attempt } from "./attempt.ts";
import { ensureStripeCustomer } from "./billing.ts";
import type { Client } from "./client.ts";
import { openFirestore } from "./firestore.ts";
import { describeUserDataFailure } from "./user-data-failure.ts";
import { fetchUserData, type UserDataOutcome } from "./user.ts";
import { withinTime } from "./within-time.ts";

/**
 * `user` is the document as read back; `profileError` is set instead if the account exists but its document could not
 * be created or read.
 */
export interface SettledAccount {
  readonly success: true;
  readonly account: Account;
  readonly user?: UserProfile;
  readonly profileError?: string;
}

// firestore.rules limit names more strictly than the identity service.
const MAX_NAME_LENGTH = PROFILE_TEXT_LIMITS.displayName;
// The document may lag behind the account.
const REREAD_AFTER_MS = 1000;

/** After a sign-up: creates the document and the payment customer, and reads the document back. Never rejects. */
export async function provisionNewAccount(client: Client, account: Account): Promise<SettledAccount> {
  return withUserDocument(client, account, async () => {
    await tryStripeCustomer(client);
    const data = await fetchUserData(client, account.uid);
    if (hasCustomer(data)) return data;
    await new Promise((resolve) => setTimeout(resolve, REREAD_AFTER_MS));
    return fetchUserData(client, account.uid);
  });
}

/** After a log-in: creates what an earlier sign-up or log-in could not. Never rejects. */
export async function provisionKnownAccount(client: Client, account: Account): Promise<SettledAccount> {
  return withUserDocument(client, account, async () => {
    const data = await fetchUserData(client, account.uid);
    if (!data.success || hasCustomer(data)) return data;
    return (await tryStripeCustomer(client)) ? fetchUserData(client, account.uid) : data;
  });
}

async function withUserDocument(
  client: Client,
  account: Account,
  readBack: () => Promise<UserDataOutcome>,
): Promise<SettledAccount> {
  try {
    await ensureUserDocument(client, account);
  } catch (error) {
    return { success: true, account, profileError: describeUserDataFailure(error) };
  }
  const data = await readBack();
  return data.success
    ? { success: true, account, user: data.user }
    : { success: true, account, profileError: data.error };
}

/**
 * Creates `users/{uid}` unless it exists. Cuts a name that the rules would refuse, which would leave the account
 * without a document for good.
 */
async function ensureUserDocument(client: Client, { uid, email, displayName }: Account): Promise<void> {
  const reference = doc(openFirestore(client), "users", uid);
  if ((await withinTime(getDoc(reference))).exists()) return;
  try {
    const fields = {
      uid,
      email,
      ...(displayName && { displayName: displayName.slice(0, MAX_NAME_LENGTH).toWellFormed() }),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
      paymentPlanSelected: false,
    };
    await withinTime(setDoc(reference, fields));
  } catch (error) {
    // Another tab may have created it meanwhile, and the rules forbid overwriting it.
    if (!(await withinTime(getDoc(reference))).exists()) throw error;
  }
}

/** Returns whether the customer exists now. */
async function tryStripeCustomer(client: Client): Promise<boolean> {
  return attempt(client, "The payment customer could not be made", () => ensureStripeCustomer(client));
}

function hasCustomer(data: UserDataOutcome): boolean {
  return data.success && data.user.stripeCustomerId !== undefined;
}
