import { findTowns, findWellKnown } from "../../place/find-towns.ts";
import { findNamedPlace, SHORT_NAMES } from "../../place/place-names.ts";
import type { CountryCode, Region } from "../../place/place.ts";
import { countryOf, findSubdivisions, isUsState, isUsStateCode } from "../../place/subdivisions.ts";
import { foldName } from "../../text/fold-text.ts";
import { findInflected } from "./resolve-place-names.ts";

/** The places a piece of text names. Of countries `inPart`, only a part is named. */
export type FoundPlaces = { countries: CountryCode[]; regions: Region[]; inPart: CountryCode[] };

/** Most words of a name: "Trinidad and Tobago". */
const MAX_WORDS = 4;
/** Provinces whose names are also words, surnames or other places. */
const NOT_A_PROVINCE = new Set(
  "para acre punjab victoria amazonas durango hidalgo guerrero tabasco sonora colima".split(" "),
);
/** Both a state and a country. */
const AMBIGUOUS = new Set(["georgia"]);

/** The country, region or part of a country that is named at one of a text's words, and of how many words it is. */
export function readNameAt(
  words: readonly string[],
  at: number,
): (FoundPlaces & { words: number }) | undefined {
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
