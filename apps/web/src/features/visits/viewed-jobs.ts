import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { VIEWED_JOBS_ITEM } from "../../platform/storage/storage-keys.ts";

/** A job whose posting was opened in this browser, with what a list of such says of it. */
export type ViewedJob = {
  readonly jobId: string;
  /** Its own page, without marketing parameters. */
  readonly path: string;
  readonly title: string;
  readonly company: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly viewedAt: number;
};

const MAX_VIEWED = 20;

/**
 * The jobs last opened in this browser, at most 20, the latest first. Empty where the browser keeps nothing.
 *
 * @example listViewedJobs().map(({ title }) => title);
 */
export function listViewedJobs(): ViewedJob[] {
  const kept = deviceStorage.read(VIEWED_JOBS_ITEM);
  return Array.isArray(kept) ? kept.flatMap(readViewedJob).slice(0, MAX_VIEWED) : [];
}

/** Puts a job at the head of the list. Opened again it moves there, and stands in it once. */
export function rememberViewedJob(job: ViewedJob): void {
  const others = listViewedJobs().filter(({ jobId }) => jobId !== job.jobId);
  const { jobId, path, title, company, viewedAt } = job;
  const viewed = [{ jobId, path, title, company, viewedAt }, ...others].slice(0, MAX_VIEWED);
  deviceStorage.write(VIEWED_JOBS_ITEM, viewed);
}

/** Forgets every viewed job. */
export function clearViewedJobs(): void {
  deviceStorage.remove(VIEWED_JOBS_ITEM);
}

/** Whatever stands in the browser's storage, also what another version or another hand left there. */
function readViewedJob(kept: unknown): ViewedJob[] {
  if (typeof kept !== "object" || kept === null) return [];
  const { jobId, path, title, company, viewedAt }: Partial<Record<keyof ViewedJob, unknown>> = kept;
  if (typeof jobId !== "string" || typeof title !== "string" || typeof company !== "string") return [];
  if (typeof path !== "string" || !path.startsWith("/jobs/") || typeof viewedAt !== "number") return [];
  return [{ jobId, path, title, company, viewedAt }];
}
