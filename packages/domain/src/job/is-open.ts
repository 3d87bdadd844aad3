import type { Job } from "./job.ts";

/**
 * Whether a job still takes applications: it is neither closed nor expired.
 *
 * @example isOpen({ expires_at: new Date("2026-01-15") }, now); // => false
 */
export function isOpen(job: Pick<Job, "closed_at" | "expires_at">, now: Date): boolean {
  return job.closed_at === undefined && (job.expires_at === undefined || job.expires_at > now);
}

/**
 * Whether listings and searches show a job: it is open and not a duplicate.
 *
 * @example isListed(job, now); // => true
 */
export function isListed(job: Pick<Job, "closed_at" | "expires_at" | "duplicate_of">, now: Date): boolean {
  return isIndexed(job) && isOpen(job, now);
}

/**
 * Whether the search index contains a job; expiry is checked at query time.
 *
 * @example isIndexed({ closed_at: new Date("2026-01-15") }); // => false
 */
export function isIndexed(job: Pick<Job, "closed_at" | "duplicate_of">): boolean {
  return job.closed_at === undefined && job.duplicate_of === undefined;
}
