import { type BillingState, type PlanId, readPlan } from "@farwork/domain";

import type { SubscriptionGateway } from "./subscription-gateway.ts";

/** What Stripe said after the moment of its number; the higher the later. */
export interface Reading {
  readonly number: number;
  readonly state: BillingState;
}

/** What is written down of a person's subscriptions. Nothing is written for an account that is being deleted. */
export interface BillingRecords {
  /** Whose customer it is. */
  readonly findOwner: (customerId: string) => Promise<string | undefined>;
  /** The number of now; undefined where the customer is not the account's (any more). */
  readonly takeNumber: (uid: string, customerId: string) => Promise<number | undefined>;
  /** Writes the reading, unless one of a higher number was. */
  readonly writeReading: (uid: string, reading: Reading) => Promise<void>;
  readonly findReading: (uid: string) => Promise<Reading | undefined>;
  /** Lets the person see that reading. False where another has been written meanwhile. */
  readonly publish: (uid: string, reading: Reading) => Promise<boolean>;
}

export interface BillingServices {
  readonly records: BillingRecords;
  readonly stripe: SubscriptionGateway;
  /** Has the account's next ID tokens say the plan. */
  readonly setPlanClaim: (uid: string, plan: PlanId) => Promise<void>;
}

/**
 * Asks Stripe where a customer's subscriptions stand, and makes that their owner's plan: reading, claim, and then the
 * document that open tabs watch, so that whoever hears of a plan can have a token that says it. May be repeated, begun
 * from anywhere, at the same time and in any order: of all readings the one that was begun last counts
 * (docs/decisions/0010). Of customers that nobody here has, nothing happens.
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
 * Makes the reading that counts their owner's plan, without asking Stripe: whoever was doing that may have set an older
 * claim last, and died right after.
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
    // Also where another one's counts: whoever wrote that may have died right after.
    const reading = await records.findReading(uid);
    if (reading === undefined) return;
    await setPlanClaim(uid, reading.state.plan);
    if (await records.publish(uid, reading)) return;
  }
}
