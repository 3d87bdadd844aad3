import { type Firestore, Timestamp } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { tombstonePath } from "../personal-data/tombstone.ts";
import type { AccountRecords } from "./remove-account.ts";

// ID tokens outlive their account by an hour; nothing else can write for it.
const TOMBSTONE_MS = 24 * 60 * 60 * 1000;

/**
 * The database records of accounts being deleted. `deletedAccounts/{SHA-256 of the uid}`, which only has an expiry,
 * blocks writes from browsers (see firestore.rules).
 */
export function createAccountRecords(firestore: Firestore): AccountRecords {
  const userOf = (uid: string) => firestore.doc(PERSONAL_DATA.user(uid));
  const claimOf = (uid: string) => firestore.doc(PERSONAL_DATA.paymentCustomer(uid));

  return {
    close: (uid) =>
      firestore.runTransaction(async (transaction) => {
        const [user, claim] = await transaction.getAll(userOf(uid), claimOf(uid));
        const customerId: unknown = claim?.get("customerId") ?? user?.get("stripeCustomerId");
        const expireAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS);
        transaction.set(firestore.doc(tombstonePath(uid)), { expireAt });
        // The claim keeps the customer id until Stripe has deleted the customer.
        if (customerId !== undefined) transaction.set(claimOf(uid), { customerId }, { merge: true });
        transaction.delete(userOf(uid));
      }),

    findCustomer: async (uid) => {
      const customerId: unknown = (await claimOf(uid).get()).get("customerId");
      return typeof customerId === "string" && customerId !== "" ? customerId : undefined;
    },

    remove: async (uid) => {
      for (const place of Object.values(PERSONAL_DATA)) {
        const path = place(uid);
        const isDocument = path.split("/").length % 2 === 0;
        await firestore.recursiveDelete(isDocument ? firestore.doc(path) : firestore.collection(path));
      }
    },
  };
}
