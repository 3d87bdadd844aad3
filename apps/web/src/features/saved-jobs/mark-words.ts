import type { MarkRequest } from "./remembered-marks.ts";

const MARKED = { saved: "saved", applied: "marked as applied" } as const;

/** What was done, as a notice says it. */
export function describeDone({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” is ${isMarked ? "now" : "no longer"} ${MARKED[kind]}.`;
}

/** The same of several. */
export function describeAllDone(requests: readonly MarkRequest[]): string {
  return `${requests.length} jobs are now on your lists as you asked.`;
}

/** What could not be done. */
export function describeFailure({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” ${isMarked ? "could not be" : "is still"} ${MARKED[kind]}.`;
}
