import type { MarkedJob, MarkedJobsPage, ReadSessionResponse } from "@farwork/domain";

import type { ListName } from "../saved-jobs/job-lists.ts";

/** One page of a saved or applied list, as loaded with the session. */
export function readList({ lists }: ReadSessionResponse, kind: ListName): MarkedJobsPage {
  const list = lists[kind];
  // Backends older than paged lists omit it. They are deployed first, so this should not happen.
  if (!list) throw new Error(`The backend does not know pages of the ${kind} jobs yet.`);
  return list;
}

/** The ids of saved and of applied jobs. */
export function splitByList(entries: readonly MarkedJob[]): { saved: string[]; applied: string[] } {
  return {
    saved: entries.filter(({ isSaved }) => isSaved).map(({ jobId }) => jobId),
    applied: entries.filter(({ isApplied }) => isApplied).map(({ jobId }) => jobId),
  };
}
