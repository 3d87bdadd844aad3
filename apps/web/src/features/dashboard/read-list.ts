import type { MarkedJob, MarkedJobsPage, ReadSessionResponse } from "@farwork/domain";

import type { ListName } from "../saved-jobs/job-lists.ts";

/** The page of a list that was asked for with the session. */
export function readList({ lists }: ReadSessionResponse, kind: ListName): MarkedJobsPage {
  const list = lists[kind];
  // Functions from before there were pages leave it out: they are deployed first.
  if (!list) throw new Error(`The backend does not know pages of the ${kind} jobs yet.`);
  return list;
}

/** On which lists the jobs of these entries are, by their ids. */
export function splitByList(entries: readonly MarkedJob[]): { saved: string[]; applied: string[] } {
  return {
    saved: entries.filter(({ isSaved }) => isSaved).map(({ jobId }) => jobId),
    applied: entries.filter(({ isApplied }) => isApplied).map(({ jobId }) => jobId),
  };
}
