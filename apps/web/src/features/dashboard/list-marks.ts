import type { MarkedJob } from "@farwork/domain";

/** On which lists the jobs of these entries are, by their ids. */
export function listMarks(entries: readonly MarkedJob[]): { saved: string[]; applied: string[] } {
  return {
    saved: entries.filter(({ isSaved }) => isSaved).map(({ jobId }) => jobId),
    applied: entries.filter(({ isApplied }) => isApplied).map(({ jobId }) => jobId),
  };
}
