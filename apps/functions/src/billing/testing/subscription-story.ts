import { type BillingState, readPlan, type Subscription, type SubscriptionStatus } from "@farwork/domain";
import type { Scheduler } from "fast-check";

import { type PlanAccounts, setPlanClaim } from "../plan-claim.ts";
import { receiveEvent, type WebhookServices } from "../receive-event.ts";
import type { FakeAccount } from "./fake-billing.ts";
import { buildEvent, SECRET, signDelivery } from "./signed-events.ts";

// For tests: the life of a subscription, with events delivered in any order while it continues.

/** What happens at Stripe, with the resulting events. A refund alone does not change a subscription. */
const STORY: Readonly<Record<string, { status?: SubscriptionStatus; types: readonly string[] }>> = {
  created: { status: "incomplete", types: ["customer.subscription.created", "checkout.session.completed"] },
  paid: { status: "active", types: ["invoice.paid", "customer.subscription.updated"] },
  failed: { status: "incomplete", types: ["invoice.payment_failed"] },
  "past due": { status: "past_due", types: ["invoice.payment_failed", "customer.subscription.updated"] },
  recovered: { status: "active", types: ["invoice.paid", "customer.subscription.updated"] },
  "given up": { status: "unpaid", types: ["customer.subscription.updated"] },
  cancelled: { status: "canceled", types: ["customer.subscription.deleted"] },
  refunded: { types: ["charge.refunded"] },
  "paid later": { status: "active", types: ["checkout.session.async_payment_succeeded", "invoice.paid"] },
  "not paid later": { status: "incomplete_expired", types: ["checkout.session.async_payment_failed"] },
};
export const HAPPENINGS = Object.keys(STORY);

const NOON = new Date("2026-11-21T12:00:00Z");

interface Plot {
  readonly scheduler: Scheduler;
  readonly services: WebhookServices;
  readonly account: FakeAccount;
  readonly accounts: PlanAccounts;
  readonly happenings: readonly string[];
  /** How often each event is delivered. */
  readonly copies: readonly number[];
  /** After how many steps each delivery in turn is interrupted. */
  readonly deaths: readonly number[];
  /** Before which step each delivery pauses until all others are done; 0 for none. */
  readonly naps: readonly number[];
}

/** Plays the story; Stripe redelivers interrupted events until they succeed. */
export async function live({
  scheduler,
  services,
  account,
  accounts,
  happenings,
  copies,
  deaths,
  naps,
}: Plot) {
  const left = { deaths: [...deaths], naps: [...naps] };
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  let deliveries = 0;
  const deliver = async (event: object, nap = 0): Promise<void> => {
    deliveries += 1;
    const mortal = interleave(
      scheduler,
      { services, accounts },
      { death: left.deaths.shift() ?? Infinity, nap, woken },
    );
    const isTaken = await receiveEvent(mortal, signDelivery(event, NOON), NOON).catch(() => undefined);
    if (isTaken !== 200) await deliver(event);
  };
  const happen = scheduler.scheduleSequence(
    happenings.map((name, at) => ({
      label: name,
      builder: async () => {
        const { status, types } = STORY[name] ?? { types: [] };
        if (status) account.stripe.set("sub_1", { ...subscription, status });
        for (const type of types) {
          const event = buildEvent(type);
          for (let copy = 0; copy < (copies[at] ?? 1); copy += 1) {
            const nap = left.naps.shift() ?? 0;
            (nap === 0 ? awake : asleep).push(deliver(event, nap));
          }
        }
      },
    })),
  );
  const awake: Promise<void>[] = [];
  const asleep: Promise<void>[] = [];
  await scheduler.waitFor(happen.task);
  await scheduler.waitFor(Promise.all(awake));
  wake();
  await scheduler.waitFor(Promise.all(asleep));
  const expected: BillingState = readPlan([...account.stripe.values()]);
  return { expected, deliveries };
}

const subscription: Subscription = { id: "sub_1", status: "incomplete", createdAt: NOON, interval: "month" };

/** Interleaves the steps of all deliveries; this one is interrupted before step `death`. */
function interleave(
  scheduler: Scheduler,
  { services, accounts }: Pick<Plot, "services" | "accounts">,
  { death, nap, woken }: { readonly death: number; readonly nap: number; readonly woken: Promise<void> },
): WebhookServices {
  let taken = 0;
  const turn =
    <Args extends unknown[], Result>(step: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      taken += 1;
      if (taken === nap) await woken;
      if (taken > death) throw new Error("This instance died.");
      return scheduler.schedule(Promise.resolve()).then(() => step(...args));
    };
  const { records, events, stripe } = services;
  return {
    secret: SECRET,
    records: {
      findOwner: turn(records.findOwner),
      takeNumber: turn(records.takeNumber),
      writeReading: turn(records.writeReading),
      findReading: turn(records.findReading),
      publish: turn(records.publish),
    },
    events: { isDone: turn(events.isDone), markDone: turn(events.markDone) },
    stripe: { listSubscriptions: turn(stripe.listSubscriptions) },
    // Reading and writing claims are separate steps, with other deliveries possibly in between.
    setPlanClaim: (uid, plan) =>
      setPlanClaim(
        {
          getUser: turn((one: string) => accounts.getUser(one)),
          setCustomUserClaims: turn((one: string, claims: object) =>
            accounts.setCustomUserClaims(one, claims),
          ),
        },
        uid,
        plan,
      ),
  };
}
