"use client";

import type { BillingInterval, PlanPrice } from "@farwork/domain";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";

import { useFormats } from "#formats";

import { signInPath } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { isManaged } from "./describe-billing.ts";
import { formatPrice } from "./format-price.ts";
import { billingAtom, isFreeChosenAtom } from "./plan-atoms.ts";
import { PlanButton, PlanFault } from "./plan-button.tsx";
import { PLANS_PATH } from "./plans-path.ts";
import { useConfirming } from "./use-confirming.ts";
import { useVisitor } from "./use-plan.ts";

const LABELS: Readonly<Record<BillingInterval, string>> = {
  month: "Pay monthly",
  year: "Pay yearly",
};

/** The actions for Pro: subscribe monthly or yearly, or manage the subscription. `prices` are those on sale. */
export function ProAction({ hasCookie, prices }: { hasCookie: boolean; prices: readonly PlanPrice[] }) {
  const visitor = useVisitor(hasCookie);
  const known = useAtomValue(billingAtom);
  const confirming = useConfirming();
  const formats = useFormats();

  if (visitor === "signed-out") {
    return (
      <SiteLink href={signInPath("/log-in", PLANS_PATH)} className="action plan-button">
        Log in to get Pro
      </SiteLink>
    );
  }
  const billing = known.status === "known" ? known.billing : undefined;
  // After a long wait they may not have paid; a second payment would be refused.
  if (confirming === "soon") return null;
  if (billing && (billing.plan === "pro" || isManaged(billing))) {
    return (
      <>
        {billing.plan === "pro" && <YourPlan />}
        <PlanButton action="manage" isQuiet>
          Manage
        </PlanButton>
        <p className="text-small text-soft">
          Opens Stripe: change your card or billing period, see receipts, or cancel.
        </p>
        <PlanFault actions={["manage", "month", "year"]} />
      </>
    );
  }
  return (
    <>
      {prices.map(({ interval, amount, currency }, index) => (
        <PlanButton key={interval} action={interval} isQuiet={index > 0} isReady={billing !== undefined}>
          {LABELS[interval]}, {formatPrice(amount, currency, formats.locale)}
        </PlanButton>
      ))}
      <PlanFault actions={prices.map(({ interval }) => interval)} />
    </>
  );
}

/** The actions for Free: choose it, or go back to it. */
export function FreeAction({ hasCookie }: { hasCookie: boolean }) {
  const visitor = useVisitor(hasCookie);
  const known = useAtomValue(billingAtom);
  const isChosen = useAtomValue(isFreeChosenAtom);
  const [isJustChosen, setJustChosen] = useState(false);

  if (visitor === "signed-out") {
    return (
      <SiteLink href={signInPath("/sign-up", PLANS_PATH)} className="quiet-action plan-button">
        Sign up for Free
      </SiteLink>
    );
  }
  const billing = known.status === "known" ? known.billing : undefined;
  if (billing?.plan === "pro") {
    return <p className="text-small text-soft">To go back to Free, cancel Pro under “Manage”.</p>;
  }
  if (isChosen) return <YourPlan takesFocus={isJustChosen} />;
  return (
    <>
      <PlanButton
        action="free"
        isQuiet
        isReady={known.status !== "loading"}
        onDone={() => setJustChosen(true)}
      >
        Choose Free
      </PlanButton>
      <PlanFault actions={["free"]} />
    </>
  );
}

/** Replaces the button of the current plan. `takesFocus`: that button was pressed and disappeared. */
function YourPlan({ takesFocus = false }: { takesFocus?: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={line} tabIndex={-1} className="flex min-h-11 items-center">
      <strong className="marked">Your plan</strong>
    </p>
  );
}
