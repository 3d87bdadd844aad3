"use client";

import { useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { type ReactNode, useEffect, useMemo } from "react";

import { markKey, type MarkKey } from "./mark.ts";
import { deliveredMarksAtom } from "./marks-atoms.ts";

/** Hands the marks a private page was rendered with over to its buttons, which are right from the first paint. */
export function PutMarks({
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
  const delivered = useMemo(() => ({ uid, marked: new Set(keysOf(saved, applied)) }), [uid, saved, applied]);
  useHydrateAtoms([[deliveredMarksAtom, delivered]]);
  const setDelivered = useSetAtom(deliveredMarksAtom);
  useEffect(() => setDelivered(delivered), [delivered, setDelivered]);
  return children;
}

function keysOf(saved: readonly string[], applied: readonly string[]): MarkKey[] {
  return [
    ...saved.map((jobId) => markKey({ kind: "saved", jobId })),
    ...applied.map((jobId) => markKey({ kind: "applied", jobId })),
  ];
}
