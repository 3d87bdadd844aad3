import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";

import { NAMES } from "./synonyms.ts";
import { familyOf } from "./word-families.ts";

/** Begins what no word does: a stem, or a name, that a text is related to. Never typed, for it is neither a letter nor a digit. */
const STEM_MARK = "=";

/**
 * What inflected forms of a folded word have in common, in English and in German; the word itself where nothing can be
 * taken off it. Two words are forms of one where they share any.
 */
export function stemsOf(word: string): readonly string[] {
  const known = recentStems.get(word);
  if (known) return known;
  if (recentStems.size >= MOST_KEPT) recentStems.clear();
  const stems = readStems(word);
  recentStems.set(word, stems);
  return stems;
}

/** Titles and searches have the same few words over and over, and taking one apart costs as much as finding it. */
const recentStems = new Map<string, readonly string[]>();
const MOST_KEPT = 4000;

function readStems(word: string): string[] {
  if (!INFLECTED.test(word)) return [word];
  const family = familyOf(word);
  if (family !== undefined) return [family];
  if (NAMES.has(word)) return [`${word}~`];
  const plain = word.replace(FEMALE, "$1").replace(BRITISH_S, "iz").replace(BRITISH_OUR, "or");
  const agent = GERMAN_ADJECTIVE.test(plain) ? undefined : AGENT.exec(plain);
  if (agent) return [agent.slice(1).join("")];
  const english = stemEnglish(plain);
  const german = stemGerman(plain);
  return english === german ? [english] : [english, german];
}

/** British writers optimise, and have an organisation: their s is a z elsewhere. */
const BRITISH_S = /(?<=[a-z]{3}[^aeiou])is(?=(?:ation(?:s|al)?|e[ds]?|ing)$)/;
/** And their behaviour has a letter more. */
const BRITISH_OUR = /(?<=^(?:behavi|col|lab|fav|neighb|hon|hum|harb|flav|endeav))our/;

/** A trade is one, whoever has it: Entwicklerin, Redakteurinnen. */
const FEMALE = /^([a-z]{3,}(?:er|eur|or|ist|ant|ent|og|ekt))in(?:nen)?$/;

/**
 * Who or what does something is not what is done: an accountant has no account, business development no developer, a
 * driver no drive, nor Looker whatever looks. As in "engineering" they share what is made of them.
 */
const AGENT = /^(?:(.{3,}[eo]r)(?:s|ing|ings|ed)?|(.{3,}(?:[lngk]|eit)er)n|(.{3,}ant)s?)$/;

/** Their endings are as those, and nobody is meant: "technischer", "verantwortlicher". */
const GERMAN_ADJECTIVE = /(?:isch|lich|nal|nell|iert|haft|bar|ig)ers?$/;

// Shorter ones are mostly abbreviations: AWS is not the plural of "aw".
const INFLECTED = /^[a-z]{4,40}$/;

/** A word's stems as a text's searchable words have them. */
export const markStems = (word: string): string[] => stemsOf(word).map(markText);

export const markText = (text: string): string => STEM_MARK + text;

/** The mark of a word by the first of its stems, which is enough to be found by all of them. */
export const markFirst = (word: string): string => markText(stemsOf(word)[0] ?? word);

/** The stem that was marked. */
export const unmark = (marked: string): string => marked.slice(STEM_MARK.length);

/** Tells of a word that a text can be found by that no text of the field has it written so: "frontend" of "front-end". */
export const markUnwritten = (word: string): string => markText(`~${word}`);

export const isMarked = (word: string): boolean => word.startsWith(STEM_MARK);
