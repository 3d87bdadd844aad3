import type { JobFilters } from "@farwork/domain";
import { foldText, MAX_SEARCH_LENGTH, QUOTES } from "@farwork/domain/search";

import { listingPath } from "../filters/listing-path.ts";
import { ListingLink } from "../paging/page-navigation.tsx";

/** What a search looked for beside what was typed, and the way to what was typed alone. */
export function AlsoSearched({
  filters,
  words,
  titles,
  notSearched,
  landing,
}: {
  filters: JobFilters;
  words: readonly string[];
  titles: readonly string[];
  notSearched: readonly string[];
  landing: URLSearchParams;
}) {
  const all = [...words, ...titles];
  if (all.length === 0) return null;
  const [told, toldTitles] = [words.slice(0, MOST_WORDS), titles.slice(0, MOST_TITLES)];
  const exact = quoteWords(filters.search, notSearched);
  return (
    <div className="py-2 text-note text-soft">
      Also searched: {describeAlso(told, toldTitles)}.{" "}
      {exact.length <= MAX_SEARCH_LENGTH && (
        <ListingLink
          href={listingPath({ ...filters, search: exact }, 1, landing)}
          className="inline-flex min-h-11 items-center underline desk:min-h-0"
        >
          Search only for what you typed
        </ListingLink>
      )}
      {told.length + toldTitles.length < all.length && (
        <details>
          <summary>Show all {all.length}</summary>
          {describeAlso(words, titles)}
        </details>
      )}
    </div>
  );
}

const MOST_WORDS = 5;
const MOST_TITLES = 3;

/** What else was searched, as the end of a sentence: "sr, and titles such as staff, lead". */
export function describeAlso(words: readonly string[], titles: readonly string[]): string {
  const named = titles.length === 0 ? [] : [`titles such as ${titles.join(", ")}`];
  return [...(words.length === 0 ? [] : [words.join(", ")]), ...named].join(", and ");
}

/** The search with each word in quotes that is not yet, so that nothing else is looked for; words not asked for go. */
export function quoteWords(search: string, notSearched: readonly string[] = []): string {
  const parts = search.match(PART) ?? [];
  return parts
    .filter((part) => !notSearched.includes(foldText(part)))
    .map((part) => (KEPT.test(part) ? part : `"${part}"`))
    .join(" ");
}

const PART = new RegExp(`-?[${QUOTES}][^${QUOTES}]*[${QUOTES}]?|-\\S+|[^\\s${QUOTES}]+`, "g");
const KEPT = new RegExp(`^[-${QUOTES}]`);
