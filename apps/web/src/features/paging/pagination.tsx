import { useFormats } from "#formats";

import { ListingLink } from "./listing-link.tsx";
import type { Target } from "./navigation-context.ts";

/** Links to the previous and next pages, the first and the last. `toPage` gives each target. */
export function Pagination({
  page,
  totalPages,
  toPage,
}: {
  page: number;
  totalPages: number;
  toPage: (page: number) => Target;
}) {
  const formats = useFormats();
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 border-t-2 border-ink pt-4">
      <ul className="flex flex-wrap items-center gap-1 tabular-nums">
        {page > 1 && (
          <li className="mr-auto">
            <ListingLink to={toPage(page - 1)} rel="prev" className="quiet-action">
              Previous<span className="sr-only"> page</span>
            </ListingLink>
          </li>
        )}
        {listPages(page, totalPages).map((shown, index) =>
          shown === "gap" ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-faint max-tablet:hidden">
              …
            </li>
          ) : (
            <li key={shown} className="max-tablet:hidden">
              <ListingLink
                to={toPage(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? "page" : undefined}
                className="flex size-11 items-center justify-center rounded-field hover:underline aria-[current]:marked aria-[current]:font-bold"
              >
                {formats.count(shown)}
              </ListingLink>
            </li>
          ),
        )}
        <li className="px-2 text-small text-soft tablet:hidden">
          Page {formats.count(page)} of {formats.count(totalPages)}
        </li>
        {page < totalPages && (
          <li className="ml-auto">
            <ListingLink to={toPage(page + 1)} rel="next" className="quiet-action">
              Next<span className="sr-only"> page</span>
            </ListingLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** @example listPages(6, 20); // [1, "gap", 5, 6, 7, "gap", 20] */
export function listPages(page: number, totalPages: number): (number | "gap")[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((each) => each >= 1 && each <= totalPages);
  const pages = [...new Set(shown)].toSorted((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    if (before === undefined || each - before === 1) return [each];
    // Show a single page instead of a gap.
    return each - before === 2 ? [each - 1, each] : ["gap" as const, each];
  });
}
