"use client";

import { useSyncExternalStore } from "react";

import { rememberedSearches } from "./remembered-searches.ts";

/** Tells somebody who is asked to log in or sign up what for, where they wanted to save a search. */
export function RememberedSearchNote({ entrance }: { entrance: "Log in" | "Sign up" }) {
  const what = useSyncExternalStore(never, describeRemembered, () => undefined);
  if (what === undefined) return null;
  return (
    <p className="border-l-4 border-ink bg-sheet px-4 py-3 wrap-anywhere">
      {entrance} to save {what}.
    </p>
  );
}

const never = () => () => {};

function describeRemembered(): string | undefined {
  const [only, ...others] = rememberedSearches.read(Date.now());
  if (only === undefined) return undefined;
  return others.length === 0 ? `the search “${only.name}”` : `${others.length + 1} searches`;
}
