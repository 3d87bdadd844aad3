import { completeNames } from "../../place/complete-names.ts";
import { findTowns, findWellKnown } from "../../place/find-towns.ts";
import { findNamedPlace, SHORT_NAMES } from "../../place/place-names.ts";
import type { CountryCode, Region } from "../../place/place.ts";
import { countriesOf } from "../../place/region.ts";
import {
  countryOf,
  findByLetters,
  findSubdivisions,
  isUsState,
  isUsStateCode,
} from "../../place/subdivisions.ts";
import { foldName } from "../../text/fold-text.ts";
import { findInflected, namesAmericas, writeOutCodes } from "./resolve-place-names.ts";

/** The places a piece of text names. Of countries `inPart`, only a part is named. */
export type FoundPlaces = { countries: CountryCode[]; regions: Region[]; inPart: CountryCode[] };

/** Most words of a name: "Trinidad and Tobago". */
const MAX_WORDS = 4;
/** Most words before the first place: "one of the following countries". */
const MAX_LEAD = 7;
const MAX_STRETCH = 500;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'’]*(?:-(?=\p{Lu})[\p{L}\p{M}.'’]+)*|[,/()&+:–—-]|[^\s\p{L}]/gu;
/** "L'Union", "d'Afrique". */
const ELISION = /(?<!\p{L})[dl]['’](?=\p{L})(?!ivoire)/giu;
const BETWEEN = new Set(
  "tout toute tous toutes ganz ganze ganzen gesamten región régions alguno algunos cualquiera uno l'un l’un num numa suivants folgenden siguientes seguintes a an the of in and or either any anywhere one following countries country region regions state states area areas city cities within across from greater mainland continental contiguous lower metro hub hubs based eastern western northern southern central north south east west our these some toda todo todos todas cualquier estado estados provincia ciudad cidade região qualquer état département país países pays miembro miembros membro membros membre membres um un une uno una einem einer outro otro autre all parts part jedem jeder irgendwo n’importe n'importe quel quelque algún alguna algum lugar território territorio territoire nacional national nearby remote remotely y e o u ou ni nem et und oder en dans em no na los las la le les el der die das den dem von de du des do da dos das au aux à im innerhalb nos nas del desde depuis ein eines sowie aus auf , / ( ) & + : – — - ·".split(
    " ",
  ),
);
/** Provinces whose names are also words, surnames or other places. */
const NOT_A_PROVINCE = new Set(
  "para acre punjab victoria amazonas durango hidalgo guerrero tabasco sonora colima".split(" "),
);
/** Both a state and a country. */
const AMBIGUOUS = new Set(["georgia"]);

/**
 * The places at the beginning of a text, up to the first word that is not part of the list: "the US or Canada, with …" gives two.
 * State codes count beside other codes or behind a city. Cities are skipped; `withTowns`, well-known ones stand for their
 * countries. Undefined if there are none.
 *
 * @example findPlaces("Berlin, Germany or Austria, and have"); // { countries: ["DE", "AT"], regions: [], inPart: [] }
 */
export function findPlaces(text: string, withTowns = false): FoundPlaces | undefined {
  const stretch = completeNames(writeOutCodes(text.slice(0, MAX_STRETCH).replace(ELISION, " ")));
  const words = stretch.match(WORD) ?? [];
  const countries = new Set<CountryCode>();
  const regions = new Set<Region>();
  const whole = new Set<CountryCode>();
  let lead = 0;
  let readTo = 0;
  for (let at = 0; at < words.length;) {
    const found = readNameAt(words, at) ?? (withTowns ? readTownAt(words, at) : undefined);
    if (found === "doubtful") return undefined;
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
    const passed = BETWEEN.has(word.toLowerCase()) || /^\p{Lu}/u.test(word) || isListGoingOn(words, at);
    const begun = countries.size + regions.size > 0;
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

function readNameAt(words: readonly string[], at: number): (FoundPlaces & { words: number }) | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length);
    const found =
      (length === 1 ? readWord(words, at) : readWords(name.join(" "))) ??
      (isCalledProvince(words, at) ? readProvince(name.join(" ")) : undefined);
    // "Holland, MI" is a town.
    const isTown =
      /^[,]$/.test(words[at + length] ?? "") &&
      isUsStateCode(words[at + length + 1] ?? "") &&
      !/^[A-Z]{2}$/.test(name.at(-1) ?? "");
    if (found && isOfTheCaucasus(words, at)) return { countries: ["GE"], regions: [], inPart: [], words: 1 };
    if (found) return { ...(isTown ? IN_THE_US : found), words: length };
  }
  return undefined;
}

/** "The state of São Paulo", which is the town's name as well. */
const isCalledProvince = (words: readonly string[], at: number): boolean =>
  /^(?:de|do|da|of|du)$/.test(words[at - 1] ?? "") &&
  /^(?:estado|provincia|state|province)$/i.test(words[at - 2] ?? "");

function readProvince(name: string): FoundPlaces | undefined {
  const [country] = /^\p{Lu}/u.test(name) ? findSubdivisions(foldName(name)).map(countryOf) : [];
  return country === undefined ? undefined : { countries: [country], regions: [], inPart: [country] };
}

/** "Tbilisi, Georgia", and not "Atlanta, Georgia". */
const isOfTheCaucasus = (words: readonly string[], at: number): boolean =>
  /^Georgia[.]?$/.test(words[at] ?? "") &&
  words[at - 1] === "," &&
  findTowns(foldName(words[at - 2] ?? ""))[0]?.country === "GE";

/** Most words of a town's name: "Rio de Janeiro". */
const MAX_TOWN = 3;

/** Towns whose names are also words: "Reading comprehension". */
const WORDS = new Set(["reading", "nice", "mobile", "split", "bath", "orange"]);
/** Capitalized words behind a town that do not name another. */
const PART_OF_TOWN = /^(?:bay|area|metro|metropolitan|region|city|county|or|and|to|remote|remotely)$/i;

type TownAt = FoundPlaces & { words: number };

/** A town's country; "doubtful" if it may be another town: "London, ON", "Santiago de Compostela". */
function readTownAt(words: readonly string[], at: number): TownAt | "doubtful" | undefined {
  const town = findTownAt(words, at);
  if (!town) return undefined;
  const { country, length } = town;
  const behind = at + length;
  const found = { countries: [country], regions: [], inPart: [country], words: length };
  const next = words[behind] ?? "";
  if (next === "" || /[.]$/.test(words[behind - 1] ?? "")) return found;
  if (WORDS.has(foldName(words[at] ?? "")) && /^\p{Ll}/u.test(next) && !BETWEEN.has(next)) return "doubtful";
  if (/^(?:de|del|do|da|upon|on|am|an)$/.test(next)) return "doubtful";
  // "Paris or Austin, Texas": which of both is in Texas?
  const other = /^(?:or|and|&)$/.test(next) ? findTownAt(words, behind + 1) : undefined;
  if (other) return isElsewhere(words, behind + 1 + other.length, country) ? "doubtful" : found;
  return readBehind(words, behind, found, country);
}

/** Reads a town by the name behind it: "Paris, Texas" is left to Texas, "London, NYC" are two towns. */
function readBehind(
  words: readonly string[],
  behind: number,
  found: TownAt,
  country: CountryCode,
): TownAt | "doubtful" | undefined {
  const isApart = /^[,/(]$/.test(words[behind] ?? "");
  const name = isApart ? behind + 1 : behind;
  const word = words[name] ?? "";
  if (!/^\p{Lu}/u.test(word) || PART_OF_TOWN.test(word)) return found;
  if (/^[A-Z]{3}$/.test(word) && findByLetters(word.toLowerCase()).length === 0) return found;
  const isTown = findTownAt(words, name) !== undefined;
  const told = readNameAt(words, name);
  if (told?.countries.includes(country) || told?.regions.some((region) => countriesOf(region).has(country)))
    return found;
  if (told) return isApart && !isTown ? undefined : "doubtful";
  return isTown || isPartOf(word, country) ? found : "doubtful";
}

/** Whether a comma and a state of another country follow. */
const isElsewhere = (words: readonly string[], at: number, country: CountryCode): boolean => {
  const told = words[at] === "," ? readNameAt(words, at + 1) : undefined;
  return told !== undefined && told.inPart.length > 0 && !told.countries.includes(country);
};

const isPartOf = (word: string, country: CountryCode): boolean => {
  const name = foldName(word);
  return [...findSubdivisions(name), ...findByLetters(name)].some((part) => countryOf(part) === country);
};

function findTownAt(
  words: readonly string[],
  at: number,
): { country: CountryCode; length: number } | undefined {
  if (!/^\p{Lu}/u.test(words[at] ?? "")) return undefined;
  for (let length = Math.min(MAX_TOWN, words.length - at); length > 0; length -= 1) {
    const name = foldName(words.slice(at, at + length).join(" "));
    const town = findWellKnown(findTowns(name));
    if (!town) continue;
    // Ontario is a town in California, but not where people write of it.
    const parts = findSubdivisions(name).map(countryOf);
    const { country } = town;
    return parts.length > 0 && !parts.includes(country) ? undefined : { country, length };
  }
  return undefined;
}

const IN_THE_US: FoundPlaces = { countries: ["US"], regions: [], inPart: ["US"] };

function readWords(name: string): FoundPlaces | undefined {
  // Names are written with a capital: "us" is we.
  if (!/^\p{Lu}/u.test(name)) return undefined;
  const folded = foldName(name.replace(/[’']s$/u, ""));
  if (isUsState(folded) && !AMBIGUOUS.has(folded)) return { countries: ["US"], regions: [], inPart: ["US"] };
  const province = findProvince(folded);
  if (province !== undefined) return { countries: [province], regions: [], inPart: [province] };
  // "EST" and "Can" are short for countries too.
  const isWord = folded.length < 4 && !SHORT_NAMES.has(folded);
  if (AMBIGUOUS.has(folded) || isWord) return undefined;
  const place = findNamedPlace(folded) ?? findInflected(name);
  if (!place) return undefined;
  const countries = [...place.countries];
  return { countries, regions: [...place.regions], inPart: place.isPart === true ? countries : [] };
}

/** A province's country, unless a town has the same name and may be an office's. */
function findProvince(folded: string): CountryCode | undefined {
  const [country] = NOT_A_PROVINCE.has(folded) ? [] : findSubdivisions(folded).map(countryOf);
  const isTown = folded !== "quebec" && country === findWellKnown(findTowns(folded))?.country;
  return isTown ? undefined : country;
}

// "US", "UK" and "EU" are names; "CA" is a state beside another code, or behind a city: "Sacramento, CA".
function readWord(words: readonly string[], at: number): FoundPlaces | undefined {
  const word = (words[at] ?? "").replace(/[.’']+$/, "");
  if (!/^[A-Z]{2}$/.test(word)) return readWords(words[at] ?? "");
  const named = findNamedPlace(foldName(word));
  if (named) return { countries: [...named.countries], regions: [...named.regions], inPart: [] };
  const before = words[at - 2] ?? "";
  const [comma = "", next = ""] = [words[at + 1], words[at + 2]];
  const behindCity =
    /^[,/]$/.test(words[at - 1] ?? "") &&
    /^\p{Lu}/u.test(before) &&
    (!/^[A-Z]{2}$/.test(before) || isUsStateCode(before));
  const beside = behindCity || (/^[,/]$/.test(comma) && isUsStateCode(next));
  return beside && isUsStateCode(word) ? { countries: ["US"], regions: [], inPart: ["US"] } : undefined;
}
