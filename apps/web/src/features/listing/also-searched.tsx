import type { JobFilters } from "@farwork/domain";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { listingPath } from "../filters/listing-path.ts";
import { ListingLink } from "../paging/page-navigation.tsx";

/** What a search looked for beside what was typed, and what not of it, and the way to what was typed alone. */
export function AlsoSearched({
  filters,
  listing: { alsoSearched: words = [], otherTitles: titles = [], notSearched = [], exactSearch },
  landing,
}: {
  filters: JobFilters;
  listing: Pick<ListedJobs, "alsoSearched" | "otherTitles" | "notSearched" | "exactSearch">;
  landing: URLSearchParams;
}) {
  const all = [...words, ...titles];
  if (all.length + notSearched.length === 0) return null;
  const [told, toldTitles] = [words.slice(0, MOST_WORDS), titles.slice(0, MOST_TITLES)];
  return (
    <div className="py-2 text-note text-soft">
      {all.length > 0 && `Also searched: ${describeAlso(told, toldTitles)}. `}
      {notSearched.length > 0 && `Not searched: ${notSearched.join(", ")}. `}
      {exactSearch !== undefined && (
        <ListingLink
          href={listingPath({ ...filters, search: exactSearch }, 1, landing)}
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
