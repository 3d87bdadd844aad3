import type { Job } from "../job/job.ts";
import { findTowns, findWellKnown } from "../place/find-towns.ts";
import { readMention } from "../place/mention.ts";
import { parsePlace } from "../place/parse-place.ts";
import type { CountryCode } from "../place/place.ts";
import { countriesOf, countriesOpenTo } from "../place/region.ts";
import { foldName } from "../text/fold-text.ts";

/**
 * The places that a title names in separate parts, as written: employers post a position once per place.
 *
 * @example listTitlePlaces("Staff Engineer, Product (Belo Horizonte)"); // ["Belo Horizonte"]
 */
export function listTitlePlaces(title: string): string[] {
  const parts = cutAtPlaces(title).map((part) => part.trim());
  const kept = new Set(leaveOutPlaces(parts));
  return parts.filter((part) => part !== "" && !kept.has(part)).map(dropRemote);
}

/**
 * The same, but only names within the place that the feed states: "Phoenix" may also be a team of a posting for anywhere.
 *
 * @example listOwnPlaces({ title: "Engineer (Phoenix)", candidate_required_location: "Worldwide" }); // []
 */
export function listOwnPlaces({
  title,
  candidate_required_location: location,
}: Pick<Job, "title" | "candidate_required_location">): string[] {
  const inTitle = listTitlePlaces(title);
  if (inTitle.length === 0) return [];
  const open = countriesOpenTo(parsePlace(location));
  return inTitle.filter((name) => listCountries(name).some((country) => open.has(country)));
}

/** The countries that a name in a title may be, or be in. */
function listCountries(name: string): CountryCode[] {
  const flags = (name.match(FLAG) ?? []).flatMap(readFlag);
  const named = name.split(AND).flatMap((one) => {
    const found = readMention(foldPlace(one));
    if (found === undefined) return [];
    const { meaning, country, subdivisions, towns } = found;
    return [
      ...(meaning?.place?.countries ?? []),
      ...(meaning?.place?.regions ?? []).flatMap((region) => [...countriesOf(region)]),
      ...(country === undefined ? [] : [country]),
      ...subdivisions.map((subdivision) => subdivision.slice(0, 2)),
      ...towns.map((town) => town.country),
    ];
  });
  return [...flags, ...named];
}

/** The countries of a flag; flags of parts of a country are Britain's. */
function readFlag(flag: string): CountryCode[] {
  const letters = Array.from(flag, (letter) => (letter.codePointAt(0) ?? 0) - REGIONAL_A + LETTER_A);
  if (letters.length !== 2) return ["GB"];
  const code = String.fromCharCode(...letters);
  return code === "EU" ? [...countriesOf("eu")] : [code];
}

const REGIONAL_A = 0x1f1e6;
const LETTER_A = 65;

/** Splits a title into parts that may be places. */
export function cutAtPlaces(title: string): string[] {
  return title.replace(WITHIN, " $1 ").replace(FLAG, "|$&|").split(SEPARATOR);
}

/** The parts that are not places; all of them if nothing else is left. */
export function leaveOutPlaces(parts: readonly string[]): readonly string[] {
  const named = parts.filter((part) => part.trim() !== "");
  const places = new Set<string>();
  for (const [at, part] of named.entries()) {
    const before = named[at - 1] ?? "";
    // Two letters are a state only after a town: "Columbia, SC".
    if (places.has(before) && isStateOf(part, before)) places.add(part);
    else if (namesPlace(part) || isStateOf(named[at + 1] ?? "", part)) places.add(part);
  }
  const kept = parts.filter((part) => !places.has(part));
  return kept.some((part) => WORD.test(part)) ? kept : parts;
}

function namesPlace(part: string): boolean {
  if (part.match(FLAG)?.join("") === part.trim()) return true;
  return part.split(AND).every((name) => {
    const folded = foldPlace(name);
    if (folded.length < 4) return SHORT.has(folded);
    if (WORDS.has(folded)) return false;
    const found = readMention(folded);
    if (found === undefined) return false;
    return (
      found.meaning !== undefined || found.subdivisions.length > 0 || findWellKnown(found.towns) !== undefined
    );
  });
}

/** Whether a part is the state of a town. */
function isStateOf(state: string, town: string): boolean {
  const letters = state.trim().toUpperCase();
  return (
    LETTERS.test(letters) &&
    findTowns(foldPlace(town)).some(({ subdivision }) => subdivision?.endsWith(`-${letters}`))
  );
}

const foldPlace = (name: string) => dropRemote(foldName(name));

/** "Istanbul-Remote", "Remote in Spain". */
const dropRemote = (name: string) => name.replace(REMOTE, " ").replace(AROUND, "");

const SEPARATOR = /[()[\]{}|,;:/•·–—]|\s-|-\s/;
// In "Chinese (China) Translator", the place belongs to the words around it.
const WITHIN = /(?<=\p{L} ?)\(([^()]*)\)(?= \p{L})/gu;
// Flags of countries and of their parts.
const FLAG = /\p{Regional_Indicator}{2}|\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu;
const WORD = /[\p{L}\p{N}]/u;
const LETTERS = /^[A-Z]{2,3}$/;
const AND = / (?:and|or|&|\+|und|oder) /i;
const REMOTE = /\b(?:remote(?:ly)?|hybrid|based|only|in|the|or|and)\b/gi;
const AROUND = /^[\s-]+|[\s-]+$/g;
/** Names of up to three letters that mean nothing else in a title, unlike "AI" (Anguilla) and "ARM" (Armenia). */
const SHORT: ReadonlySet<string> = new Set(["us", "usa", "uk", "eu", "uae", "nyc"]);
/** Names of towns, states and zones that usually mean something else in titles. */
const WORDS: ReadonlySet<string> = new Set(
  "mobile reading orange enterprise commerce mission nice bath split essen czech african american asian european".split(
    " ",
  ),
);
