"use client";

import { useEffect } from "react";

import type { SavedJobCopy } from "./saved-copy.ts";
import { writeSavedCopy } from "./saved-copy.ts";

/** Keeps the first page of the saved list on this device for offline reading. */
export function KeepSavedCopy({
  uid,
  totalJobs,
  jobs,
}: {
  uid: string;
  totalJobs: number;
  jobs: readonly SavedJobCopy[];
}) {
  useEffect(
    () => writeSavedCopy({ uid, keptAt: Date.now(), totalJobs, jobs: [...jobs] }),
    [uid, totalJobs, jobs],
  );
  return null;
}
