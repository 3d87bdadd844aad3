"use client";

import { useSyncExternalStore } from "react";

import { describeListIntents } from "../saved-jobs/list-intents.ts";
import { describeSearchIntents } from "../saved-searches/search-intents.ts";

/** On a sign-in page: reminds users what they wanted to save or mark. */
export function IntentsNote({ action }: { action: "Log in" | "Sign up" }) {
  const changes = useSyncExternalStore(never, describeListIntents, nothing);
  const searches = useSyncExternalStore(never, describeSearchIntents, nothing);
  return [changes, searches].map(
    (purpose) =>
      purpose !== undefined && (
        <p key={purpose} className="border-l-4 border-ink bg-sheet px-4 py-3 wrap-anywhere">
          {action} to {purpose}.
        </p>
      ),
  );
}

const never = () => () => {};
const nothing = () => undefined;
