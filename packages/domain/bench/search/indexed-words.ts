import { readJobText } from "../../src/job/job-text.ts";
import type { Job } from "../../src/job/job.ts";
import { FIELD_WEIGHTS, SEARCH_FIELDS } from "../../src/search/job-index/ranking.ts";
import { parseSearch } from "../../src/text/parse-search.ts";

type FieldName = (typeof SEARCH_FIELDS)[number];

/** The weights of fields, for libraries that support them. */
export const BOOSTS = Object.fromEntries(SEARCH_FIELDS.map((field, at) => [field, FIELD_WEIGHTS[at] ?? 0]));

/**
 * Prevents phrases from spanning tags or alternative spellings. A private-use character that no text contains and every
 * tokenizer treats as a letter.
 */
export const BARRIER = "\uE000";

/** A job's folded words by field, separated by spaces, so that all contenders index the same. */
export function readWords(job: Job): Record<FieldName, string> {
  const fields = readJobText(job).map((text) => text.replaceAll("\n", BARRIER).trim());
  const [title = "", company = "", tags = "", category = "", description = "", stressed = "", trade = ""] =
    fields;
  return { title, company, tags, category, description, stressed, trade };
}

/** The words of a search without phrases and exclusions; only the last one may be a prefix. */
export function readSearchWords(search: string): { whole: string[]; beginning: string | undefined } {
  const terms = parseSearch(search).all;
  return {
    whole: terms.filter(({ prefix }) => !prefix).map(({ phrase }) => phrase),
    beginning: terms.find(({ prefix }) => prefix)?.phrase,
  };
}

/** Marks the ends of words, so that libraries with prefix search only find whole words where meant. */
export function markEnds(words: readonly string[]): string[] {
  return words.map((word) => `${word}_`);
}

export function markSearch(search: string): string[] {
  const { whole, beginning } = readSearchWords(search);
  return [...markEnds(whole), ...(beginning === undefined ? [] : [beginning])];
}
