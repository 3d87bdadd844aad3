"use client";

import { useAtomValue, useStore } from "jotai";
import { type ReactNode, useEffect } from "react";

import { isLoggingOutAtom } from "../../platform/session/auth-atoms.ts";
import { type Session, sessionAtom, sessionEndedAtom } from "../../platform/session/session-atoms.ts";
import { claimAutomaticRetry } from "../../platform/session/session-reload-guard.ts";
import { closeSiteSession, openSiteSession } from "../../platform/session/site-session.ts";

/** Content rendered for `uid`, shown only while that user is signed in. */
export function PrivateContent({ uid, children }: { uid: string; children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const isOver = useAtomValue(sessionEndedAtom);
  const isLoggingOut = useAtomValue(isLoggingOutAtom);
  const store = useStore();
  const fit = fitOf(session, uid);

  useEffect(() => {
    // The server decides what to show instead: the log-in, or the other user's page.
    if (isOver && !isLoggingOut) location.reload();
  }, [isOver, isLoggingOut]);

  useEffect(() => {
    if (isOver || isLoggingOut || fit === "same") return;
    const sync = async () => {
      const isSynced =
        fit === "another" ? (await openSiteSession(store)) === "open" : await closeSiteSession(store);
      if (isSynced && claimAutomaticRetry("reload", Date.now())) location.reload();
    };
    void sync();
  }, [fit, isOver, isLoggingOut, store]);

  if (!isOver && fit !== "another") return children;
  return (
    <output className="block py-24 text-lead text-soft">
      Your session on this page has ended.{" "}
      <button type="button" onClick={() => location.reload()} className="text-link">
        Reload
      </button>
    </output>
  );
}

/**
 * `another`: someone else has signed in, and the cookie was not renewed. `nobody`: the cookie outlived the sign-in, for
 * example after storage was cleared, so nothing on the page would work.
 */
function fitOf(session: Session, uid: string): "same" | "another" | "nobody" {
  if (session.status === "signed-out") return "nobody";
  return session.status === "signed-in" && session.account.uid !== uid ? "another" : "same";
}
