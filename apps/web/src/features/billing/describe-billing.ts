import type { BillingState } from "@farwork/domain";

import type { Formats } from "../../platform/locale/formats.ts";

/** A description of the user's plan. `isUrgent`: the user should act. */
export type BillingWords = { readonly text: string; readonly isUrgent: boolean };

/** What a subscription's status means and what to do; undefined if the plan's name says it all. */
export function describeBilling(
  { plan, subscription }: BillingState,
  { day }: Pick<Formats, "day">,
): BillingWords | undefined {
  if (!subscription) return plan === "pro" ? calm("You are on Pro.") : undefined;
  const { status, interval, currentPeriodEnd, endsAt } = subscription;
  if (status === "past_due") {
    return urgent(
      "Your last payment failed. Pro stays on while Stripe retries: check your card under “Manage”.",
    );
  }
  if (status === "unpaid") {
    return urgent(
      "Pro has stopped because a payment failed. Pay the open invoice under “Manage” to resume it.",
    );
  }
  if (status === "incomplete") {
    return urgent("Your first payment wasn’t completed, so Pro hasn’t started. Complete it under “Manage”.");
  }
  if (status === "paused") return urgent("Pro is paused. Resume it under “Manage”.");
  if (plan !== "pro") return undefined;
  if (endsAt) {
    return calm(
      `You are on Pro until ${day(endsAt)}. From then on you are on Free, and nothing you saved is deleted. Changed your mind? Renew it under “Manage”.`,
    );
  }
  const paid = interval ? `, billed ${interval}ly` : "";
  return calm(
    currentPeriodEnd
      ? `You are on Pro${paid}. It renews on ${day(currentPeriodEnd)}.`
      : `You are on Pro${paid}.`,
  );
}

/** Whether there is a subscription to manage on Stripe's page. */
export function isManaged({ subscription }: BillingState): boolean {
  return subscription !== undefined && !ENDED.has(subscription.status);
}

const ENDED: ReadonlySet<string> = new Set(["canceled", "incomplete_expired"]);

const calm = (text: string): BillingWords => ({ text, isUrgent: false });
const urgent = (text: string): BillingWords => ({ text, isUrgent: true });
