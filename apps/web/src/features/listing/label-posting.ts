import type { Posting } from "./jobs-atoms.ts";

/** The job's title, or why there is none. */
export function labelPosting(posting: Posting): string {
  if (posting.status === "found") return posting.job.title;
  return posting.status === "unknown" ? "There is no such job here" : "This job can’t be reached just now";
}
