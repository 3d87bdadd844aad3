import { completeNames } from "../../place/complete-names.ts";
import type { CountryCode, Region } from "../../place/place.ts";
import { countriesOf } from "../../place/region.ts";
import { dropAccents } from "../../text/fold-text.ts";
import { IN_BRACKETS } from "../phrases/exceptions.ts";
import { type FoundPlaces, readNameAt } from "./read-name.ts";
import { BETWEEN, isCityAbroad, readTownAt } from "./read-town.ts";
import { namesAmericas, writeOutCodes } from "./resolve-place-names.ts";

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
  const listed = withoutExceptions(text.slice(0, MAX_STRETCH));
  const stretch = completeNames(writeOutCodes(listed.replace(ELISION, " ").replace(THE_STATES, "the US")));
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

/** Whether a word may be part of a place's name: "HQ in Peru" is the company's place. */
const isName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !/^(?:HQ|Headquarter(?:s|ed)?)$/u.test(word);

/** Without what is left out in brackets, behind which a list goes on: it is told of its own. */
function withoutExceptions(text: string): string {
  if (!text.includes("(")) return text;
  const left = [...dropAccents(text).matchAll(IN_BRACKETS)].toReversed();
  return left.reduce(
    (kept, { index, 0: said }) => kept.slice(0, index) + kept.slice(index + said.length),
    text,
  );
}

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
