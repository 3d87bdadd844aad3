import { foldName } from "../text/fold-text.ts";
import type { Subdivision } from "./place.ts";
import { STATES } from "./region-names.ts";

const entries = Object.entries(STATES).flatMap(([country, list]) =>
  list.split("|").map((entry) => {
    const [letters = ""] = entry.split(" ", 1);
    const shown = entry.slice(letters.length + 1);
    return { country, letters, code: `${country}-${letters}`, shown, name: foldName(shown) };
  }),
);
/** What the states and provinces of each country are called. */
export const STATE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(entries, ({ country }) => country)].map(([country, states]) => [
    country,
    states.map(({ shown }) => shown),
  ]),
);

/** The countries whose states people write by their letters behind a town, and these letters: "Paris, TX". */
export const STATE_LETTERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ["US", "CA"].map((country) => [
    country,
    new Set(entries.filter((state) => state.country === country).map(({ letters }) => letters)),
  ]),
);

const BY_NAME = Map.groupBy(entries, ({ name }) => name);
/** Where a state is written by its letters alone, as in an address; in Germany behind a town, as are some of India. */
const LETTERED = new Set(["US", "CA", "BR", "AU", "DE"]);
/** "Pune, MH"; without those that are Brazil's, Britain's or another country's that is hired in. */
const INDIAN = new Set("AP CG GJ HP HR JH KA KL MH MP OD PB RJ TN TS UP WB".split(" "));
/** Others that are written so behind a town: "Monterrey, NL", "Bogotá, D.C.", "Belfast, NI", "Bern, BE". */
const WRITTEN_SHORT =
  "NL MX-NLE|BC MX-BCN|DC CO-DC|NI GB-NIR|BE DE-BE|HB DE-HB|HH DE-HH|BE CH-BE|BS CH-BS|GE CH-GE|LU CH-LU|SG CH-SG|TI CH-TI|" +
  "VD CH-VD|ZG CH-ZG|ZH CH-ZH|DL IN-DL|TG IN-TS|JK IN-JK|UT IN-CH";
const isLettered = ({ country, letters }: (typeof entries)[number]) =>
  LETTERED.has(country) || (country === "IN" && INDIAN.has(letters));
const short = WRITTEN_SHORT.split("|").map((entry) => ({ letters: entry.slice(0, 2), code: entry.slice(3) }));
const BY_LETTERS = Map.groupBy([...entries.filter(isLettered), ...short], ({ letters }) =>
  letters.toLowerCase(),
);

const codesOf = (found: readonly { code: string }[] = []) => [...new Set(found.map(({ code }) => code))];

/**
 * States and provinces of this folded name.
 *
 * @example findSubdivisions("texas"); // ["US-TX"]
 */
export const findSubdivisions = (folded: string): Subdivision[] => codesOf(BY_NAME.get(folded));

/**
 * Those with these letters. Many are a country's as well: "CA", "DE", "IN".
 *
 * @example findByLetters("sc"); // ["US-SC", "BR-SC"]
 */
export const findByLetters = (letters: string): Subdivision[] => codesOf(BY_LETTERS.get(letters));

/** The country that it is a part of. */
export const countryOf = (subdivision: Subdivision): string => subdivision.slice(0, 2);

/** Whether a folded name is a state of the United States ("texas"). */
export const isUsState = (folded: string): boolean =>
  findSubdivisions(folded).some((code) => countryOf(code) === "US");

/** Whether two capital letters are one's postal code. */
export const isUsStateCode = (text: string): boolean => STATE_LETTERS.get("US")?.has(text) === true;
