"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";

import { isSigningInAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import { syncJobLists, refreshJobLists } from "./job-lists-atoms.ts";

/** Keeps the signed-in user's lists in sync. Mounted once, beside the pages. */
export function SyncJobLists() {
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);
  const store = useStore();
  const isLoading = session.status === "loading";
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  useEffect(() => (isLoading ? undefined : syncJobLists(store, uid)), [store, isLoading, uid]);

  useEffect(() => {
    // A sign-in page is about to be left, which would interrupt a write.
    if (uid === undefined || isSigningIn) return undefined;
    let isLeft = false;
    const carryOut = async () => {
      const { carryOutListIntents } = await import("./carry-out-list-intents.ts");
      if (!isLeft) await carryOutListIntents(store, uid);
    };
    // The changes stay pending for the next page.
    carryOut().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [uid, isSigningIn, store]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshJobLists(store);
    };
    const unmount = new AbortController();
    window.addEventListener("focus", refresh, unmount);
    window.addEventListener("online", refresh, unmount);
    document.addEventListener("visibilitychange", refresh, unmount);
    return () => unmount.abort();
  }, [store]);

  return null;
}
