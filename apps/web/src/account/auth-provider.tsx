"use client";

import { useSetAtom } from "jotai";
import { createContext, type ReactNode, useEffect } from "react";

import type { Session } from "./session-atoms.ts";
import { sessionAtom } from "./session-atoms.ts";

export const AuthContext = createContext(false);

/** Tells `onChange` who is here, now and at every change; resolves to how to stop. */
export type WatchSession = (onChange: (session: Session) => void) => Promise<() => void>;

/** Gives the session to everything inside it. It is watched once the browser has nothing more urgent to do. */
export function AuthProvider({ children, watch }: { children: ReactNode; watch: WatchSession }) {
  const setSession = useSetAtom(sessionAtom);

  useEffect(() => {
    let left = false;
    let stop = () => {};
    const begin = async () => {
      try {
        const stopWatching = await watch((session) => {
          if (!left) setSession(session);
        });
        if (left) stopWatching();
        else stop = stopWatching;
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
  }, [watch, setSession]);

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
