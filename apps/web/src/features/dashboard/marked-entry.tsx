"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { ListKindContext, useMark } from "../saved-jobs/mark-button.tsx";
import type { MarkRequest } from "../saved-jobs/remembered-marks.ts";
import { useMarkJob } from "../saved-jobs/use-mark-job.ts";

/** An entry of a person's list. Taken off, here or in another tab, it gives way to a line that puts it back. */
export function MarkedEntry({
  kind,
  job,
  children,
}: Pick<MarkRequest, "kind" | "job"> & { children: ReactNode }) {
  const isMarked = useMark({ kind, jobId: job.firestoreId }, true);
  const markJob = useMarkJob();
  const entry = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(isMarked);

  // What held the focus goes away with the change; what stands in its place gets it.
  useEffect(() => {
    if (shown.current !== isMarked && hadFocus.current) entry.current?.querySelector("button")?.focus();
    shown.current = isMarked;
  }, [isMarked]);

  return (
    <ListKindContext value={kind}>
      <div ref={entry} onFocus={() => (hadFocus.current = true)} onBlur={() => (hadFocus.current = false)}>
        {isMarked ? (
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
              onClick={() => void markJob({ kind, job, isMarked: true }, { isTold: false })}
            >
              Undo
            </button>
          </p>
        )}
      </div>
    </ListKindContext>
  );
}
