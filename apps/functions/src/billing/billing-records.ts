import { BillingState } from "@farwork/domain";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from "firebase-admin/firestore";
import * as z from "zod/mini";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import type { EventRecords } from "./receive-event.ts";
import type { BillingRecords, Reading } from "./sync-billing.ts";

/** Stripe redelivers events for up to three days and shows them for thirty. */
const EVENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The field `reading` of `stripeCustomers/{uid}`, next to the customer's id and the `published` number. */
const StoredReading = z.object({
  number: z.int(),
  /** In wire format. */
  state: BillingState,
});

/**
 * Stores readings in `stripeCustomers/{uid}`, which browsers cannot read, and publishes them in `billing/{uid}`. A
 * reading's number is the time of a read by Firestore's clock, in microseconds. Events arrive concurrently, so writes
 * use optimistic concurrency instead of locks. Publishes only while there is a user document, which account deletion
 * removes first.
 */
export function createBillingRecords(firestore: Firestore): BillingRecords {
  const customerOf = (uid: string) => firestore.doc(PERSONAL_DATA.paymentCustomer(uid));
  const userOf = (uid: string) => firestore.doc(PERSONAL_DATA.user(uid));

  return {
    findOwner: async (customerId) => {
      const owners = firestore.collection("stripeCustomers").where("customerId", "==", customerId);
      return (await owners.limit(1).get()).docs[0]?.id;
    },
    takeNumber: async (uid, customerId) => {
      const [user, customer] = await firestore.getAll(userOf(uid), customerOf(uid));
      if (!user?.exists || customer?.get("customerId") !== customerId) return undefined;
      return toMicroseconds(customer.readTime);
    },
    writeReading: async (uid, reading) => {
      while (!(await tryWriting(customerOf(uid), reading))) {
        // The winner has made progress, so this terminates.
      }
    },
    findReading: async (uid) => parseReading(await customerOf(uid).get()),
    publish: async (uid, reading) => {
      const [user, customer] = await firestore.getAll(userOf(uid), customerOf(uid));
      if (!user?.updateTime || !customer?.updateTime) return true;
      if (parseReading(customer)?.number !== reading.number) return false;
      if (customer.get("published") === reading.number) return true;
      const isSelected = reading.state.plan !== "free" || user.get("paymentPlanSelected") === true;
      const batch = firestore.batch();
      batch.update(customer.ref, { published: reading.number }, { lastUpdateTime: customer.updateTime });
      batch.update(user.ref, { paymentPlanSelected: isSelected }, { lastUpdateTime: user.updateTime });
      batch.set(firestore.doc(PERSONAL_DATA.billing(uid)), toDocument(reading));
      return unlessOvertaken(batch.commit());
    },
  };
}

/** Returns false if someone else wrote between the read and the write. */
async function tryWriting(customer: DocumentReference, { number, state }: Reading): Promise<boolean> {
  const before = await customer.get();
  if (!before.updateTime || (parseReading(before)?.number ?? 0) > number) return true;
  const reading = { number, state: z.encode(BillingState, state) };
  return unlessOvertaken(customer.update({ reading }, { lastUpdateTime: before.updateTime }));
}

const OVERTAKEN: ReadonlySet<unknown> = new Set([
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
]);

/** Returns false if the write's precondition failed. */
async function unlessOvertaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    const isOvertaken = error instanceof Error && "code" in error && OVERTAKEN.has(error.code);
    if (!isOvertaken) throw error;
    return false;
  }
}

/** A reading from another version counts as missing: Stripe can be asked again. */
function parseReading(customer: DocumentSnapshot): Reading | undefined {
  return z.safeParse(StoredReading, customer.get("reading")).data;
}

const toMicroseconds = ({ seconds, nanoseconds }: Timestamp) =>
  seconds * 1e6 + Math.floor(nanoseconds / 1000);

function toDocument({ state: { plan, subscription } }: Reading) {
  if (subscription === undefined) return { plan };
  const { currentPeriodEnd, endsAt, ...rest } = subscription;
  return {
    plan,
    subscription: {
      ...rest,
      ...(currentPeriodEnd && { currentPeriodEnd: Timestamp.fromDate(currentPeriodEnd) }),
      ...(endsAt && { endsAt: Timestamp.fromDate(endsAt) }),
    },
  };
}

/** Stores processed events as documents `stripeEvents/{id}`, which only have an expiry. */
export function createEventRecords(firestore: Firestore): EventRecords {
  const recordOf = (eventId: string) => firestore.doc(`stripeEvents/${eventId}`);
  return {
    isDone: async (eventId) => (await recordOf(eventId).get()).exists,
    markDone: async (eventId) => {
      await recordOf(eventId).set({ expireAt: Timestamp.fromMillis(Date.now() + EVENT_KEPT_MS) });
    },
  };
}
