import { foldName } from "../text/fold-text.ts";
import { seemsAmericanTown, toAmericanTown } from "./american-towns.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { capitalize, findWellKnown } from "./find-towns.ts";
import { WORDS_OF_SENTENCES } from "./letters-as-words.ts";
import {
  isRead,
  lookUp,
  type Mention,
  mention,
  NARROWER,
  type Part,
  partOf,
  sure,
  unread,
} from "./mention.ts";
import { dropCodes, dropDistrict, dropNoise, saysSomething, splitAtConjunctions } from "./noise.ts";
import { SHORT_NAMES } from "./place-names.ts";
import { resolveMentions, type Statement, type TownsAlone } from "./resolve-mentions.ts";
import { findByLetters, isUsStateCode } from "./subdivisions.ts";

const MAX_STATEMENTS = 100;
const MAX_NAMES = 100;

/**
 * Reads texts name by name, as far as they can be read; no parts where they say nothing of a place. What is told apart by
 * semicolons and the like is one statement each: a name is read by those in its own, then by those in others.
 */
export function readNames(texts: readonly string[], towns?: TownsAlone): Part[] {
  const statements = texts.flatMap(splitStatements).slice(0, MAX_STATEMENTS).map(readStatement);
  return resolveMentions(statements, towns);
}

/** A text that is one name stays whole, commas and all: "Congo, The Democratic Republic of the", but not "Peru, IN". */
const isName = (text: string) => !/,\s*IN\b/.test(text) && isRead(mention(text)?.part);

function splitStatements(text: string): string[] {
  return isName(text) ? [text] : text.split(/[;|•·\n]/);
}

function readStatement(text: string): Statement {
  const mentions = splitNames(text)
    .slice(0, MAX_NAMES)
    .flatMap((name) => findMentions(name));
  return {
    isRemote: /\b(?:remot|home|wfh|virtual|distributed|tele(?:work|commut|trab|trav))/i.test(text),
    isOfTowns: OFFICE.test(text) || isOnePlaceOf(text),
    listsStates: STATES_OF_THE_US.test(text) || isChoiceOfStates(text),
    mentions: mentions.map((one, at) => (seemsAmericanTown(mentions, at, text) ? toAmericanTown(one) : one)),
  };
}

/** "Hybrid - New York", "New York office", "New York or remote". */
const OFFICE =
  /\b(?:hybrid|on-?site|(?<!(?:home|remote|virtual)[ -]?)offices?|hq|headquarters?)\b|\bor (?:fully )?remote\s*(?:[;|,(]|$)|^\W*remote or\b/i;

/** "Canada (Toronto)", and not "Canada (Ontario, Quebec)" or "Remote (Ontario)". */
function isOnePlaceOf(text: string): boolean {
  const [, country = ""] = /^([^()[\],;|]+)[([][^()[\],;|/]+[)\]]\W*$/.exec(text) ?? [];
  return isRead(mention(country)?.part);
}

/** The names in a text, each by itself, without words that only lead to one. */
export function splitNames(text: string): string[] {
  const names = isName(text) ? [text] : text.split(/[,/:@]/).flatMap(splitFurther);
  return names.filter(saysSomething);
}

/** "United States (DE, MD, PA)", "USA: CA, CO", but "US, CA": two countries. */
const STATES_OF_THE_US =
  /\b(?:U\.?S\.?A?\.?|United States(?: of America)?) ?(?:[([:]|[-–—] ) ?[A-Z]{2}(?: ?(?:,|\/|&|and|or) ?[A-Z]{2}){0,60}\W{0,3}$/u;

/** "CA or CO": what people write of states; feeds list their countries by commas. */
function isChoiceOfStates(text: string): boolean {
  const codes = CHOICE.exec(text)?.[0].match(/\b[A-Z]{2}\b/g) ?? [];
  return codes.length > 1 && codes.every((code) => isUsStateCode(code));
}

const CHOICE = /^\W*(?:[A-Z]{2}, ?){0,60}[A-Z]{2},? or [A-Z]{2}\W*$/u;

// "Remote (EMEA) - Spain", but "Congo - Kinshasa" and "Cocos (Keeling) Islands" are one name each.
const splitFurther = (name: string) => (isName(name) ? [name] : name.split(/[()[\]]| [-–—] /));

/** Reads one name, or two with "and" or "or" between them, or those among other words. */
function findMentions(stated: string): Mention[] {
  const name = dropCodes(stated);
  if (!saysSomething(name)) return [];
  const whole = mention(name) ?? mention(dropDistrict(name));
  if (whole !== undefined) return [whole];
  const coded = findCoded(name.trim());
  if (coded !== undefined) return coded;
  // "Portugal and Spain", "UK or Ireland": taken apart only where the whole is no name.
  return splitAtConjunctions(name)
    .filter(saysSomething)
    .flatMap((half, at) => {
      const one = mention(half);
      const found = one ? [one] : (findCoded(half.trim()) ?? findMisspelt(half) ?? findAmongWords(half));
      return found.map((each, place) => (at > 0 && place === 0 ? { ...each, apart: true } : each));
    });
}

/** "CA-ON-Toronto", "CAN-Toronto", "Portland OR": letters that are words as well, where only a state stands. */
function findCoded(name: string): Mention[] | undefined {
  const [, state] = PART_OF_STATE.exec(name) ?? [];
  if (state !== undefined && isUsStateCode(state))
    return [sure(name, partOf("US", { subdivisions: [`US-${state}`] }))];
  const [, ...names] = CODED.exec(name) ?? BEHIND_TOWN.exec(name) ?? [];
  const found = names.filter((one) => one !== undefined).map(mention);
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
  let isLast = false;
  for (let at = 0; at < words.length;) {
    const next = findAt(words, at);
    if (next) found.push({ ...next.found, joined: found.length > 0 });
    else if (!LINKS.has(words[at] ?? "")) rest.push(words[at] ?? "");
    isLast = next !== undefined;
    at += next?.length ?? 1;
  }
  if (rest.length === 0) return isTownLikeCountry(found) ? [unread(name)] : found;
  const isNarrowed = rest.some((word) => NARROWER.test(word));
  const kept = found.filter(
    ({ part, letters, subdivisions }) =>
      // "Rural Africa" is not Africa.
      (part !== undefined && !(isNarrowed && part.place?.regions.length)) ||
      (!letters && subdivisions.length > 0),
  );
  // "CCE Offices in Chicago", but not the "Woodland" of "Woodland Hills".
  const last = isLast ? found.at(-1) : undefined;
  const town =
    last && !kept.includes(last) && last.towns.length > 0
      ? [{ ...last, weak: true, whole: name.trim() }]
      : [];
  return kept.length + town.length > 0 ? [...kept, ...town] : [unread(name)];
}

/** "China Grove": a country and a town that is not in it. */
function isTownLikeCountry([country, town, ...more]: readonly Mention[]): boolean {
  const [code, ...others] = country?.part?.place?.countries ?? [];
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
