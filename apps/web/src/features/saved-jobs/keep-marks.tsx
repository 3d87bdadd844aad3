"use client";

import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";

import { isEnteringAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import { markJobsAtom } from "./mark-job-atoms.ts";
import { keepMarksAtom, refreshMarksAtom } from "./marks-atoms.ts";
import { rememberedMarks } from "./remembered-marks.ts";

/** Keeps the marks of the person here while they are here. Stands once, beside the pages. */
export function KeepMarks() {
  const session = useAtomValue(sessionAtom);
  const isEntering = useAtomValue(isEnteringAtom);
  const keepMarks = useSetAtom(keepMarksAtom);
  const refreshMarks = useSetAtom(refreshMarksAtom);
  const markJobs = useSetAtom(markJobsAtom);
  const isLoading = session.status === "loading";
  const uid = session.status === "signed-in" ? session.account.uid : undefined;

  useEffect(() => (isLoading ? undefined : keepMarks(uid)), [keepMarks, isLoading, uid]);

  useEffect(() => {
    // The page one logs in on is about to be left, and a write with it.
    if (uid === undefined || isEntering) return undefined;
    const carryOut = setTimeout(() => void markJobs(rememberedMarks.take(Date.now())));
    return () => clearTimeout(carryOut);
  }, [uid, isEntering, markJobs]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshMarks();
    };
    window.addEventListener("focus", refresh);
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      window.removeEventListener("focus", refresh);
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [refreshMarks]);

  return null;
}
