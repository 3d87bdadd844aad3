import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { changeFilters } from "../filters/change-listing.ts";
import { ListingLink } from "../paging/listing-link.tsx";

/** Words and titles the search added or ignored, with a link to search for the exact words only. */
export function AlsoSearched({
  listing: { alsoSearched: words = [], otherTitles: titles = [], notSearched = [], exactSearch },
}: {
  listing: Pick<ListedJobs, "alsoSearched" | "otherTitles" | "notSearched" | "exactSearch">;
}) {
  const all = [...words, ...titles];
  if (all.length + notSearched.length === 0) return null;
  const [shownWords, shownTitles] = [words.slice(0, MOST_WORDS), titles.slice(0, MOST_TITLES)];
  return (
    <div className="py-2 text-note text-soft">
      {all.length > 0 && `Also searched: ${describeAlso(shownWords, shownTitles)}. `}
      {notSearched.length > 0 && `Not searched: ${notSearched.join(", ")}. `}
      {exactSearch !== undefined && (
        <ListingLink
          to={changeFilters((filters) => ({ ...filters, search: exactSearch }))}
          className="inline-flex min-h-11 items-center underline desk:min-h-0"
        >
          Search only for what you typed
        </ListingLink>
      )}
      {shownWords.length + shownTitles.length < all.length && (
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

/** What else was searched, to end a sentence: "sr, and titles such as staff, lead". */
export function describeAlso(words: readonly string[], titles: readonly string[]): string {
  const named = titles.length === 0 ? [] : [`titles such as ${titles.join(", ")}`];
  return [...(words.length === 0 ? [] : [words.join(", ")]), ...named].join(", and ");
}
