"use client";

import { useAtomValue, useStore } from "jotai";
import type { ReactNode } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { rememberPlansParams } from "./checkout-return.ts";
import { runPlanAction, planActionStateAtom, type PlanAction, type PlanOutcome } from "./plan-atoms.ts";

/**
 * Does something about the plan, and goes to Stripe's page where that is where it is done. While one button of the page
 * is at work, the others wait. `onDone` is told when it was done here.
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
  /** Whether it is known what the person has. */
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
    // Don’t redirect a person who has already left.
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

/** What went wrong with one of these, beside the buttons that do them. */
export function PlanFault({ actions }: { actions: readonly PlanAction[] }) {
  const acting = useAtomValue(planActionStateAtom);
  const text = acting.status === "failed" && actions.includes(acting.action) ? acting.text : undefined;
  return (
    <p role="alert" className="text-small font-semibold text-ink empty:hidden">
      {text}
    </p>
  );
}
