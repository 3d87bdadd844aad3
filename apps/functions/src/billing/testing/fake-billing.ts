import type { Subscription } from "@farwork/domain";

import { type PlanAccounts, setPlanClaim } from "../plan-claim.ts";
import type { EventRecords } from "../receive-event.ts";
import type { BillingRecords, BillingServices, Reading } from "../sync-billing.ts";

export interface FakeAccount {
  /** The current state at Stripe. */
  readonly stripe: Map<string, Subscription>;
  claims: Record<string, unknown>;
  /** The published state. */
  seen: Reading["state"] | undefined;
  isDeleted: boolean;
  /** Number of writes. */
  writes: number;
}

/** An in-memory account "ada" with the customer "cus_ada"; every step is atomic. */
export function fakeBilling() {
  const readings: { taken: number; written: Reading | undefined; published: number } = {
    taken: 0,
    written: undefined,
    published: 0,
  };
  const done = new Set<string>();
  const account: FakeAccount = {
    stripe: new Map(),
    claims: {},
    seen: undefined,
    isDeleted: false,
    writes: 0,
  };
  const records: BillingRecords = {
    findOwner: async (customerId) => (customerId === "cus_ada" ? "ada" : undefined),
    takeNumber: async () => {
      if (account.isDeleted) return undefined;
      account.writes += 1;
      return (readings.taken += 1);
    },
    writeReading: async (_uid, reading) => {
      account.writes += 1;
      if (reading.number >= (readings.written?.number ?? 0)) readings.written = reading;
    },
    findReading: async () => readings.written,
    publish: async (_uid, { number, state }) => {
      if (account.isDeleted) return true;
      if (readings.written?.number !== number) return false;
      if (readings.published === number) return true;
      readings.published = number;
      account.writes += 1;
      account.seen = state;
      return true;
    },
  };
  const accounts: PlanAccounts = {
    getUser: async () => ({ customClaims: account.claims }),
    setCustomUserClaims: async (_uid, claims) => {
      account.claims = { ...claims };
    },
  };
  const events: EventRecords = {
    isDone: async (eventId) => done.has(eventId),
    markDone: async (eventId) => void done.add(eventId),
  };
  const services: BillingServices & { events: EventRecords } = {
    records,
    events,
    stripe: { listSubscriptions: async () => [...account.stripe.values()] },
    setPlanClaim: (uid, plan) => setPlanClaim(accounts, uid, plan),
  };
  return { ...services, accounts, account, done };
}
