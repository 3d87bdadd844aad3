import type { Firestore } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { Refusal } from "../runtime/refusal.ts";

/**
 * Records on `users/{uid}` that a plan was chosen. Idempotent.
 *
 * @throws Refusal `failed-precondition` naming `uid` if the account has no user document.
 */
export async function selectPlan(firestore: Firestore, uid: string): Promise<void> {
  const user = firestore.doc(PERSONAL_DATA.user(uid));
  await firestore.runTransaction(async (transaction) => {
    if (!(await transaction.get(user)).exists) throw new Refusal("failed-precondition", "uid");
    transaction.update(user, { paymentPlanSelected: true });
  });
}
