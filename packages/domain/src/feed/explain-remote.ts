import { decideRemote, type RemoteDecision } from "../eligibility/decide-remote.ts";
import { extractText } from "../html/read-safe-html.ts";
import type { Job } from "../job/job.ts";

/**
 * Why a job counts as remote: what was decided when it was taken in, and by which of its words.
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
