import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { VIEWED_JOBS_ITEM } from "../../platform/storage/storage-keys.ts";

/** A job that was opened in this browser, with what the list shows. */
export type ViewedJob = {
  readonly jobId: string;
  /** Its page, without marketing parameters. */
  readonly path: string;
  readonly title: string;
  readonly company: string;
  /** When it was last opened, in epoch milliseconds. */
  readonly viewedAt: number;
};

const MAX_VIEWED = 20;

/**
 * The jobs last opened in this browser, at most 20, latest first. Empty if storage is blocked.
 *
 * @example listViewedJobs().map(({ title }) => title);
 */
export function listViewedJobs(): ViewedJob[] {
  const kept = deviceStorage.read(VIEWED_JOBS_ITEM);
  return Array.isArray(kept) ? kept.flatMap(readViewedJob).slice(0, MAX_VIEWED) : [];
}

/** Puts a job first in the list, without duplicates. */
export function rememberViewedJob(job: ViewedJob): void {
  const others = listViewedJobs().filter(({ jobId }) => jobId !== job.jobId);
  const { jobId, path, title, company, viewedAt } = job;
  const viewed = [{ jobId, path, title, company, viewedAt }, ...others].slice(0, MAX_VIEWED);
  deviceStorage.write(VIEWED_JOBS_ITEM, viewed);
}

/** Clears the viewed jobs. */
export function clearViewedJobs(): void {
  deviceStorage.remove(VIEWED_JOBS_ITEM);
}

/** Parses a stored entry, which may come from another version or have been edited. */
function readViewedJob(kept: unknown): ViewedJob[] {
  if (typeof kept !== "object" || kept === null) return [];
  const { jobId, path, title, company, viewedAt }: Partial<Record<keyof ViewedJob, unknown>> = kept;
  if (typeof jobId !== "string" || typeof title !== "string" || typeof company !== "string") return [];
  if (typeof path !== "string" || !path.startsWith("/jobs/") || typeof viewedAt !== "number") return [];
  return [{ jobId, path, title, company, viewedAt }];
}
