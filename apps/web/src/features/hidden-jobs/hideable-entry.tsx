"use client";

import { useStore } from "jotai";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from "react";

import { readHiddenCookie, watchHidden } from "./hidden-cookie.ts";
import { type HiddenBy, hiddenBy, type HideableJob } from "./hidden-entries.ts";
import { lastHiddenChangeAtom, clearHiddenChange } from "./last-hidden-change-atom.ts";

const HiddenLine = lazy(async () => ({ default: (await import("./hidden-line.tsx")).HiddenLine }));

/**
 * A list entry that can be hidden. When hidden it becomes a line with Undo, or gets one above it where hidden entries
 * are shown. `wasHidden` is the server's reading of the cookie.
 */
export function HideableEntry({
  job,
  wasHidden,
  showsHidden,
  children,
}: {
  job: HideableJob;
  wasHidden: HiddenBy;
  showsHidden: boolean;
  children: ReactNode;
}) {
  const entry = useRef<HTMLLIElement>(null);
  const store = useStore();
  const by = useSyncExternalStore(
    watchHidden,
    () => hiddenBy(readHiddenCookie(), job.id, job.companySlug),
    () => wasHidden,
  );
  const shown = useRef(by);

  // The pressed Undo button disappeared.
  useEffect(() => {
    if (shown.current && !by && store.get(lastHiddenChangeAtom)?.jobId === job.id) {
      entry.current?.querySelector<HTMLButtonElement>(".hide-button")?.focus();
    }
    shown.current = by;
  }, [by, store, job.id]);

  useEffect(() => () => clearHiddenChange(store, job.id), [store, job.id]);

  const card = (!by || showsHidden) && children;
  return (
    <li ref={entry} className="job-entry-row">
      {by && (
        <Suspense fallback={showsHidden ? null : children}>
          <HiddenLine job={job} by={by} isInPlace={!showsHidden} />
        </Suspense>
      )}
      {card}
    </li>
  );
}
