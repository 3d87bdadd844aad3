"use client";

import { useAtomValue, useSetAtom } from "jotai";
import { createContext, type ReactNode, useEffect } from "react";

import { browserDataAtom } from "../data/browser-data.ts";
import { sessionAtom } from "./session-atoms.ts";

export const AuthContext = createContext(false);

/** Gives the session to everything inside it. It is watched once the browser has nothing more urgent to do. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { load } = useAtomValue(browserDataAtom);
  const setSession = useSetAtom(sessionAtom);

  useEffect(() => {
    let left = false;
    let stop = () => {};
    const begin = async () => {
      try {
        const data = await load();
        if (!left) stop = data.watchSession(setSession);
      } catch {
        // The job pages are public: without the identity service they work on, signed out.
        if (!left) setSession({ status: "unavailable" });
      }
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      left = true;
      cancel();
      stop();
    };
  }, [load, setSession]);

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
