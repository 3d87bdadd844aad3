import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";

import { NAMES } from "./synonyms.ts";
import { familyOf } from "./word-families.ts";

/** The prefix of marked stems and names related to a text. Never typed, as it is neither a letter nor a digit. */
const STEM_MARK = "=";

/**
 * The stems of a folded English or German word; the word itself if it is not inflected. Two words are forms of the same
 * word if they share any stem.
 */
export function stemsOf(word: string): readonly string[] {
  const known = recentStems.get(word);
  if (known) return known;
  if (recentStems.size >= MOST_KEPT) recentStems.clear();
  const stems = readStems(word);
  recentStems.set(word, stems);
  return stems;
}

/** Cached: titles and searches repeat the same few words, and stemming takes as long as finding one. */
const recentStems = new Map<string, readonly string[]>();
const MOST_KEPT = 4000;

function readStems(word: string): string[] {
  if (!INFLECTED.test(word)) return [word];
  const family = familyOf(word);
  if (family !== undefined) return [family];
  if (NAMES.has(word)) return [`${word}~`];
  const plain = word
    .replace(KAUFLEUTE, "kaufmann")
    .replace(FEMALE, "$1")
    .replace(BRITISH_S, "iz")
    .replace(BRITISH_OUR, "or");
  const agent = GERMAN_ADJECTIVE.test(plain) ? undefined : AGENT.exec(plain);
  if (agent) return [agent.slice(1).join("")];
  const english = stemEnglish(plain);
  const german = stemGerman(plain);
  return english === german ? [english] : [english, german];
}

/** British spelling: "optimise" and "organisation" with s instead of z. */
const BRITISH_S = /(?<=[a-z]{3}[^aeiou])is(?=(?:ation(?:s|al)?|e[ds]?|ing)$)/;
/** British spelling: "behaviour" with u. */
const BRITISH_OUR = /(?<=^(?:behavi|col|lab|fav|neighb|hon|hum|harb|flav|endeav))our/;

/** A Kauffrau is a Kaufmann, and both are Kaufleute, alone and in compounds. */
const KAUFLEUTE = /kauf(?:frau(?:en)?|leuten?|mannern?|manns)$/;

/** German female forms of trades: Entwicklerin, Redakteurinnen. */
const FEMALE = /^([a-z]{3,}(?:er|eur|or|ist|ant|ent|og|ekt))in(?:nen)?$/;

/**
 * Agent nouns are not forms of the verb: an accountant is not an account, a developer not development, a driver not a
 * drive, and Looker does not look. They share a stem with words derived from them, such as "engineering".
 */
const AGENT = /^(?:(.{3,}[eo]r)(?:s|ing|ings|ed)?|(.{3,}(?:[lngk]|eit)er)n|(.{3,}ant)s?)$/;

/** German adjectives with the endings of agent nouns: "technischer", "verantwortlicher". */
const GERMAN_ADJECTIVE = /(?:isch|lich|nal|nell|iert|haft|bar|ig)ers?$/;

// Shorter words are mostly abbreviations: AWS is not the plural of "aw".
const INFLECTED = /^[a-z]{4,40}$/;

/** The marked stems of a word, as in searchable texts. */
export const markStems = (word: string): string[] => stemsOf(word).map(markText);

export const markText = (text: string): string => STEM_MARK + text;

/** The mark of a word's first stem, which is enough to be found by all of them. */
export const markFirst = (word: string): string => markText(stemsOf(word)[0] ?? word);

/** Removes the mark. */
export const unmark = (marked: string): string => marked.slice(STEM_MARK.length);

/** Marks a word that a text can be found by but does not contain as written: "frontend" for "front-end". */
export const markUnwritten = (word: string): string => markText(`~${word}`);

export const isMarked = (word: string): boolean => word.startsWith(STEM_MARK);
