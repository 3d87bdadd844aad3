import { quoteSearch } from "../../text/quote-search.ts";
import { MAX_SEARCH_LENGTH } from "../../text/search-length.ts";
import type { JobIndex } from "./job-index.ts";
import { listAlsoSearched } from "./list-also-searched.ts";
import { listOtherTitles } from "./list-other-titles.ts";
import { readSearch } from "./read-search.ts";

/** What was searched for, where it differs from what was typed. */
export interface SearchExplanation {
  /** What was searched for besides the typed words; see `listAlsoSearched`. */
  readonly alsoSearched?: string[];
  /** Other titles that were searched for; see `listOtherTitles`. */
  readonly otherTitles?: string[];
  /** Typed words that were ignored because they say nothing about a job ("jobs"). */
  readonly notSearched?: string[];
  /** If anything else was searched for: the same search limited to what was typed. */
  readonly exactSearch?: string;
}

/** Cached per index, which never changes: paging, filtering and retyping repeat the same searches. */
export function explainSearch(index: JobIndex, search: string): SearchExplanation {
  const known = cache.get(index) ?? new Map<string, SearchExplanation>();
  cache.set(index, known);
  const explanation = known.get(search) ?? explain(index, search);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(search, explanation);
  return copyLists(explanation);
}

const cache = new WeakMap<JobIndex, Map<string, SearchExplanation>>();
const MAX_CACHED = 1000;

function explain(index: JobIndex, search: string): SearchExplanation {
  const { dropped = [] } = readSearch(search).query;
  const alsoSearched = listAlsoSearched(index, search);
  const otherTitles = listOtherTitles(index, search).filter((title) => !alsoSearched.includes(title));
  const hasOthers = alsoSearched.length + otherTitles.length > 0;
  const exactSearch = hasOthers ? quoteSearch(search, dropped) : "";
  return {
    ...(hasOthers && exactSearch.length <= MAX_SEARCH_LENGTH && { exactSearch }),
    ...(alsoSearched.length > 0 && { alsoSearched }),
    ...(otherTitles.length > 0 && { otherTitles }),
    ...(dropped.length > 0 && { notSearched: [...dropped] }),
  };
}

/** Callers get their own copies of the cached lists. */
const copyLists = ({
  alsoSearched,
  otherTitles,
  notSearched,
  ...rest
}: SearchExplanation): SearchExplanation => ({
  ...rest,
  ...(alsoSearched && { alsoSearched: [...alsoSearched] }),
  ...(otherTitles && { otherTitles: [...otherTitles] }),
  ...(notSearched && { notSearched: [...notSearched] }),
});
