import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { formatLocation } from "../../place/format-place.ts";
import { isUsStateCode } from "../../place/subdivisions.ts";

const LIST = /^([\s(:]*)([A-Z]{2}(?:(?:, ?| ?[/|] ?)[A-Z]{2}){1,9})(?![\p{L}\d])/u;

/** Codes that are words beside others: "IT, HR". */
const WORDS: ReadonlySet<string> = new Set("AI AM BI HR ID IS IT ML NO PM PR QA SE TV".split(" "));

/**
 * Writes out the names of countries in the list of codes that a text begins with. Two of them
 * must be nothing else: "DE" is Delaware, too.
 *
 * @example writeCodes("DE, AT, CH)"); // "Germany, Austria, Switzerland)"
 */
export const writeCodes = (text: string): string =>
  text.replace(LIST, (written: string, before: string, list: string) => {
    const codes = list.split(/[^A-Z]+/).map((code) => (code === "UK" ? "GB" : code));
    const isOfCountries =
      codes.every((code) => COUNTRY_CODES.has(code)) &&
      codes.filter((code) => !isUsStateCode(code) && !WORDS.has(code)).length > 1;
    return isOfCountries ? before + codes.map(formatLocation).join(", ") : written;
  });
