import { foldName } from "../text/fold-text.ts";
import type { Subdivision } from "./place.ts";
import { STATES } from "./states.ts";

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

const BY_NAME = Map.groupBy(entries, ({ name }) => name);
/** Where a state is written by its letters alone, as in an address. */
const LETTERED = new Set(["US", "CA", "BR", "AU"]);
/** Of Mexico and Colombia, those that are written so: "Monterrey, NL", "Bogotá, D.C.". */
const WRITTEN_SHORT = [
  { letters: "NL", code: "MX-NLE" },
  { letters: "BC", code: "MX-BCN" },
  { letters: "DC", code: "CO-DC" },
];
const BY_LETTERS = Map.groupBy(
  [...entries.filter(({ country }) => LETTERED.has(country)), ...WRITTEN_SHORT],
  ({ letters }) => letters.toLowerCase(),
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

const american = entries.filter(({ country }) => country === "US");
const US_NAMES: ReadonlySet<string> = new Set(american.map(({ name }) => name));
const US_LETTERS: ReadonlySet<string> = new Set(american.map(({ letters }) => letters));

/** Whether a folded name is a state of the United States ("texas"). */
export const isUsState = (folded: string): boolean => US_NAMES.has(folded);

/** Whether two capital letters are one's postal code. */
export const isUsStateCode = (text: string): boolean => US_LETTERS.has(text);
