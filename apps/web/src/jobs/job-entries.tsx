"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";

import { useInteractive } from "../ui/use-interactive.ts";
import { measureSight, type Sight } from "./measure-sight.ts";

/**
 * The entries of one page of a listing. Of those that take another list's place, the ones in sight are there first, so
 * that the eye need not wait for the others: these follow at once, into the room that is kept for them.
 */
export function JobEntries({ children }: { children: readonly ReactNode[] }) {
  const isInteractive = useInteractive();
  const [sight, widen] = useState<Sight | undefined>(() => (isInteractive ? measureSight() : undefined));
  useEffect(() => startTransition(() => widen(undefined)), []);
  const shown = children.slice(0, sight?.entries);
  const awaited = children.length - shown.length;
  return (
    <ol className="job-entries">
      {shown}
      {sight && awaited > 0 && <li aria-hidden="true" style={{ height: awaited * sight.entryHeight }} />}
    </ol>
  );
}
