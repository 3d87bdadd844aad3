import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";

import type { Account } from "./account.ts";
import type { Client } from "./client.ts";
import { openFirestore } from "./firestore.ts";
import { withinTime } from "./within-time.ts";

// firestore.rules let a name have no more characters; the identity service does.
const MAX_NAME_LENGTH = PROFILE_TEXT_LIMITS.displayName;

/**
 * Creates `users/{uid}` where there is none yet; a document that exists is left as it is. A longer name than the
 * rules take is cut: refused, it would leave its account without a document for good.
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
    // Another tab may have made it meanwhile, and nobody may write over a document's beginning.
    if (!(await withinTime(getDoc(reference))).exists()) throw error;
  }
}
