import { evaluateEligibility } from "../eligibility/evaluate-eligibility.ts";
import { readEligibility } from "../eligibility/reading/read-eligibility.ts";
import { parsePlace } from "../place/parse-place.ts";
import type { CountryCode } from "../place/place.ts";

const LETTERS = { open: "y", notOpen: "n", notStated: "?" } as const;

/**
 * What readers in these countries are told about a posting with this place field and text, one letter each.
 *
 * @example readWhoMayApply(["BR", "DE"], "Worldwide", "Not available in Brazil."); // "ny"
 */
export function readWhoMayApply(countries: readonly CountryCode[], stated: string, text: string): string {
  const posting = { title: "Editor", text, place: parsePlace(stated), stated, jobTypes: [] };
  const { place } = readEligibility(posting);
  return countries.map((country) => LETTERS[evaluateEligibility({ place }, country).answer]).join("");
}
