import type { AppliedJob, SavedJob } from "@farwork/domain/user";

/** A user's saved and applied jobs, each newest first. */
export interface JobMarks {
  readonly saved: readonly SavedJob[];
  readonly applied: readonly AppliedJob[];
}

/** A job with the user's own flags. */
export type WithMarks<Entry> = Entry & { readonly isSaved: boolean; readonly isApplied: boolean };

/**
 * Adds the user's flags to jobs.
 *
 * @example
 * const { jobs } = await fetchJobs(client, { view: "card" });
 * const cards = withMarks(jobs, await fetchJobMarks(client)); // cards[0].isSaved
 */
export function withMarks<Entry extends { readonly firestoreId: string }>(
  jobs: readonly Entry[],
  marks: JobMarks,
): WithMarks<Entry>[] {
  const saved = new Set<string>(marks.saved.map(({ jobId }) => jobId));
  const applied = new Set<string>(marks.applied.map(({ jobId }) => jobId));
  return jobs.map((job) => ({
    ...job,
    isSaved: saved.has(job.firestoreId),
    isApplied: applied.has(job.firestoreId),
  }));
}
