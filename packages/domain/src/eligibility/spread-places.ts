import type { CountryCode, Region } from "../place/place.ts";
import { countriesOf, countriesOpenTo, sharesCountry } from "../place/region.ts";
import { findPlaces } from "./find-places.ts";

const CONTINENTS: readonly Region[] = ["europe", "americas", "africa", "asia", "oceania"];
/** Names that are no place to live in: of a zone's hours, or of what lies outside. */
const ASIDE =
  /(?<!\p{L})(?:(?:heures?|horas?|horario|fuseau(?: horaire)?|zeit) (?:de |d['’]|von |da |do )|(?:au(?:ss|ß)erhalb|hors|en dehors|fuera|fora)(?: de| d['’]?| d[ao])? ?)\p{Lu}[\p{L}]+/giu;
const NAMES = /(?<![\p{L}\p{M}’'-])\p{Lu}/gu;

/** All that a sentence names, towns for their countries; `whole` holds those that are named themselves. */
export type Spread = { continents: number; named: boolean; whole: readonly CountryCode[] };

/**
 * How far apart the places of a sentence lie. Who names towns of two continents means any: "whether you live in Dakar
 * or Lyon". One country or region alone is where it has to be: "wherever you like, in Spain".
 *
 * @example spreadPlaces("De Dakar à Lyon").continents; // 2
 */
export function spreadPlaces(sentence: string): Spread {
  const text = sentence.replace(ASIDE, " ");
  const countries = new Set<CountryCode>();
  const whole = new Set<CountryCode>();
  for (const { index } of text.matchAll(NAMES)) {
    const found = findPlaces(text.slice(index), true);
    if (!found) continue;
    countriesOpenTo(found).forEach((code) => countries.add(code));
    found.countries.filter((code) => !found.inPart.includes(code)).forEach((code) => whole.add(code));
  }
  const reached = CONTINENTS.filter((continent) => sharesCountry(countriesOf(continent), countries));
  return { continents: reached.length, named: countries.size > 0, whole: [...whole] };
}
