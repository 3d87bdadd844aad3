import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard } from "@farwork/domain";

import { formatJobCount } from "./format-count.ts";

/** What a listing came to, as a screen reader hears it. */
export function describeOutcome({ error, totalJobs, suggestion }: JobsPage<JobCard>): string {
  if (error) return "The jobs could not be loaded.";
  if (!suggestion) return formatJobCount(totalJobs);
  return `${formatJobCount(totalJobs)}. Did you mean “${suggestion.search}”? ${formatJobCount(suggestion.totalJobs)}.`;
}
