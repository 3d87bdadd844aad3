import type { JobCategory } from "../../job/category.ts";
import { readTitleCategory } from "../../job/title-category.ts";
import type { SearchQuery } from "../../text/parse-search.ts";
import { listSynonyms } from "../../text/related-words.ts";

/**
 * The category of the trade or skill that a search names, or that all its words mean: its jobs come earlier, so that "AI
 * engineer" brings those who sell AI to engineers last. None for "PM", which is of two.
 */
export function readSearchCategory(typed: string, search: SearchQuery): JobCategory | undefined {
  const known = remembered.get(search) ?? { category: readCategory(typed, search) };
  remembered.set(search, known);
  return known.category;
}

/** `understandSearch` gives one search as one value. */
const remembered = new WeakMap<SearchQuery, { category: JobCategory | undefined }>();

function readCategory(typed: string, search: SearchQuery): JobCategory | undefined {
  const words = search.all.map(({ phrase }) => phrase).join(" ");
  const named = readTitleCategory(`${typed} ${words}`);
  if (named !== undefined) return named;
  const [meant, ...others] = new Set(listSynonyms(words).flatMap((each) => readTitleCategory(each) ?? []));
  return others.length === 0 ? meant : undefined;
}
