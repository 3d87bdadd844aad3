import { quoteSearch } from "../../text/quote-search.ts";
import { MAX_SEARCH_LENGTH } from "../../text/search-length.ts";
import type { JobIndex } from "./job-index.ts";
import { listAlsoSearched } from "./list-also-searched.ts";
import { listOtherTitles } from "./list-other-titles.ts";
import { readSearch } from "./read-search.ts";

/** What was looked for, where that is not what was typed. */
export interface ToldSearch {
  /** What was looked for beside the words of the search, see `listAlsoSearched`. */
  readonly alsoSearched?: string[];
  /** By which other titles, see `listOtherTitles`. */
  readonly otherTitles?: string[];
  /** Words of the search that were not asked for, as they say nothing of a job ("jobs"). */
  readonly notSearched?: string[];
  /** Where anything else was searched: the same search for what was typed alone. */
  readonly exactSearch?: string;
}

/** Tells it of an index, which never changes: who pages, filters or corrects a letter asks for the same searches again. */
export function tellSearched(index: JobIndex, search: string): ToldSearch {
  const known = told.get(index) ?? new Map<string, ToldSearch>();
  told.set(index, known);
  const kept = known.get(search) ?? tell(index, search);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(search, kept);
  return copyLists(kept);
}

const told = new WeakMap<JobIndex, Map<string, ToldSearch>>();
const MOST_KEPT = 1000;

function tell(index: JobIndex, search: string): ToldSearch {
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

/** Whoever asks gets lists of their own. */
const copyLists = ({ alsoSearched, otherTitles, notSearched, ...rest }: ToldSearch): ToldSearch => ({
  ...rest,
  ...(alsoSearched && { alsoSearched: [...alsoSearched] }),
  ...(otherTitles && { otherTitles: [...otherTitles] }),
  ...(notSearched && { notSearched: [...notSearched] }),
});
