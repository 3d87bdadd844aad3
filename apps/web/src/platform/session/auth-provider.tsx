"use client";

import { useSetAtom, useStore } from "jotai";
import { type ReactNode, useEffect, useState } from "react";

import { whenIdle } from "../../ui/when-idle.ts";
import { noteSession, provideSession, sessionEndedAtom } from "./session-atoms.ts";

/** Provides the session to its children. Starts once the browser is idle. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  useState(() => provideSession(store));
  const endSession = useSetAtom(sessionEndedAtom);

  useEffect(() => {
    // A page from the back/forward cache missed what happened meanwhile.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && endSession(true);
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [endSession]);

  useEffect(() => {
    let left = false;
    let stop = () => {};
    const begin = async () => {
      try {
        const { followSession } = await import("./follow-session.ts");
        if (!left) stop = followSession(store);
      } catch {
        if (!left) noteSession(store, { status: "unavailable" });
      }
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      left = true;
      cancel();
      stop();
    };
  }, [store]);

  return children;
}
