"use client";

import { useHiddenShared } from "../features/alerts/use-hidden-shared.ts";
import { PlanLimitDialog } from "../features/saved-searches/plan-limit-dialog.tsx";
import { useSearchIntents } from "../features/saved-searches/use-search-intents.ts";

/** What goes on beside the pages for `uid`, who is signed in. */
export function SignedInParts({ uid }: { uid: string }) {
  useSearchIntents();
  useHiddenShared(uid);
  return <PlanLimitDialog />;
}
