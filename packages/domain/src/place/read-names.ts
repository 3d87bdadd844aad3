import { foldName } from "../text/fold-text.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { capitalize, findWellKnown } from "./find-towns.ts";
import {
  dropNoise,
  lookUp,
  type Meaning,
  type Mention,
  NARROWER,
  placeIn,
  readMention,
  saysSomething,
  sure,
  unread,
  WORDS_OF_SENTENCES,
} from "./mention.ts";
import { SHORT_NAMES } from "./place-names.ts";
import { resolveMentions } from "./resolve-mentions.ts";
import type { TownsAlone } from "./resolve-town.ts";
import { findByLetters, isUsStateCode } from "./subdivisions.ts";

const MAX_STATEMENTS = 100;
const MAX_NAMES = 100;

/**
 * Reads texts name by name, as far as they can be read; no parts where they say nothing of a place. What is told apart by
 * semicolons and the like is one statement each: a name is read by those in its own, then by those in others.
 */
export function readNames(texts: readonly string[], towns?: TownsAlone): Meaning[] {
  const statements = texts
    .flatMap((text) => (isName(text) ? [text] : text.split(/[;|•·\n]/)))
    .slice(0, MAX_STATEMENTS)
    .map((text) => ({ text, mentions: splitNames(text).slice(0, MAX_NAMES).flatMap(findMentions) }));
  return resolveMentions(statements, towns);
}

/** A text that is one name stays whole, commas and all: "Congo, The Democratic Republic of the", but not "Peru, IN". */
const isName = (text: string) => !/,\s*IN\b/.test(text) && readMention(text)?.meaning !== undefined;

/** The names in a text, each by itself, without words that only lead to one. */
export function splitNames(text: string): string[] {
  const names = isName(text) ? [text] : text.split(/[,/:@]/).flatMap(splitFurther);
  return names.filter(saysSomething);
}

// "Remote (EMEA) - Spain", but "Congo - Kinshasa" and "Cocos (Keeling) Islands" are one name each.
const splitFurther = (name: string) => (isName(name) ? [name] : name.split(/[()[\]]| [-–—] /));

/** Reads one name, or two with "and" or "or" between them, or those among other words. */
function findMentions(stated: string): Mention[] {
  const name = stated.replace(REMOTE_OK, "$1").replace(POSTCODE, " ").replace(COUNTY, "");
  if (!saysSomething(name)) return [];
  const whole = findWhole(name) ?? (DISTRICT.test(name) ? findWhole(name.replace(DISTRICT, "")) : undefined);
  if (whole !== undefined) return whole;
  // "Portugal and Spain", "UK or Ireland": taken apart only where the whole is no name.
  return splitAtConjunctions(name)
    .filter(saysSomething)
    .flatMap((half, at) => {
      const [first, ...others] = findWhole(half) ?? findMisspelt(half) ?? findAmongWords(half);
      return first === undefined ? [] : [{ ...first, ...(at > 0 && { apart: true }) }, ...others];
    });
}

/** A name, or two that are written as one. */
function findWhole(name: string): Mention[] | undefined {
  const found = readMention(name);
  return found ? [found] : findCoded(name.trim());
}

const CONJUNCTION = "(?:and|or|und|oder|et|ou|y|o|e)";
// "Portland OR or remote": the first is Oregon.
const BETWEEN_NAMES = new RegExp(String.raw` (?:${CONJUNCTION}|&|\+)(?! ${CONJUNCTION} ) |&|\+(?!\d)`, "i");
const FIRST = new RegExp(`^${CONJUNCTION} `);

/** Names that a conjunction stands between, in English, German, French, Spanish or Portuguese: "Portugal and Spain". */
export const splitAtConjunctions = (names: string): string[] =>
  names.trim().replace(FIRST, "").split(BETWEEN_NAMES);

/** "Remote OK" is not Oklahoma, while "Remote - OK" is. */
const REMOTE_OK = /\b(remote) ok(?:ay)?\b/giu;
/** Of Germany, the United States, Canada and Britain, among others: "94105", "D-10115", "M5V 2T6", "EC2A 4NE". */
const POSTCODE =
  /(?<![\p{L}\d-])(?:(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z](?: \d[A-Z]\d)?|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2}))(?![\p{L}\d-])/gu;
/** "Dublin 2", "Paris 9e". */
const DISTRICT = /(?<=\p{Ll}) \d{1,2}(?:er?|[eè]me|th)?\s*$/u;

/** "Co. Dublin" is a county of Ireland. */
const COUNTY = /^\s*Co\.? (?=\p{Lu})/u;

/** "CA-ON-Toronto", "CAN-Toronto", "Portland OR": letters that are words as well, where only a state stands. */
function findCoded(name: string): Mention[] | undefined {
  const [, state] = PART_OF_STATE.exec(name) ?? [];
  if (state !== undefined && isUsStateCode(state))
    return [sure(name, placeIn("US", { subdivisions: [`US-${state}`] }))];
  const [, ...names] = CODED.exec(name) ?? BEHIND_TOWN.exec(name) ?? [];
  const found = names.filter((one) => one !== undefined).map((one) => readMention(one));
  const isTold = found.some((one) => one !== undefined && !one.letters && one.towns.length > 0);
  return isTold ? found.flatMap((one) => one ?? []) : undefined;
}

/** "Central NJ"; but "Western CA" may be Canada. */
const PART_OF_STATE =
  /^(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entral|[Uu]pstate|[Dd]ownstate)(?:-?east|-?west)?(?:ern)? (?!CA$)([A-Z]{2})$/u;
const CODED = /^([A-Z]{2,3})-(?:([A-Z]{2})-)?(\p{Lu}\p{L}.+)$/u;
const BEHIND_TOWN = /^(.*\p{Ll})[ -](HI|ID|IN|LA|ME|OK|ON|OR)$/u;

function findMisspelt(name: string): Mention[] | undefined {
  const folded = foldName(name);
  const right = correctSpelling(folded) ?? correctSpelling(dropNoise(folded));
  const found = right === undefined ? undefined : lookUp(right, capitalize(right));
  return found && [found];
}

const MAX_WORDS = 40;
/** Words of the longest name looked for among others. */
const LONGEST = 5;
const LINKS = new Set(["and", "or", "anywhere"]);

/** "US Remote National", "Movable Ink - Toronto": the names in a text, and nothing where there are none. */
function findAmongWords(name: string): Mention[] {
  const words = dropNoise(foldName(name.replaceAll(",", " ")))
    .split(" ")
    .slice(0, MAX_WORDS);
  const found: Mention[] = [];
  const rest: string[] = [];
  let last: Mention | undefined;
  for (let at = 0; at < words.length;) {
    const next = findAt(words, at);
    last = next && { ...next.found, joined: found.length > 0 };
    if (last) found.push(last);
    else if (!LINKS.has(words[at] ?? "")) rest.push(words[at] ?? "");
    at += next?.length ?? 1;
  }
  if (rest.length === 0) return isTownLikeCountry(found) ? [unread(name)] : found;
  const isNarrowed = rest.some((word) => NARROWER.test(word));
  const kept = found.filter(
    ({ meaning, letters, subdivisions }) =>
      // "Rural Africa" is not Africa.
      (meaning !== undefined && !(isNarrowed && meaning.place?.regions.length)) ||
      (!letters && subdivisions.length > 0),
  );
  // "CCE Offices in Chicago", but not the "Woodland" of "Woodland Hills".
  const town =
    last && !kept.includes(last) && last.towns.length > 0 ? [{ ...last, amongWords: name.trim() }] : [];
  return kept.length + town.length > 0 ? [...kept, ...town] : [unread(name)];
}

/** "China Grove": a country and a town that is not in it. */
function isTownLikeCountry([country, town, ...more]: readonly Mention[]): boolean {
  const [code, ...others] = country?.meaning?.place?.countries ?? [];
  if (more.length > 0 || code === undefined || others.length > 0) return false;
  const isTown = town !== undefined && town.towns.length > 0 && town.subdivisions.length === 0;
  return isTown && findWellKnown(town.towns) === undefined && !town.towns.some((one) => one.country === code);
}

function findAt(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    if (
      // A name of nothing else may be a code: "Remote - OR".
      WORDS_OF_SENTENCES.has(phrase) ||
      NARROWER.test(phrase) ||
      (phrase.length === 3 && !SHORT_NAMES.has(phrase) && findByLetters(phrase).length === 0)
    )
      continue;
    const found = lookUp(phrase, capitalize(phrase));
    if (found) return { found, length };
  }
  return undefined;
}
