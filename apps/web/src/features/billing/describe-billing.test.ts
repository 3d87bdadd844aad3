import type { BillingState } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { describeBilling, isManaged } from "./describe-billing.ts";

type Subscription = NonNullable<BillingState["subscription"]>;

const formats = createFormats("en-GB");
const currentPeriodEnd = new Date("2026-04-14T09:00:00Z");
const stateOf = (plan: BillingState["plan"], subscription: Partial<Subscription>): BillingState => ({
  plan,
  subscription: { status: "active", interval: "month", currentPeriodEnd, ...subscription },
});
const wordsOf = (state: BillingState) => describeBilling(state, formats);

describe("a plan in words", () => {
  it("is empty for Free, and for users who left Pro", () => {
    expect(wordsOf({ plan: "free" })).toBeUndefined();
    expect(wordsOf(stateOf("free", { status: "canceled" }))).toBeUndefined();
    expect(wordsOf(stateOf("free", { status: "incomplete_expired" }))).toBeUndefined();
  });

  it("names what is paid for, and until when", () => {
    expect(wordsOf(stateOf("pro", {}))).toEqual({
      text: "You are on Pro, billed monthly. It renews on 14 April 2026.",
      isUrgent: false,
    });
    expect(wordsOf({ plan: "pro" })?.text).toBe("You are on Pro.");
  });

  it("says when a cancelled Pro ends, what follows, and how to renew", () => {
    expect(wordsOf(stateOf("pro", { endsAt: currentPeriodEnd }))?.text).toBe(
      "You are on Pro until 14 April 2026. From then on you are on Free, and nothing you saved is deleted. Changed your mind? Renew it under “Manage”.",
    );
  });

  it.each([
    ["pro", "past_due", /last payment failed\. Pro stays on/],
    ["free", "unpaid", /Pro has stopped.*Pay the open invoice/],
    ["free", "incomplete", /wasn’t completed.*Complete it under/],
    ["free", "paused", /is paused/],
  ] as const)("of %s with a subscription %s says what to do", (plan, status, text) => {
    expect(wordsOf(stateOf(plan, { status }))).toEqual({
      text: expect.stringMatching(text),
      isUrgent: true,
    });
  });
});

describe("a subscription", () => {
  it.each(["active", "trialing", "past_due", "unpaid", "paused", "incomplete"] as const)(
    "that is %s is changed on Stripe's page",
    (status) => {
      expect(isManaged(stateOf("free", { status }))).toBe(true);
    },
  );

  it.each(["canceled", "incomplete_expired"] as const)("that is %s can be bought again", (status) => {
    expect(isManaged(stateOf("free", { status }))).toBe(false);
    expect(isManaged({ plan: "free" })).toBe(false);
  });
});
