"use client";

import type { AuthOutcome, CodeWanted } from "@farwork/data";
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";

import { authenticateAtom } from "./auth-atoms.ts";
import { explainMailFailure } from "./explain-code-failure.ts";

/** Asked earlier than so long after the last mail, the backend sends none, and says nothing of it. */
const PAUSE_MS = 60_000;
/** The failure that leaves the mailed code void. */
const VOID = "auth/too-many-requests";

/** How the asking for another code went. */
export type AnotherCode =
  | { readonly status: "ready" | "busy" }
  | { readonly status: "waiting"; readonly text: string; readonly waitMs: number }
  | { readonly status: "answered" | "failed"; readonly text: string };

/**
 * The code that a log-in waits for, mailed as this began: `confirm` enters it, `askAnother` has another one mailed.
 * `enter`: asked for another, the backend wanted none any more, as where its answer to the right one was lost.
 */
export function useMailedCode(first: CodeWanted, enter: () => Promise<boolean>) {
  const authenticate = useSetAtom(authenticateAtom);
  const [wanted, setWanted] = useState(first);
  const [another, setAnother] = useState<AnotherCode>({ status: "ready" });
  const [firstPauseEnd] = useState(() => Date.now() + PAUSE_MS);
  const pauseEnd = useRef(firstPauseEnd);
  const isAsking = useRef(false);
  const [isConfirming, setConfirming] = useState(false);

  useEffect(() => {
    if (another.status !== "waiting") return undefined;
    const over = { status: "answered", text: "You can ask for another code now." } as const;
    const timer = setTimeout(() => setAnother(over), another.waitMs);
    return () => clearTimeout(timer);
  }, [another]);

  async function confirm(code: string): Promise<AuthOutcome> {
    setConfirming(true);
    const outcome = await authenticate(() => wanted.confirm(code));
    setConfirming(false);
    if (!outcome.success && outcome.code === VOID) {
      pauseEnd.current = Date.now();
      setAnother({ status: "ready" });
    }
    return outcome;
  }

  async function askAnother() {
    // State arrives a moment late for the second of two quick clicks.
    if (isAsking.current) return;
    const waitMs = pauseEnd.current - Date.now();
    if (waitMs > 0) {
      setAnother({ status: "waiting", text: tellWait(waitMs), waitMs });
      return;
    }
    isAsking.current = true;
    setAnother({ status: "busy" });
    const outcome = await authenticate(() => wanted.sendAnother());
    isAsking.current = false;
    if (outcome.success) {
      if (outcome.profileError !== undefined || !(await enter())) setAnother({ status: "ready" });
    } else if ("confirm" in outcome) {
      pauseEnd.current = Date.now() + PAUSE_MS;
      setWanted(outcome);
      setAnother({ status: "answered", text: "Another code is on its way. The earlier one works no more." });
    } else setAnother({ status: "failed", text: explainMailFailure(outcome) });
  }

  return { another, isBusy: isConfirming || another.status === "busy", confirm, askAnother };
}

function tellWait(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  return `A code is on its way. You can ask for another in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}
