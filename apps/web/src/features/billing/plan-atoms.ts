import type { BillingInterval, BillingState } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";

const NOTHING_DONE: Readonly<Record<"pay" | "free" | "manage", string>> = {
  pay: "Stripe’s page could not be opened, and nothing was charged. Try again in a moment.",
  free: "Your choice could not be saved. Try again in a moment; Free works all the same.",
  manage: "Stripe’s page could not be opened, and nothing was changed. Try again in a moment.",
};

/** The user's plan, if known. */
export type KnownBilling =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "known"; readonly billing: BillingState };

/** An action on a plan: subscribe monthly or yearly, choose Free, or open Stripe's page. */
export type PlanAction = BillingInterval | "free" | "manage";

export type PlanActionState =
  | { readonly status: "idle" }
  | { readonly status: "busy"; readonly action: PlanAction }
  | { readonly status: "failed"; readonly action: PlanAction; readonly text: string };

const knownAtom = atom<KnownBilling>({ status: "loading" });
const actionAtom = atom<PlanActionState>({ status: "idle" });
const freeChosenAtom = atom(false);
// One id per attempt to pay, so that a double click, or a retry after a lost response, opens no second checkout.
const requestIdsAtom = atom<Partial<Record<BillingInterval, string>>>({});

export const billingAtom = atom((get) => get(knownAtom));
export const planActionStateAtom = atom((get) => get(actionAtom));

/** Whether the user has chosen Free. */
export const isFreeChosenAtom = atom((get) => get(freeChosenAtom));

const triesAtom = atom(0);

/** Counts the attempts to load the plan. */
export const billingTriesAtom = atom((get) => get(triesAtom));
export function tryBillingAgain(store: Store) {
  return store.set(triesAtom, store.get(triesAtom) + 1);
}

/** Watches the plan of `uid`, the signed-in user, until stopped. */
export function followBilling(store: Store, uid: string): () => void {
  let isLeft = false;
  let stop = () => {};
  const setKnown = (known: KnownBilling) => !isLeft && store.set(knownAtom, known);
  const begin = async () => {
    try {
      const data = await store.get(browserDataAtom).load();
      const onChange = (billing: BillingState) => setKnown({ status: "known", billing });
      const stopWatching = await data.watchBilling({
        onChange,
        onError: () => setKnown({ status: "failed" }),
      });
      if (isLeft) stopWatching();
      else stop = stopWatching;
      const outcome = await data.fetchUserData(uid);
      if (!isLeft && outcome.success) store.set(freeChosenAtom, outcome.user.paymentPlanSelected);
    } catch {
      setKnown({ status: "failed" });
    }
  };
  store.set(knownAtom, { status: "loading" });
  store.set(freeChosenAtom, false);
  void begin();
  return () => {
    isLeft = true;
    stop();
  };
}

/** `address`: Stripe's page to open. */
export type PlanOutcome = { readonly address?: string } | "failed" | "busy";

/** Runs a plan action; does nothing while another is running. Never rejects. */
export async function runPlanAction(store: Store, action: PlanAction): Promise<PlanOutcome> {
  if (store.get(actionAtom).status === "busy") return "busy";
  store.set(actionAtom, { status: "busy", action });
  try {
    const outcome = await actOn(store, action);
    // Stays busy until the tab has left for Stripe's page.
    if (outcome.address === undefined) store.set(actionAtom, { status: "idle" });
    return outcome;
  } catch (error) {
    const isSignedOut = store.get(sessionAtom).status === "signed-out";
    store.set(actionAtom, {
      status: "failed",
      action,
      text: messageForPlanError(error, action, { isSignedOut }),
    });
    return "failed";
  }
}

async function actOn(store: Store, action: PlanAction): Promise<{ address?: string }> {
  const data = await store.get(browserDataAtom).load();
  if (action === "free") {
    await data.chooseFreePlan();
    store.set(freeChosenAtom, true);
    return {};
  }
  if (action === "manage") return { address: await data.openBillingPortal() };
  const requestId = store.get(requestIdsAtom)[action] ?? crypto.randomUUID();
  store.set(requestIdsAtom, { ...store.get(requestIdsAtom), [action]: requestId });
  return { address: await data.startCheckout({ interval: action, requestId }) };
}

/** After Back from Stripe's page: resets the previous choice. */
export function returnToPlans(store: Store) {
  store.set(actionAtom, { status: "idle" });
  store.set(requestIdsAtom, {});
}

/** The message for a failed plan action. `error` is whatever was thrown. */
export function messageForPlanError(
  error: unknown,
  action: PlanAction,
  { isSignedOut }: { isSignedOut: boolean },
): string {
  const { code, field } = readRefusal(error);
  if (isSignedOut || code === "unauthenticated") return "You are logged out. Log in, then try again.";
  if (field === "plan") return "You already have a subscription. Change plan under “Manage”.";
  if (code === "too-many-requests") return "Too many attempts. Wait a few minutes, then try again.";
  return NOTHING_DONE[action === "month" || action === "year" ? "pay" : action];
}

// Checks fields, because importing the class would bring Firebase into the page's first load.
function readRefusal(error: unknown): { code: unknown; field: unknown } {
  if (!(error instanceof Error)) return { code: undefined, field: undefined };
  return {
    code: "code" in error ? error.code : undefined,
    field: "field" in error ? error.field : undefined,
  };
}
