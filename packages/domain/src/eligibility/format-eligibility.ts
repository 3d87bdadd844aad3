import { formatLocation, formatLocationInSentence } from "../place/format-place.ts";
import type { CountryCode, LocationFilter } from "../place/place.ts";
import type { EligibilityVerdict } from "./evaluate-eligibility.ts";

const MAX_NAMES = 2;
/** Of more places than these, the names of two say nothing of the others: "Latin America" without Brazil has 16. */
const MOST_PLACES = 8;

/**
 * The few words in which a list or a page answers somebody who lives in `country`.
 *
 * @example
 * formatEligibility({ answer: "open", because: "named" }, "BR"); // => "Open to Brazil"
 * formatEligibility({ answer: "notOpen", because: "residence", countries: ["US"], regions: [] }, "BR"); // => "US only"
 */
export function formatEligibility(verdict: EligibilityVerdict, country: CountryCode): string {
  if (verdict.answer === "notStated") return "Not stated";
  if (verdict.answer === "notOpen") {
    if (verdict.because === "excluded") return `Not open to ${nameCountry(country)}`;
    const places = [...verdict.regions, ...verdict.countries];
    if (places.length > MOST_PLACES && verdict.because === "residence")
      return `Not open to ${nameCountry(country)}`;
    const refusal = (places.length > MAX_NAMES ? LONG_REFUSALS : REFUSALS)[verdict.because];
    return refusal.replace("{where}", () => nameAll(places));
  }
  if (verdict.because === "region") return formatLocation(verdict.region);
  return verdict.because === "worldwide" ? formatLocation("worldwide") : `Open to ${nameCountry(country)}`;
}

const REFUSALS = {
  residence: "{where} only",
  workAuthorization: "{where} work authorization required",
  citizenship: "{where} citizens only",
  clearance: "{where} security clearance required",
} as const;

/** The same of places that are too many to stand before it. */
const LONG_REFUSALS = {
  residence: "Only {where}",
  workAuthorization: "Work authorization required: {where}",
  citizenship: "Only citizens of {where}",
  clearance: "Security clearance required: {where}",
} as const;

/** What everybody calls these places where words are few. */
const SHORT: Readonly<Record<string, string>> = { US: "US", GB: "UK", AE: "UAE", eu: "EU" };
const SHORT_THE: Readonly<Record<string, string>> = { US: "the US", GB: "the UK", AE: "the UAE" };

const nameCountry = (country: CountryCode) => SHORT_THE[country] ?? formatLocationInSentence(country);

function nameAll(places: readonly LocationFilter[]): string {
  const names = places.map((place) => SHORT[place] ?? formatLocation(place));
  const shown = names.slice(0, MAX_NAMES);
  if (names.length > MAX_NAMES) return `${shown.join(", ")} and ${names.length - MAX_NAMES} more`;
  return shown.join(" or ");
}
