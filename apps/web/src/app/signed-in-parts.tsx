"use client";

import { useSyncHiddenJobs } from "../features/alerts/use-sync-hidden-jobs.ts";
import { useSyncReader } from "../features/reader/use-sync-reader.ts";
import { PlanLimitDialog } from "../features/saved-searches/plan-limit-dialog.tsx";
import { useSearchIntents } from "../features/saved-searches/use-search-intents.ts";

/** Background work for `uid`, who is signed in. */
export function SignedInParts({ uid }: { uid: string }) {
  useSearchIntents(uid);
  useSyncHiddenJobs(uid);
  useSyncReader(uid);
  return <PlanLimitDialog />;
}
