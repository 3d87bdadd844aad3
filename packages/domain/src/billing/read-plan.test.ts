import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { SubscriptionStatus } from "./billing-state.ts";
import { isLiving, readPlan, type Subscription } from "./read-plan.ts";

const MAY = new Date("2026-05-01T00:00:00Z");
const JUNE = new Date("2026-06-01T00:00:00Z");
const JULY = new Date("2026-07-01T00:00:00Z");
const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  status: "active",
  createdAt: MAY,
  ...fields,
});

describe("the plan", () => {
  it("is Free without a subscription", () => {
    expect(readPlan([])).toEqual({ plan: "free" });
  });

  it.each(["trialing", "active", "past_due"] as const)("is Pro while the subscription is %s", (status) => {
    expect(readPlan([subscription({ status })])).toEqual({ plan: "pro", subscription: { status } });
  });

  it.each(["incomplete", "incomplete_expired", "canceled", "unpaid", "paused"] as const)(
    "is Free while the subscription is %s",
    (status) => {
      expect(readPlan([subscription({ status })])).toEqual({ plan: "free", subscription: { status } });
    },
  );

  it("includes the paid interval, its end, and the cancellation date", () => {
    const told = { interval: "year", currentPeriodEnd: JUNE, endsAt: JUNE } as const;
    expect(readPlan([subscription(told)]).subscription).toEqual({ status: "active", ...told });
  });

  it("is that of the paid one if another was cancelled, whichever is newer", () => {
    const paid = subscription({ id: "sub_paid" });
    const cancelled = subscription({ id: "sub_old", status: "canceled", createdAt: JUNE });
    expect(readPlan([cancelled, paid])).toEqual({ plan: "pro", subscription: { status: "active" } });
  });

  it("is that of the longest of several paid ones, or the newest of several unpaid ones", () => {
    const long = subscription({ id: "sub_long", currentPeriodEnd: JULY });
    const short = subscription({ id: "sub_short", createdAt: JUNE, currentPeriodEnd: JUNE });
    expect(readPlan([short, long]).subscription?.currentPeriodEnd).toEqual(JULY);
    const unpaid = subscription({ id: "sub_unpaid", status: "unpaid", createdAt: JUNE });
    const cancelled = subscription({ id: "sub_gone", status: "canceled" });
    expect(readPlan([cancelled, unpaid]).subscription?.status).toBe("unpaid");
  });

  it("does not depend on the order in which Stripe lists them", () => {
    const day = fc.integer({ min: 0, max: 3 }).map((days) => new Date(MAY.getTime() + days * 86_400_000));
    const any = fc.record({
      id: fc.uuid(),
      status: fc.constantFrom(...SubscriptionStatus.options),
      createdAt: day,
      currentPeriodEnd: day,
    });
    const listed = fc
      .uniqueArray(any, { selector: ({ id }) => id, maxLength: 5 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(listed, ([list, shuffled]) => {
        expect(readPlan(shuffled)).toEqual(readPlan(list));
      }),
    );
  });
});

describe("a subscription that prevents another", () => {
  it("is one that is paid, or still could be", () => {
    const living = SubscriptionStatus.options.filter((status) => isLiving({ status }));
    expect(living).toEqual(["incomplete", "trialing", "active", "past_due", "unpaid", "paused"]);
  });
});
