import type { Place } from "../place/place.ts";
import { countriesOpenTo, isRestOfWorld } from "../place/region.ts";
import type { EligibilityFact } from "./eligibility-fact.ts";

/**
 * Whether a fact says that a job is open to more places than it is, because the posting is stricter elsewhere: its place field says
 * "Germany", and its text "anywhere".
 *
 * @example
 * const said = { kind: "residence", verdict: "open", countries: [], regions: [], source: "description", quote: "Anywhere." } as const;
 * isOverruled({ ...said, countries: [], regions: [] }, parsePlace("Germany")); // => true
 */
export function isOverruled(fact: EligibilityFact, place: Place): boolean {
  const { kind, verdict, countries, regions } = fact;
  if (kind !== "residence" || (verdict !== "open" && verdict !== "only")) return false;
  if (place.scope !== "restricted" || isRestOfWorld(place)) return false;
  if (countries.length + regions.length === 0) return true;
  const open = countriesOpenTo(place);
  return [...countriesOpenTo({ countries, regions })].some((country) => !open.has(country));
}
