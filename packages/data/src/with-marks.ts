import type { AppliedJob, SavedJob } from "@farwork/domain/user";

/** What a person saved and applied to, each newest first. */
export interface JobMarks {
  readonly saved: readonly SavedJob[];
  readonly applied: readonly AppliedJob[];
}

/** A job with the flags that are no part of it: they are one person's. */
export type WithMarks<Entry> = Entry & { readonly isSaved: boolean; readonly isApplied: boolean };

/**
 * The same jobs with their flags.
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
