import { MAX_MARKED_JOBS } from "@farwork/domain/contract";

import type { MarkKind } from "./mark.ts";
import type { MarkRequest } from "./remembered-mark.ts";

/** What was done, as a notice says it. */
export function describeDone({ kind, job, isMarked }: MarkRequest): string {
  if (kind === "saved") return isMarked ? `Saved “${job.title}”.` : `No longer saved: “${job.title}”.`;
  return isMarked ? `Marked “${job.title}” as applied.` : `No longer marked as applied: “${job.title}”.`;
}

/** What could not be done. */
export function describeFailure({ kind, job, isMarked }: MarkRequest): string {
  if (kind === "saved") {
    return isMarked
      ? `“${job.title}” could not be saved.`
      : `“${job.title}” could not be taken off your saved jobs.`;
  }
  return isMarked
    ? `“${job.title}” could not be marked as applied.`
    : `“${job.title}” could not be taken off the jobs you applied to.`;
}

/** Why nothing more goes on a list, and what helps. */
export function describeFullList(kind: MarkKind): string {
  const most = MAX_MARKED_JOBS.toLocaleString("en");
  return kind === "saved"
    ? `Your saved list is full: ${most} jobs. Remove one to save another.`
    : `Your list of applications is full: ${most} jobs. Remove one to add another.`;
}
