"use client";

import { useAtomValue } from "jotai";

import { useFormats } from "#formats";

import { jobListsAtom } from "../saved-jobs/job-lists-atoms.ts";
import { listedJobKey, type RenderedList } from "../saved-jobs/job-lists.ts";

/** The list's current total as the headline, less jobs removed since the page was rendered. */
export function SavedHeading({ kind, jobIds, totalJobs }: RenderedList) {
  const formats = useFormats();
  const entries = useAtomValue(jobListsAtom);
  const takenOff =
    entries.status === "signed-out"
      ? []
      : jobIds.filter((jobId) => !entries.listed.has(listedJobKey({ kind, jobId })));
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
