import type { Job } from "./job.ts";

/**
 * Whether a job still takes applications: it has not been closed, and its posting has not expired.
 *
 * @example isOpen({ expires_at: new Date("2026-01-15") }, now); // => false
 */
export function isOpen(job: Pick<Job, "closed_at" | "expires_at">, now: Date): boolean {
  return job.closed_at === undefined && (job.expires_at === undefined || job.expires_at > now);
}

/**
 * Whether listings and searches show a job: it is open, and no other posting stands for it.
 *
 * @example isListed(job, now); // => true
 */
export function isListed(job: Pick<Job, "closed_at" | "expires_at" | "duplicate_of">, now: Date): boolean {
  return isIndexed(job) && isOpen(job, now);
}

/**
 * Whether a search index holds a job; whether it has expired is asked at each query.
 *
 * @example isIndexed({ closed_at: new Date("2026-01-15") }); // => false
 */
export function isIndexed(job: Pick<Job, "closed_at" | "duplicate_of">): boolean {
  return job.closed_at === undefined && job.duplicate_of === undefined;
}
