"use client";

import type { BillingInterval } from "@farwork/domain";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";

import { entrancePath } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { isManaged } from "./describe-billing.ts";
import { billingAtom, isFreeChosenAtom } from "./plan-atoms.ts";
import { PlanButton, PlanFault } from "./plan-button.tsx";
import { PLANS_PATH } from "./plans-path.ts";
import { useConfirming } from "./use-confirming.ts";
import { useVisitor } from "./use-plan.ts";

const WORDS: Readonly<Record<BillingInterval, string>> = {
  month: "Get Pro by the month",
  year: "Get Pro by the year",
};

/** What can be done about Pro: have it paid by the month or year, or change what was. `intervals` are those on sale. */
export function ProAction({
  hasCookie,
  intervals,
}: {
  hasCookie: boolean;
  intervals: readonly BillingInterval[];
}) {
  const visitor = useVisitor(hasCookie);
  const known = useAtomValue(billingAtom);
  const confirming = useConfirming();

  if (visitor === "signed-out") {
    return (
      <SiteLink href={entrancePath("/log-in", PLANS_PATH)} className="action plan-button">
        Log in to get Pro
      </SiteLink>
    );
  }
  const billing = known.status === "known" ? known.billing : undefined;
  // Whoever waits in vain may not have paid; who did is refused a second time.
  if (confirming === "soon") return null;
  if (billing && (billing.plan === "pro" || isManaged(billing))) {
    return (
      <>
        {billing.plan === "pro" && <YourPlan />}
        <PlanButton deed="manage" isQuiet>
          Manage
        </PlanButton>
        <p className="text-small text-soft">
          On Stripe’s page: another card, receipts, month or year, and the end of it.
        </p>
        <PlanFault deeds={["manage", "month", "year"]} />
      </>
    );
  }
  return (
    <>
      {intervals.map((interval, index) => (
        <PlanButton key={interval} deed={interval} isQuiet={index > 0} isReady={billing !== undefined}>
          {WORDS[interval]}
        </PlanButton>
      ))}
      <PlanFault deeds={intervals} />
    </>
  );
}

/** What can be done about Free: choose it, or go back to it. */
export function FreeAction({ hasCookie }: { hasCookie: boolean }) {
  const visitor = useVisitor(hasCookie);
  const known = useAtomValue(billingAtom);
  const isChosen = useAtomValue(isFreeChosenAtom);
  const [isJustChosen, setJustChosen] = useState(false);

  if (visitor === "signed-out") {
    return (
      <SiteLink href={entrancePath("/sign-up", PLANS_PATH)} className="quiet-action plan-button">
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
      <PlanButton deed="free" isQuiet isReady={known.status !== "loading"} onDone={() => setJustChosen(true)}>
        Choose Free
      </PlanButton>
      <PlanFault deeds={["free"]} />
    </>
  );
}

/** Stands where the button of another plan would. `takesFocus`: from that button, which was pressed and went away. */
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
