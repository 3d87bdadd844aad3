import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import type { Formats } from "../../platform/locale/formats.ts";

/** What a listing came to, as a screen reader hears it; undefined is one that could not be had. */
export function describeOutcome(
  listing: ListedJobs | undefined,
  { jobCount }: Pick<Formats, "jobCount">,
): string {
  if (!listing) return "The jobs could not be loaded.";
  const { totalJobs, suggestion } = listing;
  if (!suggestion) return jobCount(totalJobs);
  return `${jobCount(totalJobs)}. Did you mean “${suggestion.search}”? ${jobCount(suggestion.totalJobs)}.`;
}
