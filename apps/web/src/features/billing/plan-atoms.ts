import type { BillingInterval, BillingState } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";

const NOTHING_DONE: Readonly<Record<"pay" | "free" | "manage", string>> = {
  pay: "Stripe’s page could not be opened, and nothing was charged. Try again in a moment.",
  free: "Your choice could not be saved. Try again in a moment; Free works all the same.",
  manage: "Stripe’s page could not be opened, and nothing was changed. Try again in a moment.",
};

/** How the plan of the person here stands, as far as it is known. */
export type KnownBilling =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "known"; readonly billing: BillingState };

/** What can be done about a plan: have Pro paid by the month or year, be content with Free, go to Stripe's own page. */
export type PlanDeed = BillingInterval | "free" | "manage";

export type PlanActing =
  | { readonly status: "idle" }
  | { readonly status: "busy"; readonly deed: PlanDeed }
  | { readonly status: "failed"; readonly deed: PlanDeed; readonly text: string };

const heldAtom = atom<KnownBilling>({ status: "loading" });
const actingAtom = atom<PlanActing>({ status: "idle" });
const freeChosenAtom = atom(false);
// Named once for each wish to pay: a second click, or a retry after a lost answer, opens no second page.
const requestIdsAtom = atom<Partial<Record<BillingInterval, string>>>({});

export const billingAtom = atom((get) => get(heldAtom));
export const planActingAtom = atom((get) => get(actingAtom));

/** Whether the person here has said that Free will do. */
export const isFreeChosenAtom = atom((get) => get(freeChosenAtom));

const triesAtom = atom(0);

/** Grows with each wish to try again to follow the plan. */
export const billingTriesAtom = atom((get) => get(triesAtom));
export const tryBillingAgainAtom = atom(null, (get, set) => set(triesAtom, get(triesAtom) + 1));

/** Follows the plan of `uid`, the person signed in, until it is told to stop. */
export const followBillingAtom = atom(null, (get, set, uid: string): (() => void) => {
  let isLeft = false;
  let stop = () => {};
  const hold = (known: KnownBilling) => !isLeft && set(heldAtom, known);
  const begin = async () => {
    try {
      const data = await get(browserDataAtom).load();
      const onChange = (billing: BillingState) => hold({ status: "known", billing });
      const stopWatching = await data.watchBilling({ onChange, onError: () => hold({ status: "failed" }) });
      if (isLeft) stopWatching();
      else stop = stopWatching;
      const outcome = await data.fetchUserData(uid);
      if (!isLeft && outcome.success) set(freeChosenAtom, outcome.user.paymentPlanSelected);
    } catch {
      hold({ status: "failed" });
    }
  };
  set(heldAtom, { status: "loading" });
  set(freeChosenAtom, false);
  void begin();
  return () => {
    isLeft = true;
    stop();
  };
});

/** `address`: of Stripe's page, to which the tab is to go. */
export type PlanOutcome = { readonly address?: string } | "failed" | "busy";

/**
 * Does something about the plan of the person here; a second call while one is under way does nothing. Never rejects.
 */
export const actOnPlanAtom = atom(null, async (get, set, deed: PlanDeed): Promise<PlanOutcome> => {
  if (get(actingAtom).status === "busy") return "busy";
  set(actingAtom, { status: "busy", deed });
  try {
    const outcome = await set(doAtom, deed);
    // Until the tab has left for Stripe's page, there is nothing else to press.
    if (outcome.address === undefined) set(actingAtom, { status: "idle" });
    return outcome;
  } catch (error) {
    const isSignedOut = get(sessionAtom).status === "signed-out";
    set(actingAtom, { status: "failed", deed, text: explainPlanFailure(error, deed, { isSignedOut }) });
    return "failed";
  }
});

const doAtom = atom(null, async (get, set, deed: PlanDeed): Promise<{ address?: string }> => {
  const data = await get(browserDataAtom).load();
  if (deed === "free") {
    await data.chooseFreePlan();
    set(freeChosenAtom, true);
    return {};
  }
  if (deed === "manage") return { address: await data.openBillingPortal() };
  const requestId = get(requestIdsAtom)[deed] ?? crypto.randomUUID();
  set(requestIdsAtom, { ...get(requestIdsAtom), [deed]: requestId });
  return { address: await data.startCheckout({ interval: deed, requestId }) };
});

/** The tab is back from Stripe's page by the browser's own way: what was wished then is over. */
export const comeBackToPlansAtom = atom(null, (_get, set) => {
  set(actingAtom, { status: "idle" });
  set(requestIdsAtom, {});
});

/** What it means to a person that something about their plan failed. `error` is whatever was thrown. */
export function explainPlanFailure(
  error: unknown,
  deed: PlanDeed,
  { isSignedOut }: { isSignedOut: boolean },
): string {
  const { code, field } = readRefusal(error);
  if (isSignedOut || code === "unauthenticated") return "You are logged out. Log in, then try again.";
  if (field === "plan") return "You have a subscription already. What is to change there is under “Manage”.";
  if (code === "too-many-requests")
    return "That was many tries in a short time. Wait some minutes, then try again.";
  return NOTHING_DONE[deed === "month" || deed === "year" ? "pay" : deed];
}

// By its fields, not its class: naming the class would bring Firebase into the page's first load.
function readRefusal(error: unknown): { code: unknown; field: unknown } {
  if (!(error instanceof Error)) return { code: undefined, field: undefined };
  return {
    code: "code" in error ? error.code : undefined,
    field: "field" in error ? error.field : undefined,
  };
}
