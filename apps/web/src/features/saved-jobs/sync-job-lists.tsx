"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";

import { isSigningInAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import { syncJobLists, refreshJobLists } from "./job-lists-atoms.ts";

/** Keeps the entries of the person here while they are here. Stands once, beside the pages. */
export function SyncJobLists() {
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);
  const store = useStore();
  const isLoading = session.status === "loading";
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  useEffect(() => (isLoading ? undefined : syncJobLists(store, uid)), [store, isLoading, uid]);

  useEffect(() => {
    // The page one logs in on is about to be left, and a write with it.
    if (uid === undefined || isSigningIn) return undefined;
    let isLeft = false;
    const carryOut = async () => {
      const { carryOutListIntents } = await import("./carry-out-list-intents.ts");
      if (!isLeft) await carryOutListIntents(store);
    };
    // What was asked for is kept for the next page.
    carryOut().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [uid, isSigningIn, store]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshJobLists(store);
    };
    window.addEventListener("focus", refresh);
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      window.removeEventListener("focus", refresh);
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [store]);

  return null;
}
