import type { JobFilters } from "@farwork/domain";

import { countJobs } from "../data/server-client.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { formatJobCount } from "./format-count.ts";
import { ListingLink } from "./listing-link.tsx";
import { listingPath } from "./listing-path.ts";

const SHOWN = 5;
// An address can name hundreds of filters, and each count is a question to the backend.
const MAX_TRIED = 8;

/** Which one filter to drop, and what that brings; where no single one is to blame, what each brings alone. */
export async function FilterAdvice({
  active,
  landing,
}: {
  active: readonly ActiveFilter[];
  landing: URLSearchParams;
}) {
  const dropped = await countEach(active, ({ without }) => without);
  const alone = dropped.length > 0 ? [] : await countEach(active, (filter) => filter.alone);
  if (dropped.length + alone.length === 0) return null;
  return (
    <>
      <p>{dropped.length > 0 ? "Dropping one filter is enough:" : "Each by itself:"}</p>
      <ul className="w-full border-t border-rule">
        {[...dropped, ...alone].map(({ filters, jobs, label }) => (
          <li key={label} className="border-b border-rule">
            <ListingLink
              href={listingPath(filters, 1, landing)}
              className="group flex min-h-12 items-center gap-3 text-ink"
            >
              <span className="mark-on-hover line-clamp-2 min-w-0 wrap-anywhere group-hover:mark-drawn">
                {dropped.length > 0 ? "Without " : "Only "}
                <b>{label}</b>
              </span>
              <span className="leader" aria-hidden="true" />
              <span className="text-small whitespace-nowrap text-soft tabular-nums">
                {formatJobCount(jobs)}
              </span>
            </ListingLink>
          </li>
        ))}
      </ul>
    </>
  );
}

async function countEach(active: readonly ActiveFilter[], choose: (filter: ActiveFilter) => JobFilters) {
  const counted = await Promise.all(
    active.slice(0, MAX_TRIED).map(async (filter) => {
      const filters = choose(filter);
      return { label: filter.label, filters, jobs: await countJobs(filters) };
    }),
  );
  return counted
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs)
    .slice(0, SHOWN);
}
