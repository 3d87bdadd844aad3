import type { JobCard } from "@farwork/domain";
import { formatEligibility } from "@farwork/domain/eligibility";
import { formatPlace } from "@farwork/domain/place";

/**
 * Whether a job in the list of a reader's country says that it is open to them; the others there do not say. Undefined
 * where only the table of which countries a region has could tell: then the job's place in the list does.
 */
export function isListedOpen(
  { place: { scope, countries, regions } }: Pick<JobCard, "place">,
  country: string,
): boolean | undefined {
  // A position of which one posting does not say where.
  if (scope === "unknown") return countries.includes(country) || (regions.length > 0 ? undefined : false);
  return scope === "worldwide" || countries.length + regions.length > 0;
}

/**
 * What such a job answers, as `evaluateEligibility` has it, but without its table of which countries a region has: what is
 * listed and does not name the country is open to it by a region.
 */
export function formatListedAnswer(job: Pick<JobCard, "place">, country: string): string {
  const { scope, countries, regions, excluded } = job.place;
  if (isListedOpen(job, country) === false) return formatEligibility({ answer: "notStated" }, country);
  const isWorldwide = scope === "worldwide" || (scope === "restricted" && excluded !== undefined);
  if (isWorldwide) return formatEligibility({ answer: "open", because: "worldwide" }, country);
  if (countries.includes(country)) return formatEligibility({ answer: "open", because: "named" }, country);
  return formatPlace({ scope, countries: [], regions });
}
