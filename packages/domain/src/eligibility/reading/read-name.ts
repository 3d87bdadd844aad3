import { findTowns, findWellKnown } from "../../place/find-towns.ts";
import { findNamedPlace, type NamedPlace, SHORT_NAMES } from "../../place/place-names.ts";
import type { CountryCode } from "../../place/place.ts";
import { countriesOf } from "../../place/region.ts";
import {
  countryOf,
  findByLetters,
  findSubdivisions,
  isUsState,
  isUsStateCode,
} from "../../place/subdivisions.ts";
import { foldName } from "../../text/fold-text.ts";
import type { FoundPlaces } from "../phrases/phrase.ts";

/** Those that begin at a word, and of how many words the name is. */
type PlacesAt = FoundPlaces & { words: number };

const partOf = (country: CountryCode): FoundPlaces => ({
  countries: [country],
  regions: [],
  inPart: [country],
});

/** Most words of a name: "Trinidad and Tobago". */
const MAX_WORDS = 4;
/** Provinces whose names are also words, surnames or other places. */
const NOT_A_PROVINCE = new Set(
  "para acre punjab victoria amazonas durango hidalgo guerrero tabasco sonora colima".split(" "),
);

/** The country, region or part of a country that is named at one of a text's words. */
export function readNameAt(words: readonly string[], at: number): PlacesAt | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length);
    const found =
      (length === 1 ? readWord(words, at) : readWords(name.join(" "))) ??
      (isCalledProvince(words, at) ? readProvince(name.join(" ")) : undefined);
    if (!found) continue;
    if (isOfTheCaucasus(words, at)) return { countries: ["GE"], regions: [], inPart: [], words: 1 };
    // "Holland, MI" is a town.
    const isTown =
      words[at + length] === "," &&
      isUsStateCode(words[at + length + 1] ?? "") &&
      !/^[A-Z]{2}$/.test(name.at(-1) ?? "");
    return { ...(isTown ? partOf("US") : found), words: length };
  }
  return undefined;
}

/** "The state of São Paulo", which is the town's name as well. */
const isCalledProvince = (words: readonly string[], at: number): boolean =>
  /^(?:de|do|da|of|du)$/.test(words[at - 1] ?? "") &&
  /^(?:estado|provincia|state|province)$/i.test(words[at - 2] ?? "");

function readProvince(name: string): FoundPlaces | undefined {
  const [country] = /^\p{Lu}/u.test(name) ? findSubdivisions(foldName(name)).map(countryOf) : [];
  return country === undefined ? undefined : partOf(country);
}

/** "Tbilisi, Georgia", and not "Atlanta, Georgia". */
const isOfTheCaucasus = (words: readonly string[], at: number): boolean =>
  /^Georgia[.]?$/.test(words[at] ?? "") &&
  words[at - 1] === "," &&
  findTowns(foldName(words[at - 2] ?? ""))[0]?.country === "GE";

function readWords(name: string): FoundPlaces | undefined {
  // Names are written with a capital: "us" is we.
  if (!/^\p{Lu}/u.test(name)) return undefined;
  const folded = foldName(name.replace(/[’']s$/u, ""));
  const province = findProvince(folded);
  if (province !== undefined) return partOf(province);
  // "EST" and "Can" are short for countries too.
  if (folded.length < 4 && !SHORT_NAMES.has(folded)) return undefined;
  const place = findNamedPlace(folded) ?? findInflected(name);
  if (!place) return undefined;
  const countries = [...place.countries];
  return { countries, regions: [...place.regions], inPart: place.isPart === true ? countries : [] };
}

/** The country of a state or province, unless a town outside the United States has its name and may be an office's. */
function findProvince(folded: string): CountryCode | undefined {
  if (isUsState(folded)) return "US";
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
  return beside && isUsStateCode(word) ? partOf("US") : undefined;
}

/** Names whose German forms no ending tells. */
const GERMAN_FORMS: Readonly<Record<string, string>> = {
  "Vereinigten Staaten": "Vereinigte Staaten",
  "Vereinigten Königreich": "Vereinigtes Königreich",
  "Vereinigten Königreichs": "Vereinigtes Königreich",
  "Vereinigten Arabischen Emiraten": "Vereinigte Arabische Emirate",
  Niederlanden: "Niederlande",
  "Tschechischen Republik": "Tschechien",
};

/** A place by a form of its name: "Deutschlands", "EU-Staaten". */
function findInflected(written: string): NamedPlace | undefined {
  const name = written.replace(/[.]+$/, "");
  const of = /^(\p{L}{2,})-(?:Mitglied|Staat|Land|Länder|Raum|Region|Gebiet)\p{L}*$/u.exec(name)?.[1];
  if (of !== undefined) return findNamedPlace(foldName(of));
  const form = GERMAN_FORMS[name];
  if (form !== undefined) return findNamedPlace(foldName(form));
  return /^\p{Lu}\p{Ll}{4,}s$/u.test(name) ? findNamedPlace(foldName(name.slice(0, -1))) : undefined;
}

/** Words that stand between the names of a list, or before them. */
export const BETWEEN = new Set(
  "tout toute tous toutes ganz ganze ganzen gesamten región régions alguno algunos cualquiera uno l'un l’un num numa suivants folgenden siguientes seguintes a an the of in and or either any anywhere one following countries country region regions state states area areas city cities within across from greater mainland continental contiguous lower metro hub hubs based eastern western northern southern central north south east west our these some toda todo todos todas cualquier estado estados provincia ciudad cidade região qualquer état département país países pays miembro miembros membro membros membre membres um un une uno una einem einer outro otro autre all parts part jedem jeder irgendwo n’importe n'importe quel quelque algún alguna algum lugar território territorio territoire nacional national nearby remote remotely y e o u ou ni nem et und oder en dans em no na los las la le les el der die das den dem von de du des do da dos das au aux à im innerhalb nos nas del desde depuis ein eines sowie aus auf , / ( ) & + : – — - ·".split(
    " ",
  ),
);
/** Most words of a town's name: "Rio de Janeiro". */
const MAX_TOWN = 3;

/** Towns whose names are also words: "Reading comprehension". */
const WORDS = new Set(["reading", "nice", "mobile", "split", "bath", "orange"]);
/** Capitalized words behind a town that do not name another. */
const PART_OF_TOWN = /^(?:bay|area|metro|metropolitan|region|city|county|or|and|to|remote|remotely)$/i;

/** A town's country; "doubtful" if it may be another town: "London, ON", "Santiago de Compostela". */
export function readTownAt(words: readonly string[], at: number): PlacesAt | "doubtful" | undefined {
  const town = findTownAt(words, at);
  if (!town) return undefined;
  const { country, length } = town;
  const behind = at + length;
  const found = { ...partOf(country), words: length };
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
  found: PlacesAt,
  country: CountryCode,
): PlacesAt | "doubtful" | undefined {
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

/** Whether a name is New York's where other countries' towns stand beside it, and not the state's: "London, New York". */
export function isCityAbroad(words: readonly string[], at: number, length: number): boolean {
  if (foldName(words.slice(at, at + length).join(" ")) !== "new york") return false;
  const behind = isJoin(words[at + length]) ? findTownAt(words, at + length + 1) : undefined;
  const before = isJoin(words[at - 1]) ? [2, 3].map((back) => findTownAt(words, at - back)) : [];
  return [behind, ...before].some((town) => town !== undefined && town.country !== "US");
}

const isJoin = (word = ""): boolean => /^(?:[,/&|]|and|or)$/.test(word);
