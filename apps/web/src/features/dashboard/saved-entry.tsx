"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { useChangeJobList } from "../saved-jobs/change-job-list.ts";
import { ListKindContext, useIsListed } from "../saved-jobs/job-list-button.tsx";
import type { ListChange } from "../saved-jobs/list-intents.ts";

/** An entry of the user's list. When removed, here or in another tab, it becomes a line with an undo button. */
export function SavedEntry({
  kind,
  job,
  children,
}: Pick<ListChange, "kind" | "job"> & { children: ReactNode }) {
  const isListed = useIsListed({ kind, jobId: job.firestoreId }, true);
  const changeJobList = useChangeJobList();
  const entry = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(isListed);

  // Move the focus from the button that disappears to the one that replaces it.
  useEffect(() => {
    if (shown.current !== isListed && hadFocus.current) entry.current?.querySelector("button")?.focus();
    shown.current = isListed;
  }, [isListed]);

  return (
    <ListKindContext value={kind}>
      <div ref={entry} onFocus={() => (hadFocus.current = true)} onBlur={() => (hadFocus.current = false)}>
        {isListed ? (
          children
        ) : (
          <p className="marked-entry-gone">
            <span className="min-w-0">
              {kind === "saved" ? "No longer saved" : "No longer marked as applied"}: {job.title}
            </span>
            <button
              type="button"
              className="quiet-action flex-none"
              aria-label={`Undo, and keep ${job.title}`}
              onClick={() => void changeJobList({ kind, job, isListed: true }, { isShown: false })}
            >
              Undo
            </button>
          </p>
        )}
      </div>
    </ListKindContext>
  );
}
