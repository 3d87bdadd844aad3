import { seemsAmericanTown, toAmericanTown } from "./american-towns.ts";
import { findMentions } from "./find-mentions.ts";
import { isRead, mention, type Part } from "./mention.ts";
import { saysSomething } from "./noise.ts";
import { resolveMentions, type Statement, type TownsAlone } from "./resolve-mentions.ts";
import { isUsStateCode } from "./subdivisions.ts";

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
