import type { CountryCode, Place, Region } from "./place.ts";
import { countriesOf, countriesOpenTo } from "./region.ts";
import { REGIONS } from "./regions.ts";

/**
 * A statement of place with an exception taken apart: "Europe (not UK), Canada" keeps "Europe , Canada" and leaves out
 * "UK".
 */
export type Exception = { kept: string; left: string };

const EXCEPT =
  "(?:except(?:ing)?(?: for)?|excluding|excl\\.?|outside(?: of)?|other than|but not|not(?: in)?|non-?|no (?=\\S))";
const STATEMENT = new RegExp(
  `\\(\\s*${EXCEPT}\\b([^()]*)\\)|\\b${EXCEPT}(?!\\p{L})((?:[^();\\n]|\\([^()]*\\))*)`,
  "iu",
);

/**
 * Finds the first thing a text takes out; undefined where it takes out nothing.
 *
 * @example findException("Anywhere except the USA"); // { kept: "Anywhere ", left: " the USA" }
 */
export function findException(text: string): Exception | undefined {
  const found = STATEMENT.exec(text);
  if (!found) return undefined;
  const kept = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return { kept, left: found[1] ?? found[2] ?? "" };
}

/** Every country people live in. */
const WORLD: ReadonlySet<CountryCode> = countriesOpenTo({ countries: [], regions: [...REGIONS] });

/**
 * A place without some of its countries: "Anywhere except the USA". Undefined where none is left. Regions that are
 * whole without them stay regions, those that say most first; of the others their countries are listed.
 *
 * @example leaveOut(worldwide, unitedStates); // { scope: "restricted", regions: ["emea", "apac", "latam"], countries: ["BM", "CA", "GL", "PM"] }
 */
export function leaveOut(from: Place, out: Place): Place | undefined {
  const open = new Set(from.scope === "worldwide" ? WORLD : countriesOpenTo(from));
  for (const country of countriesOpenTo(out)) open.delete(country);
  if (open.size === 0) return undefined;
  const whole = REGIONS.filter((region) => [...countriesOf(region)].every((country) => open.has(country)));
  const listed = new Set(open);
  const regions: Region[] = [];
  const gain = (region: Region) => [...countriesOf(region)].filter((country) => listed.has(country)).length;
  for (;;) {
    const [best] = whole.toSorted((a, b) => gain(b) - gain(a));
    if (best === undefined || gain(best) === 0) break;
    regions.push(best);
    for (const country of countriesOf(best)) listed.delete(country);
  }
  return { scope: "restricted", countries: [...listed].toSorted(), regions };
}
