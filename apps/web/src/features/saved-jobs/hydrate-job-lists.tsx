"use client";

import { useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { type ReactNode, useEffect, useMemo } from "react";

import { serverJobListsAtom } from "./job-lists-atoms.ts";
import { listedJobKey, type ListedJobKey } from "./job-lists.ts";

/** Passes a private page's entries to its buttons, so that they are right from the first paint. */
export function HydrateJobLists({
  uid,
  saved,
  applied,
  children,
}: {
  uid: string;
  saved: readonly string[];
  applied: readonly string[];
  children: ReactNode;
}) {
  const fromServer = useMemo(() => ({ uid, listed: new Set(keysOf(saved, applied)) }), [uid, saved, applied]);
  useHydrateAtoms([[serverJobListsAtom, fromServer]]);
  const setServerLists = useSetAtom(serverJobListsAtom);
  useEffect(() => setServerLists(fromServer), [fromServer, setServerLists]);
  return children;
}

function keysOf(saved: readonly string[], applied: readonly string[]): ListedJobKey[] {
  return [
    ...saved.map((jobId) => listedJobKey({ kind: "saved", jobId })),
    ...applied.map((jobId) => listedJobKey({ kind: "applied", jobId })),
  ];
}
