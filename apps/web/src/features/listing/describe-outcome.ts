import { finishLastWord } from "@farwork/domain/search";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import type { Formats } from "../../platform/locale/formats.ts";

/** What a screen reader announces for a listing; undefined means that loading it failed. */
export function describeOutcome(
  listing: ListedJobs | undefined,
  { jobCount }: Pick<Formats, "jobCount">,
  typed = "",
): string {
  if (!listing) return "The jobs could not be loaded.";
  const { totalJobs, suggestion } = listing;
  if (!suggestion) return jobCount(totalJobs);
  const [before, after] = phraseSuggestion(suggestion.search, typed);
  const asked = `${before} “${suggestion.search}”${after}`;
  return `${jobCount(totalJobs)}. ${asked} ${jobCount(suggestion.totalJobs)}.`;
}

/** The text around a suggested search, which is either another spelling or only some of the words. */
export function phraseSuggestion(suggested: string, typed: string): readonly [before: string, after: string] {
  const words = new Set(finishLastWord(typed).split(/\s+/));
  const isPart = suggested.split(/\s+/).every((word) => words.has(word));
  return isPart ? ["Search for", " instead?"] : ["Did you mean", "?"];
}
