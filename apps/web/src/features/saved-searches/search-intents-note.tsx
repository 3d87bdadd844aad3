"use client";

import { useSyncExternalStore } from "react";

import { searchIntents } from "./search-intents.ts";

/** Tells somebody who is asked to log in or sign up what for, where they wanted to save a search. */
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
