import { decideRemote, type RemoteDecision } from "../eligibility/reading/decide-remote.ts";
import { extractText } from "../html/read-safe-html.ts";
import type { Job } from "../job/job.ts";

/**
 * Explains why a job counts as remote: the decision at ingestion, and the words it was based on.
 *
 * @example explainRemote(job).because; // => "silence"
 */
export function explainRemote({
  title,
  candidate_required_location: stated,
  description,
  eligibility = [],
}: Pick<Job, "title" | "candidate_required_location" | "description" | "eligibility">): RemoteDecision {
  return decideRemote({ title, stated, text: extractText(description) }, eligibility);
}
