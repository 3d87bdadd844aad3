import { randomUUID } from "node:crypto";

import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import type { CustomerClaims } from "./ensure-customer.ts";

// Longer than finding and creating a customer can take, including retries.
const LEASE_MS = 30_000;
// Browsers wait 15 s for a response.
const MAX_WAIT_MS = 10_000;

/**
 * Stores claims as documents `stripeCustomers/{uid}`, which browsers cannot read: `{holder, claimedAt}` while a
 * customer is being created, plus `customerId` afterwards; `deleted` is the previous customer if it was deleted at
 * Stripe. Uses Firestore's clock, as instances' clocks differ.
 */
export function createCustomerClaims(firestore: Firestore): CustomerClaims {
  const claimOf = (uid: string) => firestore.doc(PERSONAL_DATA.paymentCustomer(uid));
  const userOf = (uid: string) => firestore.doc(PERSONAL_DATA.user(uid));

  return {
    find: async (uid) => readText((await userOf(uid).get()).get("stripeCustomerId")),

    claim: (uid) =>
      firestore.runTransaction(async (transaction) => {
        const [user, claim] = await transaction.getAll(userOf(uid), claimOf(uid));
        if (!user?.exists || !claim) return { status: "no-user" };
        const customerId = readText(user.get("stripeCustomerId"));
        if (customerId !== undefined) return { status: "made", customerId };
        // The user document was deleted and recreated: the customer is still theirs.
        const madeBefore = readText(claim.get("customerId"));
        if (madeBefore !== undefined) {
          transaction.update(user.ref, { stripeCustomerId: madeBefore });
          return { status: "made", customerId: madeBefore };
        }
        if (isHeld(claim)) return { status: "held" };
        const holder = randomUUID();
        // Merged: the last reading of a forgotten customer still identifies outdated readings.
        const claimed = { holder, claimedAt: FieldValue.serverTimestamp() };
        transaction.set(claim.ref, claimed, { merge: true });
        const deleted = readText(claim.get("deleted"));
        return { status: "ours", holder, mayExist: claim.exists, ...(deleted !== undefined && { deleted }) };
      }),

    complete: (uid, customerId) =>
      firestore.runTransaction(async (transaction) => {
        const [user, claim] = await transaction.getAll(userOf(uid), claimOf(uid));
        if (!user?.exists && !claim?.exists) return { status: "deleted" };
        const kept = readText(claim?.get("customerId")) ?? customerId;
        transaction.set(claimOf(uid), { customerId: kept }, { merge: true });
        if (!user?.exists) return { status: "no-user" };
        transaction.update(user.ref, { stripeCustomerId: kept });
        return { status: "made", customerId: kept };
      }),

    release: (uid, holder) =>
      firestore.runTransaction(async (transaction) => {
        const claim = await transaction.get(claimOf(uid));
        if (claim.get("holder") !== holder) return;
        // Not deleted: it must stay known that a customer may have been created.
        transaction.update(claim.ref, { claimedAt: new Timestamp(0, 0) });
      }),

    forget: (uid, deleted) =>
      firestore.runTransaction(async (transaction) => {
        const [user, claim] = await transaction.getAll(userOf(uid), claimOf(uid));
        if (!claim?.exists || claim.get("customerId") !== deleted) return;
        const gone = FieldValue.delete();
        transaction.update(claim.ref, { customerId: gone, claimedAt: new Timestamp(0, 0), deleted });
        if (user?.exists) transaction.update(user.ref, { stripeCustomerId: gone });
      }),

    waitUntilFree: (uid) => waitForDocument(claimOf(uid), (claim) => !isHeld(claim)),
  };
}

function waitForDocument(
  document: DocumentReference,
  accept: (snapshot: DocumentSnapshot) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => reject(new Error(`Waited too long for a change of ${document.parent.id}.`)),
    MAX_WAIT_MS,
  );
  const stop = document.onSnapshot((snapshot) => {
    if (accept(snapshot)) resolve();
  }, reject);
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}

/** Whether the customer is being created right now. */
function isHeld(claim: DocumentSnapshot): boolean {
  const claimedAt: unknown = claim.get("claimedAt");
  if (!(claimedAt instanceof Timestamp) || claim.get("customerId") !== undefined) return false;
  return claim.readTime.toMillis() - claimedAt.toMillis() < LEASE_MS;
}

const readText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
