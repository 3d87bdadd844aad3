"use client";

import { useAtomValue } from "jotai";

import { useFormats } from "#formats";

import { type MarkKind, markKey } from "../saved-jobs/mark.ts";
import { marksAtom } from "../saved-jobs/marks-atoms.ts";

/** How many jobs are on the list now, as the page's headline: those of this page may have been taken off since. */
export function MarkedHeading({
  kind,
  jobIds,
  totalJobs,
}: {
  kind: MarkKind;
  jobIds: readonly string[];
  totalJobs: number;
}) {
  const formats = useFormats();
  const marks = useAtomValue(marksAtom);
  const takenOff =
    marks.status === "signed-out"
      ? []
      : jobIds.filter((jobId) => !marks.marked.has(markKey({ kind, jobId })));
  const count = totalJobs - takenOff.length;
  const noun = count === 1 ? "job" : "jobs";
  return (
    <h1 className="set-narrow pt-5 pb-4 text-banner text-balance tabular-nums desk:pt-8 desk:pb-5">
      {kind === "saved"
        ? `${formats.count(count)} saved ${noun}`
        : `Applied to ${formats.count(count)} ${noun}`}
    </h1>
  );
}
