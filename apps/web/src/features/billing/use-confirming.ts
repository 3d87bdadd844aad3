"use client";

import { useAtomValue } from "jotai";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

import { isManaged } from "./describe-billing.ts";
import { billingAtom } from "./plan-atoms.ts";
import { hasPaid } from "./plans-path.ts";

const LATE_MS = 60_000;

/** Whether a payment is still being confirmed after the user's return; `late` when that takes too long. */
export function useConfirming(): "no" | "soon" | "late" {
  const known = useAtomValue(billingAtom);
  const isBack = hasPaid(useSearchParams());
  const isKnown = known.status === "known" && (known.billing.plan === "pro" || isManaged(known.billing));
  const isWaiting = isBack && !isKnown;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const late = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(late);
  }, [isWaiting]);
  if (!isWaiting) return "no";
  return isLate ? "late" : "soon";
}
