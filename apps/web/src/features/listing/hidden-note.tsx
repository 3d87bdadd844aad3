import type { JobFilters } from "@farwork/domain";

import { useFormats } from "#formats";

import { listingPath } from "../filters/listing-path.ts";
import { showsHidden, withHidden } from "../hidden-jobs/hidden-entries.ts";
import { UnhideAllButton } from "../hidden-jobs/hide-button.tsx";
import { ListingLink } from "../paging/page-navigation.tsx";

/** How many jobs of a listing its reader hid, with the way to see them, or to leave them out again. */
export function HiddenNote({
  filters,
  totalHidden,
  landing,
}: {
  filters: JobFilters;
  totalHidden: number;
  landing: URLSearchParams;
}) {
  const formats = useFormats();
  const isShown = showsHidden(landing);
  if (!isShown && totalHidden === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 py-2 text-small text-soft">
      {isShown
        ? "Hidden jobs are included."
        : `${formats.count(totalHidden)} ${totalHidden === 1 ? "job" : "jobs"} hidden by you.`}
      <ListingLink
        href={listingPath(filters, 1, withHidden(landing, !isShown))}
        className="text-link inline-flex min-h-11 items-center text-ink"
      >
        {isShown ? "Hide them again" : "Show hidden"}
      </ListingLink>
      {isShown && <UnhideAllButton />}
    </p>
  );
}
