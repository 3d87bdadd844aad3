"use client";

import { useAtomValue, useStore } from "jotai";
import type { ReactNode } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { rememberPlansParams } from "./checkout-return.ts";
import { runPlanAction, planActionStateAtom, type PlanAction, type PlanOutcome } from "./plan-atoms.ts";

/**
 * Runs a plan action, and opens Stripe's page if needed. All plan buttons wait while one is busy. Calls `onDone` when
 * the action finished here.
 */
export function PlanButton({
  action,
  isQuiet = false,
  isReady = true,
  onDone,
  children,
}: {
  action: PlanAction;
  isQuiet?: boolean;
  /** Whether the user's plan is known. */
  isReady?: boolean;
  onDone?: () => void;
  children: ReactNode;
}) {
  const acting = useAtomValue(planActionStateAtom);
  const store = useStore();
  const isInteractive = useInteractive();
  const isMine = acting.status === "busy" && acting.action === action;

  async function press() {
    const { pathname } = location;
    const outcome: PlanOutcome = await runPlanAction(store, action);
    // Don’t redirect a user who has already left.
    if (typeof outcome === "string" || location.pathname !== pathname) return;
    if (outcome.address === undefined) {
      onDone?.();
      return;
    }
    rememberPlansParams(location.search, Date.now());
    location.assign(outcome.address);
  }

  return (
    <button
      type="button"
      disabled={!isInteractive || !isReady}
      aria-disabled={acting.status === "busy"}
      onClick={() => void press()}
      className={`${isQuiet ? "quiet-action" : "action"} plan-button`}
    >
      {isMine ? BUSY[action] : children}
    </button>
  );
}

const BUSY: Readonly<Record<PlanAction, string>> = {
  month: "Opening Stripe …",
  year: "Opening Stripe …",
  manage: "Opening Stripe …",
  free: "Choosing Free …",
};

/** The error of these actions, beside their buttons. */
export function PlanFault({ actions }: { actions: readonly PlanAction[] }) {
  const acting = useAtomValue(planActionStateAtom);
  const text = acting.status === "failed" && actions.includes(acting.action) ? acting.text : undefined;
  return (
    <p role="alert" className="text-small font-semibold text-ink empty:hidden">
      {text}
    </p>
  );
}
