"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { takePlansParams } from "./checkout-return.ts";
import { billingTriesAtom, returnToPlans, followBilling } from "./plan-atoms.ts";
import { withParamsBack } from "./plans-path.ts";

/** Whether the visitor is signed in; `hasCookie` is the server's guess until the browser knows. */
export function useVisitor(hasCookie: boolean): "signed-in" | "signed-out" {
  const { status } = useAtomValue(sessionAtom);
  if (status === "signed-in") return "signed-in";
  return status === "loading" && hasCookie ? "signed-in" : "signed-out";
}

/** Keeps the plan up to date while the page is open. Call it once per page. */
export function useBillingFollowed(): void {
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  const tries = useAtomValue(billingTriesAtom);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- restarts on a retry
  useEffect(() => (uid === undefined ? undefined : followBilling(store, uid)), [store, uid, tries]);

  useEffect(() => {
    returnToPlans(store);
    const onShow = (event: PageTransitionEvent) => event.persisted && returnToPlans(store);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [store]);
}

/** Restores the plans page's parameters after Stripe's page. Only for that page. */
export function usePlansParamsBack(): void {
  useEffect(() => {
    const before = takePlansParams(Date.now());
    if (before) history.replaceState(null, "", withParamsBack(new URLSearchParams(location.search), before));
  }, []);
}
