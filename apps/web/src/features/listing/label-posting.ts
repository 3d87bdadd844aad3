import type { Posting } from "./jobs-atoms.ts";

/** The job's title, or why it is missing. */
export function labelPosting(posting: Posting): string {
  if (posting.status === "found") return posting.job.title;
  return posting.status === "unknown" ? "Job not found" : "This job can’t be reached right now";
}
