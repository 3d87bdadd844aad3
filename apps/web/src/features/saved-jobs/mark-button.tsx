"use client";

import { atom, useAtomValue } from "jotai";
import { createContext, use, useMemo } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { type Mark, markKey, type MarkKind } from "./mark.ts";
import { deliveredMarksAtom, marksAtom } from "./marks-atoms.ts";
import type { MarkRequest } from "./remembered-marks.ts";
import { useMarkJob } from "./use-mark-job.ts";

/** Of which list the surrounding entry is one: there, taking a job off shows in its place, with the way back. */
export const ListKindContext = createContext<MarkKind | undefined>(undefined);

const WORDS: Readonly<Record<MarkKind, { label: string; nameOf: (title: string) => string }>> = {
  saved: { label: "Save", nameOf: (title) => `Save ${title}` },
  applied: { label: "I’ve applied", nameOf: (title) => `I’ve applied to ${title}` },
};

/** Puts a job on one of the person's lists, or takes it off. `look` is `quiet` in lists and `full` on a job's page. */
export function MarkButton({
  kind,
  job,
  look,
}: Pick<MarkRequest, "kind" | "job"> & { look: "quiet" | "full" }) {
  const isMarked = useMark({ kind, jobId: job.firestoreId });
  const isShownHere = use(ListKindContext) === kind;
  const isInteractive = useInteractive();
  const markJob = useMarkJob();
  const { label, nameOf } = WORDS[kind];
  return (
    <button
      type="button"
      disabled={!isInteractive}
      data-mark={kind}
      aria-pressed={isMarked}
      aria-label={nameOf(job.title)}
      onClick={() => void markJob({ kind, job, isMarked: !isMarked }, { isTold: !isShownHere })}
      className={`mark-button mark-button-${look}`}
    >
      {kind === "saved" ? <Bookmark /> : <Box />}
      {label}
    </button>
  );
}

function Bookmark() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" focusable="false">
      <path d="M3.5 1.75h9v12.5L8 10.75l-4.5 3.5z" className="mark-button-shape" strokeWidth="1.5" />
    </svg>
  );
}

function Box() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" focusable="false">
      <path d="M1.75 1.75h12.5v12.5H1.75z" className="mark-button-shape" strokeWidth="1.5" />
      <path d="m4.25 8.25 2.6 2.75 4.9-6" className="mark-button-tick" strokeWidth="1.75" />
    </svg>
  );
}

/**
 * Whether this job is marked; for nobody signed in, `ofNobody`. Draws anew only when that changes, since thirty of
 * these stand on a page.
 */
export function useMark({ kind, jobId }: Mark, ofNobody = false): boolean {
  const isInteractive = useInteractive();
  const isMarkedAtom = useMemo(
    () =>
      atom((get) => {
        // The list's code may come after its person is known: the server's markup is taken up as it is.
        if (!isInteractive) return get(deliveredMarksAtom)?.marked.has(markKey({ kind, jobId })) ?? false;
        const marks = get(marksAtom);
        return marks.status === "signed-out" ? ofNobody : marks.marked.has(markKey({ kind, jobId }));
      }),
    [kind, jobId, ofNobody, isInteractive],
  );
  return useAtomValue(isMarkedAtom);
}
