import type { Formats } from "../locale/formats.ts";
import type { ListedJobs } from "./jobs-atoms.ts";

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
