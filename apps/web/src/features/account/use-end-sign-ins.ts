"use client";

import { useSetAtom } from "jotai";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";

import { endSignInsAtom } from "../../platform/session/auth-atoms.ts";
import type { Fault } from "./auth-faults.ts";
import { explainOwnFailure } from "./explain-own-failure.ts";

/** `asking`: the password is wanted first, to end what `which` names. */
export type EndingState =
  | { readonly status: "ready" | "busy" }
  | { readonly status: "asking"; readonly which: string }
  | { readonly status: "done" | "failed"; readonly text: string };

/** The ending of log-ins, one at a time; `onDone` is told after each, when the page has begun to follow. */
export function useEndSignIns(onDone: () => void) {
  const endSignIns = useSetAtom(endSignInsAtom);
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const isSending = useRef(false);
  const [state, setState] = useState<EndingState>({ status: "ready" });

  function finish(which: string) {
    const text = which === "others" ? "You are logged out everywhere else." : "That log-in is ended.";
    setState({ status: "done", text });
    startRefresh(() => router.refresh());
    onDone();
  }

  /** Ends what `which` names, or asks for the password first. */
  async function end(which: string) {
    // State arrives a moment late for the second of two quick clicks.
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: "busy" });
    const outcome = await endSignIns({ which });
    isSending.current = false;
    if (outcome.success) finish(which);
    else if (outcome.code === "auth/requires-recent-login") setState({ status: "asking", which });
    else setState({ status: "failed", text: explainOwnFailure(outcome).text });
  }

  /** The same with the password that was asked for. */
  async function confirm(which: string, password: string): Promise<Fault<string> | undefined> {
    const outcome = await endSignIns({ which, password });
    if (!outcome.success) return explainOwnFailure(outcome, { current: "confirmedPassword" });
    finish(which);
    return undefined;
  }

  return { state, isBusy: isRefreshing || state.status === "busy", end, confirm };
}
