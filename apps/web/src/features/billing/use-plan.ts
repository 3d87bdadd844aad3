"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { takePlansParams } from "./checkout-return.ts";
import { billingTriesAtom, returnToPlans, followBilling } from "./plan-atoms.ts";
import { withParamsBack } from "./plans-path.ts";

/** Who looks at the plans, as far as that is known: `hasCookie` is the server's guess until the browser knows. */
export function useVisitor(hasCookie: boolean): "signed-in" | "signed-out" {
  const { status } = useAtomValue(sessionAtom);
  if (status === "signed-in") return "signed-in";
  return status === "loading" && hasCookie ? "signed-in" : "signed-out";
}

/** Keeps what the page knows of the plan true while it is open. To be called once on a page. */
export function useBillingFollowed(): void {
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  const tries = useAtomValue(billingTriesAtom);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- begun anew when somebody asks for that
  useEffect(() => (uid === undefined ? undefined : followBilling(store, uid)), [store, uid, tries]);

  useEffect(() => {
    returnToPlans(store);
    const onShow = (event: PageTransitionEvent) => event.persisted && returnToPlans(store);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [store]);
}

/** Gives the plans their parameters back once Stripe's page has led here. For their page alone: it names its address. */
export function usePlansParamsBack(): void {
  useEffect(() => {
    const before = takePlansParams(Date.now());
    if (before) history.replaceState(null, "", withParamsBack(new URLSearchParams(location.search), before));
  }, []);
}
