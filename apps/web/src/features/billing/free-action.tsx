"use client";

import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";

import { entrancePath } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { billingAtom, isFreeChosenAtom } from "./plan-atoms.ts";
import { PlanButton, PlanFault } from "./plan-button.tsx";
import { PLANS_PATH } from "./plans-path.ts";
import { useVisitor } from "./use-plan.ts";

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
export function YourPlan({ takesFocus = false }: { takesFocus?: boolean }) {
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
