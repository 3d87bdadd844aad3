import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard } from "@farwork/domain";

import type { Formats } from "../locale/formats.ts";

/** What a listing came to, as a screen reader hears it. */
export function describeOutcome(
  { error, totalJobs, suggestion }: JobsPage<JobCard>,
  { jobCount }: Pick<Formats, "jobCount">,
): string {
  if (error) return "The jobs could not be loaded.";
  if (!suggestion) return jobCount(totalJobs);
  return `${jobCount(totalJobs)}. Did you mean “${suggestion.search}”? ${jobCount(suggestion.totalJobs)}.`;
}
