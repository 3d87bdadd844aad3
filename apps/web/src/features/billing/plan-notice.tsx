"use client";

import { useAtomValue, useStore } from "jotai";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect } from "react";

import { useFormats } from "#formats";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { describeBilling } from "./describe-billing.ts";
import { billingAtom, tryBillingAgain } from "./plan-atoms.ts";
import { hasPaid, withoutPaid } from "./plans-path.ts";
import { useConfirming } from "./use-confirming.ts";
import { useBillingFollowed, usePlansParamsBack } from "./use-plan.ts";

/** The user's plan, updated live. */
export function PlanNotice() {
  useBillingFollowed();
  usePlansParamsBack();
  const { status } = useAtomValue(sessionAtom);
  return (
    <>
      <output className="plan-notice empty:hidden">{status === "signed-in" && <PlanText />}</output>
      {status === "signed-in" && <Failure />}
    </>
  );
}

function PlanText(): ReactNode {
  const known = useAtomValue(billingAtom);
  const formats = useFormats();
  const params = useSearchParams();
  const isBack = hasPaid(params);
  const confirming = useConfirming();
  const isPro = known.status === "known" && known.billing.plan === "pro";

  useEffect(() => {
    // Drop the checkout result from the address, so that a reload does not show it again.
    if (isPro && isBack) history.replaceState(null, "", withoutPaid(params));
  }, [isPro, isBack, params]);

  if (confirming === "soon") return "Payment is being confirmed. This page will update automatically.";
  if (confirming === "late") {
    return "Payment is still being confirmed, which is taking longer than usual. You can leave this page: Pro starts as soon as Stripe confirms. If you did not pay, choose again below.";
  }
  if (known.status !== "known") return null;
  const words = describeBilling(known.billing, formats);
  if (!words) return null;
  return words.isUrgent ? <strong className="font-semibold">{words.text}</strong> : words.text;
}

function Failure() {
  const known = useAtomValue(billingAtom);
  const store = useStore();
  if (known.status !== "failed") return null;
  return (
    <div role="alert" className="plan-notice flex flex-wrap items-center gap-4">
      <p>Your plan can’t be loaded right now.</p>
      <button type="button" className="quiet-action" onClick={() => tryBillingAgain(store)}>
        Try again
      </button>
    </div>
  );
}
