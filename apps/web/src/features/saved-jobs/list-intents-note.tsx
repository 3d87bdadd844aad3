"use client";

import { useSyncExternalStore } from "react";

import { type ListChange, listIntents } from "./list-intents.ts";

/** On a sign-in page: reminds users which jobs they wanted to save or mark. */
export function ListIntentsNote({ action }: { action: "Log in" | "Sign up" }) {
  const change = useSyncExternalStore(never, describeRemembered, () => undefined);
  if (change === undefined) return null;
  return (
    <p className="border-l-4 border-ink bg-sheet px-4 py-3 wrap-anywhere">
      {action} to {change}.
    </p>
  );
}

const never = () => () => {};

function describeRemembered(): string | undefined {
  const [only, ...others] = listIntents.read(Date.now());
  if (only === undefined) return undefined;
  return others.length === 0 ? describeIntent(only) : `keep track of ${others.length + 1} jobs`;
}

function describeIntent({ kind, job, isListed }: ListChange): string {
  if (kind === "saved") {
    return isListed ? `save “${job.title}”` : `take “${job.title}” off your saved jobs`;
  }
  return isListed ? `mark “${job.title}” as applied` : `take “${job.title}” off the jobs you applied to`;
}
