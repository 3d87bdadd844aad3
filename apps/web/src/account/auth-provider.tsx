"use client";

import { useAtomValue, useSetAtom } from "jotai";
import { createContext, type ReactNode, useEffect } from "react";

import { browserDataAtom } from "../data/browser-data.ts";
import { noteSessionAtom, type Session, sessionEndedAtom } from "./session-atoms.ts";
import { watchSessionEnd } from "./session-record.ts";
import { keepSiteSessionAtom } from "./site-session-atoms.ts";

export const AuthContext = createContext(false);

/** Gives the session to everything inside it. It is watched once the browser has nothing more urgent to do. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { load } = useAtomValue(browserDataAtom);
  const noteSession = useSetAtom(noteSessionAtom);
  const keepSiteSession = useSetAtom(keepSiteSessionAtom);
  const endSession = useSetAtom(sessionEndedAtom);

  useEffect(() => {
    const end = () => endSession(true);
    // A page the browser had put aside heard nothing of what happened meanwhile.
    const comeBack = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener("pageshow", comeBack);
    const stopWatching = watchSessionEnd(end);
    return () => {
      window.removeEventListener("pageshow", comeBack);
      stopWatching();
    };
  }, [endSession]);

  useEffect(() => {
    const takeIn = (session: Session) => {
      noteSession(session);
      void keepSiteSession();
    };
    let left = false;
    let stop = () => {};
    const begin = async () => {
      try {
        const data = await load();
        if (!left) stop = data.watchSession(takeIn);
      } catch {
        // The job pages are public: without the identity service they work on, signed out.
        if (!left) noteSession({ status: "unavailable" });
      }
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      left = true;
      cancel();
      stop();
    };
  }, [load, noteSession, keepSiteSession]);

  return <AuthContext value={true}>{children}</AuthContext>;
}

// Safari has no requestIdleCallback; there, a task after the load event's is late enough.
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 1500);
  return () => clearTimeout(id);
}
