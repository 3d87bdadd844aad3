import { type BillingState, type PlanId, readPlan } from "@farwork/domain";

import type { SubscriptionGateway } from "./subscription-gateway.ts";

/** What Stripe returned after the time of its number; higher numbers are later. */
export interface Reading {
  readonly number: number;
  readonly state: BillingState;
}

/** Records of people's subscriptions. Nothing is written for accounts being deleted. */
export interface BillingRecords {
  /** The account of a customer. */
  readonly findOwner: (customerId: string) => Promise<string | undefined>;
  /** A number for the current time; undefined if the customer is not the account's (any more). */
  readonly takeNumber: (uid: string, customerId: string) => Promise<number | undefined>;
  /** Writes the reading, unless there is one with a higher number. */
  readonly writeReading: (uid: string, reading: Reading) => Promise<void>;
  readonly findReading: (uid: string) => Promise<Reading | undefined>;
  /** Publishes the reading to the person. False if another has been written in the meantime. */
  readonly publish: (uid: string, reading: Reading) => Promise<boolean>;
}

export interface BillingServices {
  readonly records: BillingRecords;
  readonly stripe: SubscriptionGateway;
  /** Sets the plan for the account's next ID tokens. */
  readonly setPlanClaim: (uid: string, plan: PlanId) => Promise<void>;
}

/**
 * Syncs a customer's subscriptions from Stripe to their owner's plan: first the reading, then the claim, then the
 * document that open tabs watch, so that a token with the plan is available once a tab hears of it. Idempotent and safe
 * to run concurrently in any order: the reading that started last wins (docs/decisions/0010). Ignores unknown
 * customers.
 */
export async function syncBilling(
  services: BillingServices,
  customerId: string,
  isOwner: (uid: string) => boolean,
): Promise<void> {
  const { records, stripe } = services;
  const uid = await records.findOwner(customerId);
  if (uid === undefined || !isOwner(uid)) return;
  const number = await records.takeNumber(uid, customerId);
  if (number === undefined) return;
  const state = readPlan(await stripe.listSubscriptions(customerId, uid));
  await records.writeReading(uid, { number, state });
  await showReading(services, uid);
}

/**
 * Applies the latest reading to their owner's plan without asking Stripe, as another run may have set an older claim
 * before being interrupted.
 */
export async function reconcileBilling(
  services: Omit<BillingServices, "stripe">,
  customerId: string,
  isOwner: (uid: string) => boolean,
): Promise<void> {
  const uid = await services.records.findOwner(customerId);
  if (uid !== undefined && isOwner(uid)) await showReading(services, uid);
}

async function showReading({ records, setPlanClaim }: Omit<BillingServices, "stripe">, uid: string) {
  for (;;) {
    // Even if another run's reading is newer: it may have been interrupted right after writing it.
    const reading = await records.findReading(uid);
    if (reading === undefined) return;
    await setPlanClaim(uid, reading.state.plan);
    if (await records.publish(uid, reading)) return;
  }
}
