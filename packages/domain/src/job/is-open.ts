import type { Job } from "./job.ts";

/** Whether listings still offer a job: it has not been closed, and its posting has not expired. */
export function isOpen(job: Pick<Job, "closed_at" | "expires_at">, now: Date): boolean {
  return job.closed_at === undefined && (job.expires_at === undefined || job.expires_at > now);
}
