import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";

import type { Account } from "./account.ts";
import type { Client } from "./client.ts";
import { openFirestore } from "./firestore.ts";
import { withinTime } from "./within-time.ts";

// firestore.rules limit names more strictly than the identity service.
const MAX_NAME_LENGTH = PROFILE_TEXT_LIMITS.displayName;

/**
 * Creates `users/{uid}` unless it exists. Cuts a name that the rules would refuse, which would leave the account
 * without a document for good.
 */
export async function ensureUserDocument(
  client: Client,
  { uid, email, displayName }: Account,
): Promise<void> {
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
