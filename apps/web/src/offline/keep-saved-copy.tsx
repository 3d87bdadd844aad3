"use client";

import { useEffect } from "react";

import type { SavedJobCopy } from "./saved-copy.ts";
import { writeSavedCopy } from "./saved-copy.ts";

/** Keeps the saved list that is shown on this device, for when there is no network. */
export function KeepSavedCopy({ uid, jobs }: { uid: string; jobs: readonly SavedJobCopy[] }) {
  useEffect(() => writeSavedCopy({ uid, keptAt: Date.now(), jobs: [...jobs] }), [uid, jobs]);
  return null;
}
