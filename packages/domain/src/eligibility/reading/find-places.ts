import { completeNames } from "../../place/complete-names.ts";
import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { findPeople } from "../../place/find-people.ts";
import { formatLocation } from "../../place/format-place.ts";
import { WORDS_IN_CAPITALS } from "../../place/mention.ts";
import type { CountryCode, Region } from "../../place/place.ts";
import { countriesOf, joinPlaces } from "../../place/region.ts";
import { isUsStateCode } from "../../place/subdivisions.ts";
import { blankFound, foldName } from "../../text/fold-text.ts";
import { IN_BRACKETS } from "../phrases/exceptions.ts";
import type { FoundPlaces, Phrase } from "../phrases/phrase.ts";
import { BETWEEN, isCityAbroad, readNameAt, readTownAt } from "./read-name.ts";

/** Most words before the first place: "one of the following countries". */
const MAX_LEAD = 7;
const MAX_STRETCH = 500;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'’]*(?:-(?=\p{Lu})[\p{L}\p{M}.'’]+)*|[,/()&+:–—-]|[^\s\p{L}]/gu;
/** "L'Union", "d'Afrique". */
const ELISION = /(?<!\p{L})[dl]['’](?=\p{L})(?!ivoire)/giu;
/** "In the States" is of America, "the States of Peru" are not. */
const THE_STATES = /(?<!\p{L})the States(?!(?: or (?:\p{L}+ ){1,3})? ?of\b)/gu;

/**
 * The places at the beginning of a text, up to the first word that is not part of the list: "the US or Canada, with …" gives two.
 * State codes count beside other codes or behind a city. Cities are skipped; `withTowns`, well-known ones stand for their
 * countries. Undefined if there are none.
 *
 * @example findPlaces("Berlin, Germany or Austria, and have"); // { countries: ["DE", "AT"], regions: [], inPart: [] }
 */
export function findPlaces(text: string, withTowns = false): FoundPlaces | undefined {
  const stretch = writeOutNames(text.slice(0, MAX_STRETCH));
  const words = stretch.match(WORD) ?? [];
  const countries = new Set<CountryCode>();
  const regions = new Set<Region>();
  const whole = new Set<CountryCode>();
  let lead = 0;
  let readTo = 0;
  for (let at = 0; at < words.length;) {
    const found = readNameAt(words, at) ?? (withTowns ? readTownAt(words, at) : undefined);
    if (found === "doubtful") return undefined;
    if (found && !withTowns && isCityAbroad(words, at, found.words)) {
      at += found.words;
      continue;
    }
    if (found) {
      // "EMEA (Poland, Spain)" are these two, and "Asia, Tokyo, Japan" is an address.
      const isWithin = words[at - 1] === "(" || isAddress(words.slice(readTo, at));
      if (isWithin && found.countries.every((code) => isIn(regions, code))) regions.clear();
      found.countries.forEach((code) => countries.add(code));
      found.regions.forEach((region) => regions.add(region));
      found.countries.filter((code) => !found.inPart.includes(code)).forEach((code) => whole.add(code));
      at += found.words;
      readTo = at;
      continue;
    }
    const word = words[at] ?? "";
    const begun = countries.size + regions.size > 0;
    // "One of the 27 countries of the EU" counts before it names.
    const isCount = !begun && /^\d$/.test(word);
    const passed = BETWEEN.has(word.toLowerCase()) || isName(word) || isCount || isListGoingOn(words, at);
    if (!passed || (!begun && (lead += 1) > MAX_LEAD)) break;
    at += 1;
  }
  if (countries.size + regions.size === 0) return undefined;
  if (namesAmericas(stretch, regions)) {
    countries.delete("US");
    regions.add("americas");
  }
  const inPart = [...countries].filter((code) => !whole.has(code));
  return { countries: [...countries], regions: [...regions], inPart };
}

/** Without what brackets leave out, which is told of its own; "the US" for "the States", and countries for their codes. */
function writeOutNames(text: string): string {
  // One space, so that a list goes on behind it: "AT (ohne Tirol)/CH".
  const listed = text.includes("(") ? blankFound(text, IN_BRACKETS).replace(/ {2,}/g, " ") : text;
  return completeNames(writeOutCodes(listed.replace(ELISION, " ").replace(THE_STATES, "the US")));
}

/** Whether a word may be part of a place's name: "HQ in Peru" is the company's place. */
const isName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !/^(?:HQ|Headquarter(?:s|ed)?)$/u.test(word);

/** "Peru; Chile; Bolivia", "Peru | Chile | Remote": with nothing but a name up to the next of these. */
function isListGoingOn(words: readonly string[], at: number): boolean {
  if (!/^[;|]$/.test(words[at] ?? "")) return false;
  const name = /^(?:and|or|und|oder|y|o|e|et|ou)$/.test(words[at + 1] ?? "") ? at + 2 : at + 1;
  const length = readNameAt(words, name)?.words ?? 0;
  return length > 0 && /^(?:[;|,()]|only|and|or)?[.]?$/i.test(words[name + length] ?? "");
}

/** Whether a town alone stands between two names: ", Tokyo,". */
const isAddress = ([comma, ...town]: readonly string[]): boolean =>
  comma === "," &&
  town.at(-1) === "," &&
  town.length > 1 &&
  town.slice(0, -1).every((word) => /^\p{Lu}/u.test(word));

const isIn = (regions: ReadonlySet<Region>, code: CountryCode): boolean =>
  [...regions].some((region) => countriesOf(region).has(code));

const AMERICA =
  /(?<!\p{L}|(?:Latin|South|North|Central|States of) )Am[eé]ri(?:[ck]a|que)(?!\p{L})(?! (?:Latin|latin|do |del |du |Central|central))/u;
/** With its accent, the Spanish and Portuguese name of the continent, never of the United States. */
const WHOLE = /(?<!\p{L}|Unidos d[ea] )América(?!\p{L})(?! (?:Latina|latina|do |del |Central|central))/u;
const OTHERS: readonly Region[] = ["africa", "asia", "oceania"];

/**
 * Whether "America" in a text means the continent, as it does beside others. Alone it may mean the United States. `regions` are
 * those the text names.
 *
 * @example namesAmericas("America, Africa or Asia", new Set(["africa", "asia"])); // true
 */
export const namesAmericas = (text: string, regions: ReadonlySet<Region>): boolean =>
  WHOLE.test(text) || (AMERICA.test(text) && OTHERS.some((region) => regions.has(region)));

const LIST = /^([\s(:]*)([A-Z]{2}(?:(?:, ?| ?[/|] ?)[A-Z]{2}){1,9})(?![\p{L}\d])/u;

/**
 * Writes out the names of countries in the list of codes that a text begins with. Two of them
 * must be nothing else: "DE" is Delaware, too.
 *
 * @example writeOutCodes("DE, AT, CH)"); // "Germany, Austria, Switzerland)"
 */
export const writeOutCodes = (text: string): string =>
  text.replace(LIST, (written: string, before: string, list: string) => {
    const codes = list.split(/[^A-Z]+/).map((code) => (code === "UK" ? "GB" : code));
    const isOfCountries =
      codes.every((code) => COUNTRY_CODES.has(code)) &&
      codes.filter((code) => !isUsStateCode(code) && !WORDS_IN_CAPITALS.has(code)).length > 1;
    return isOfCountries ? before + codes.map(formatLocation).join(", ") : written;
  });

/** The places of a phrase that is found in a sentence, and where they begin; undefined where they are missing. */
export function readPhrasePlaces(
  { places, otherwise, isHome, verdict }: Phrase,
  { index, groups, 0: said }: RegExpExecArray,
  sentence: string,
): { places: FoundPlaces; at: number } | undefined {
  if (places === "after") {
    const at = index + said.length;
    const behind = sentence.slice(at);
    // What brackets leave out ends with them: "Asia (except Japan), Kenya".
    const list = verdict === "excluded" ? (UP_TO_BRACKET.exec(behind)?.[0] ?? "") : behind;
    const found = findPlaces(list, isHome);
    return found && { places: found, at };
  }
  if (places === "in") {
    const name = groups?.["place"] ?? groups?.["people"] ?? "";
    const at = index + said.indexOf(name);
    // As far as the list goes on, but for what is joined to a name: "EU-Arbeitserlaubnis".
    const named = findPlaces(sentence.slice(at)) ?? findPlaces(name) ?? readPeople(name);
    if (named) return { places: joinOtherState(named, sentence.slice(at + name.length)), at };
    return otherwise === undefined ? undefined : { places: withoutParts([otherwise]), at };
  }
  return { places: withoutParts(places === "there" ? [] : (places ?? [])), at: index };
}

const withoutParts = (countries: readonly CountryCode[]): FoundPlaces => ({
  countries: [...countries],
  regions: [],
  inPart: [],
});

const UP_TO_BRACKET = /^[^()]*(?:\([^()]*\)[^()]*)*/u;

/** Places by their peoples ("argentinos y chilenos"); undefined unless we know them all. */
function readPeople(names: string): FoundPlaces | undefined {
  const places = names
    .split(/, | (?:y|e|o|u|ou|et|und|oder|and|or) /u)
    .map((name) => findPeople(foldName(name.replace(/^(?:An?|The) /u, ""))));
  const known = places.flatMap((place) => place ?? []);
  return known.length === places.length ? { ...joinPlaces(known), inPart: [] } : undefined;
}

/** "Spanish nationality, or that of another member state of the EU": both. */
function joinOtherState(named: FoundPlaces, behind: string): FoundPlaces {
  const lead = OTHER_STATE.exec(behind)?.[0];
  const other = lead === undefined ? undefined : findPlaces(behind.slice(lead.length));
  return other ? { ...joinPlaces([named, other]), inPart: [] } : named;
}

const OTHER_STATE =
  /^,?(?: \p{L}+)? (?:o|ou|oder|or) (?:\p{L}+[’' ]+){0,3}?(?:otro|outro|autre|anderen?|another) (?=\p{L})/iu;
