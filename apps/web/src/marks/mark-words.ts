import type { MarkRequest } from "./remembered-mark.ts";

const WISHES = {
  saved: { put: "saved", taken: "taken off your saved jobs" },
  applied: { put: "marked as applied", taken: "taken off the jobs you applied to" },
} as const;

/** What was done, as a notice says it. */
export function describeDone({ kind, job, isMarked }: MarkRequest): string {
  if (!isMarked) return `No longer ${WISHES[kind].put}: “${job.title}”.`;
  return kind === "saved" ? `Saved “${job.title}”.` : `Marked “${job.title}” as applied.`;
}

/** What could not be done. */
export function describeFailure({ kind, job, isMarked }: MarkRequest): string {
  return `“${job.title}” could not be ${WISHES[kind][isMarked ? "put" : "taken"]}.`;
}
