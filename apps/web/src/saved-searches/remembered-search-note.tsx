"use client";

import { useSyncExternalStore } from "react";

import { readRememberedSearch } from "./remembered-search.ts";

/** Tells somebody who is asked to log in or sign up what for, where they wanted to save a search. */
export function RememberedSearchNote({ entrance }: { entrance: "Log in" | "Sign up" }) {
  const name = useSyncExternalStore(never, readName, () => undefined);
  if (name === undefined) return null;
  return (
    <p className="border-l-4 border-ink bg-sheet px-4 py-3 wrap-anywhere">
      {entrance} to save the search “{name}”.
    </p>
  );
}

const never = () => () => {};
const readName = () => readRememberedSearch(Date.now())?.name;
