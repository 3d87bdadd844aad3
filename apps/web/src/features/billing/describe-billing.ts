import type { BillingState } from "@farwork/domain";

import type { Formats } from "../../platform/locale/formats.ts";

/** How a person's plan stands, in words. `isUrgent`: something is to be done about it. */
export type BillingWords = { readonly text: string; readonly isUrgent: boolean };

/**
 * Says of a subscription what it means and what to do; undefined where there is nothing to say beside the plan's name.
 */
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

/** Whether there is something at Stripe that only its own page can change. */
export function isManaged({ subscription }: BillingState): boolean {
  return subscription !== undefined && !ENDED.has(subscription.status);
}

const ENDED: ReadonlySet<string> = new Set(["canceled", "incomplete_expired"]);

const calm = (text: string): BillingWords => ({ text, isUrgent: false });
const urgent = (text: string): BillingWords => ({ text, isUrgent: true });
