"use client";

import { useSyncExternalStore } from "react";

import { searchIntents } from "./search-intents.ts";

/** On a sign-in page: reminds users which searches they wanted to save. */
export function SearchIntentsNote({ action }: { action: "Log in" | "Sign up" }) {
  const what = useSyncExternalStore(never, describeRemembered, () => undefined);
  if (what === undefined) return null;
  return (
    <p className="border-l-4 border-ink bg-sheet px-4 py-3 wrap-anywhere">
      {action} to save {what}.
    </p>
  );
}

const never = () => () => {};

function describeRemembered(): string | undefined {
  const [only, ...others] = searchIntents.read(Date.now());
  if (only === undefined) return undefined;
  return others.length === 0 ? `the search “${only.name}”` : `${others.length + 1} searches`;
}
