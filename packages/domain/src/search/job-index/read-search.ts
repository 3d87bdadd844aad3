import type { JobCategory } from "../../job/category.ts";
import { readTitleCategory } from "../../job/title-category.ts";
import { parseSearch, type SearchQuery } from "../../text/parse-search.ts";
import { listSynonyms } from "../../text/related-words.ts";
import { listMeant, understandSearch } from "../../text/understand-search.ts";

/** A typed search, and everything that follows from its words alone. */
export interface ReadSearch {
  readonly query: SearchQuery;
  /**
   * The category of the trade or skill it names, or that all its words imply. Its jobs rank higher, so "AI engineer"
   * lists people who sell AI to engineers last. None for "PM", which belongs to two.
   */
  readonly category: JobCategory | undefined;
  /** See `listMeant`. */
  readonly meant: readonly string[];
  /** The typed words, folded, each surrounded by spaces. */
  readonly typed: string;
}

/** Cached: one query reads the same search several times, and many people search for the same. */
export function readSearch(text: string): ReadSearch {
  const known = recentSearches.get(text);
  if (known) return known;
  if (recentSearches.size >= MOST_KEPT) recentSearches.clear();
  const query = understandSearch(text);
  const typed = ` ${listPhrases(parseSearch(text))} `;
  const read = { query, category: readCategory(text, query), meant: listMeant(query), typed };
  recentSearches.set(text, read);
  return read;
}

const recentSearches = new Map<string, ReadSearch>();
const MOST_KEPT = 1000;

const listPhrases = ({ all }: SearchQuery) => all.map(({ phrase }) => phrase).join(" ");

function readCategory(text: string, query: SearchQuery): JobCategory | undefined {
  const words = listPhrases(query);
  const named = readTitleCategory(`${text} ${words}`);
  if (named !== undefined) return named;
  const [meant, ...others] = new Set(listSynonyms(words).flatMap((each) => readTitleCategory(each) ?? []));
  return others.length === 0 ? meant : undefined;
}
