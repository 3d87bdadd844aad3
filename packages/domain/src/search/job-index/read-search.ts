import type { JobCategory } from "../../job/category.ts";
import { readTitleCategory } from "../../job/title-category.ts";
import { parseSearch, type SearchQuery } from "../../text/parse-search.ts";
import { listSynonyms } from "../../text/related-words.ts";
import { listMeant, understandSearch } from "../../text/understand-search.ts";

/** What a person typed, and all that its words alone tell. */
export interface ReadSearch {
  readonly query: SearchQuery;
  /**
   * The category of the trade or skill that it names, or that all its words mean: its jobs come earlier, so that "AI
   * engineer" brings those who sell AI to engineers last. None for "PM", which is of two.
   */
  readonly category: JobCategory | undefined;
  /** See `listMeant`. */
  readonly meant: readonly string[];
  /** The words as typed, folded, with a space on both sides of each. */
  readonly typed: string;
}

/** One answer asks for the same search several times, and people for the same ones: each is read once. */
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
