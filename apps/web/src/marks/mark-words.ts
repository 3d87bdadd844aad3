import type { MarkRequest } from "./remembered-mark.ts";

const MARKED = { saved: "saved", applied: "marked as applied" } as const;

/** What was done, as a notice says it. */
export function describeDone({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” is ${isMarked ? "now" : "no longer"} ${MARKED[kind]}.`;
}

/** What could not be done. */
export function describeFailure({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” ${isMarked ? "could not be" : "is still"} ${MARKED[kind]}.`;
}
