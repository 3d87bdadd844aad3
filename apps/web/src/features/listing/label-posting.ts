import type { Posting } from "./jobs-atoms.ts";

/** The job's title, or why there is none. */
export function labelPosting(posting: Posting): string {
  if (posting.status === "found") return posting.job.title;
  return posting.status === "unknown" ? "Job not found" : "This job can’t be reached right now";
}
