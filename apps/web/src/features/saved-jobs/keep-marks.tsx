"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";

import { isEnteringAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import { markJobs } from "./mark-job-atoms.ts";
import { keepMarks, refreshMarks } from "./marks-atoms.ts";
import { rememberedMarks } from "./remembered-marks.ts";

/** Keeps the marks of the person here while they are here. Stands once, beside the pages. */
export function KeepMarks() {
  const session = useAtomValue(sessionAtom);
  const isEntering = useAtomValue(isEnteringAtom);
  const store = useStore();
  const isLoading = session.status === "loading";
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  useEffect(() => (isLoading ? undefined : keepMarks(store, uid)), [store, isLoading, uid]);

  useEffect(() => {
    // The page one logs in on is about to be left, and a write with it.
    if (uid === undefined || isEntering) return undefined;
    const carryOut = setTimeout(() => void markJobs(store, rememberedMarks.take(Date.now())));
    return () => clearTimeout(carryOut);
  }, [uid, isEntering, store]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshMarks(store);
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
