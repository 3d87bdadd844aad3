import type { CountryCode, Region } from "../../place/place.ts";
import { countriesOf, countriesOpenTo, sharesCountry } from "../../place/region.ts";
import { findPlaces } from "./find-places.ts";
import type { FoundPlaces } from "./read-name.ts";

const CONTINENTS: readonly Region[] = ["europe", "americas", "africa", "asia", "oceania"];
/** Names that are no place to live in: of a zone's hours, or of what lies outside. */
const ASIDE =
  /(?<!\p{L})(?:hours?|stunden|horas?|heures?|overlap\p{L}*|[uü]berlapp\p{L}*|coincid\p{L}*|chevauch\p{L}*)[^.;:]{0,30} (?:with|mit|con|com|avec) [^.;:,()]{2,40}|(?<!\p{L})(?:(?:heures?|horas?|hor[aá]rio|fuseau(?: horaire)?|zeit) (?:de |d['’]|von |da |do )|(?:au(?:ss|ß)erhalb|hors|en dehors|fuera|fora)(?: de(?: la| l['’])?| de[rnms]| d['’]?| d[ao])? ?)\p{Lu}[\p{L}]+/giu;
/** Where a name may begin, and not "La oferta": that is Los Angeles in capitals alone. */
const NAMES = /(?<![\p{L}\p{M}’'-])(?!La \p{Ll})\p{Lu}/gu;

/** All that a sentence names, towns for their countries; `whole` holds the countries, where nothing else is named. */
export type Spread = { continents: number; countries: number; whole: readonly CountryCode[] };

/**
 * How far apart the places of a sentence lie. Who names towns of two continents means any: "whether you live in Dakar
 * or Lyon". One country or region alone is where it has to be: "wherever you like, in Spain".
 *
 * @example measureSpread("De Dakar à Lyon").continents; // 2
 */
export function measureSpread(sentence: string): Spread {
  const countries = new Set<CountryCode>();
  const whole = new Set<CountryCode>();
  for (const found of nameAll(sentence)) {
    countriesOpenTo(found).forEach((code) => countries.add(code));
    found.countries.filter((code) => !found.inPart.includes(code)).forEach((code) => whole.add(code));
  }
  const reached = CONTINENTS.filter((continent) => sharesCountry(countriesOf(continent), countries));
  // Towns among countries are examples of the world: "Seville, Manila or Santiago de Chile".
  const isList = [...countries].every((code) => whole.has(code));
  return { continents: reached.length, countries: countries.size, whole: isList ? [...whole] : [] };
}

/** Characters of a text in which the country that it means by "here" is looked for. */
const MAX_TEXT = 6000;

/**
 * The one country whose name or towns a text has; undefined where these are of several, or the text is longer than is
 * looked at.
 *
 * @example findOnlyCountry("A shop in Lyon. We deliver to all of France."); // "FR"
 */
export function findOnlyCountry(text: string): CountryCode | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const countries = new Set(nameAll(text).flatMap((found) => [...countriesOpenTo(found)]));
  return countries.size === 1 ? [...countries][0] : undefined;
}

function nameAll(sentence: string): FoundPlaces[] {
  const text = sentence.replace(ASIDE, " ");
  return Array.from(text.matchAll(NAMES)).flatMap(({ index }) => findPlaces(text.slice(index), true) ?? []);
}
