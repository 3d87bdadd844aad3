import type { JobCard } from "@farwork/domain";
import { formatEligibility } from "@farwork/domain/eligibility";
import { formatPlace } from "@farwork/domain/place";

/**
 * Whether a job in the list of a reader's country states that it is open to them; if not, it does not say. Undefined if
 * that depends on a region's countries: then its position in the list decides.
 */
export function isListedOpen(
  { place: { scope, countries, regions } }: Pick<JobCard, "place">,
  country: string,
): boolean | undefined {
  // A position, one of whose postings does not say where.
  if (scope === "unknown") return countries.includes(country) || (regions.length > 0 ? undefined : false);
  return scope === "worldwide" || countries.length + regions.length > 0;
}

/**
 * The answer of a listed job, like `evaluateEligibility` but without its table of regions: a listed job that does not
 * name the country is open by its region.
 */
export function formatListedAnswer(job: Pick<JobCard, "place">, country: string): string {
  const { scope, countries, regions, excluded } = job.place;
  if (isListedOpen(job, country) === false) return formatEligibility({ answer: "notStated" }, country);
  const isWorldwide = scope === "worldwide" || (scope === "restricted" && excluded !== undefined);
  if (isWorldwide) return formatEligibility({ answer: "open", because: "worldwide" }, country);
  if (countries.includes(country)) return formatEligibility({ answer: "open", because: "named" }, country);
  return formatPlace({ scope, countries: [], regions });
}
