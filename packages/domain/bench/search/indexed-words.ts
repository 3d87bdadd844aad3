import { readJobText } from "../../src/job/job-text.ts";
import type { Job } from "../../src/job/job.ts";
import { FIELD_WEIGHTS, SEARCH_FIELDS } from "../../src/search/job-index/ranking.ts";
import { parseSearch } from "../../src/text/parse-search.ts";

type FieldName = (typeof SEARCH_FIELDS)[number];

/** What each field weighs, for libraries that weigh fields. */
export const BOOSTS = Object.fromEntries(SEARCH_FIELDS.map((field, at) => [field, FIELD_WEIGHTS[at] ?? 0]));

/**
 * Stands where a phrase must not reach across: between tags, and before the other spellings of a word. It is a
 * character for private use, which no text has and every tokenizer takes for a letter.
 */
export const BARRIER = "\uE000";

/** A job's words by field, folded and with one space between, so that every contender indexes the same ones. */
export function readWords(job: Job): Record<FieldName, string> {
  const fields = readJobText(job).map((text) => text.replaceAll("\n", BARRIER).trim());
  const [title = "", company = "", tags = "", category = "", description = "", stressed = "", trade = ""] =
    fields;
  return { title, company, tags, category, description, stressed, trade };
}

/** The words of a search that is no phrase and refuses nothing; only the last one may be a beginning. */
export function readSearchWords(search: string): { whole: string[]; beginning: string | undefined } {
  const terms = parseSearch(search).all;
  return {
    whole: terms.filter(({ prefix }) => !prefix).map(({ phrase }) => phrase),
    beginning: terms.find(({ prefix }) => prefix)?.phrase,
  };
}

/**
 * Marks a word's end. Libraries that take every word of a search for a beginning are given the words with their ends
 * marked, and so find a whole word where one is meant.
 */
export function markEnds(words: readonly string[]): string[] {
  return words.map((word) => `${word}_`);
}

export function markSearch(search: string): string[] {
  const { whole, beginning } = readSearchWords(search);
  return [...markEnds(whole), ...(beginning === undefined ? [] : [beginning])];
}
