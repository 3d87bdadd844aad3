import * as z from "zod/mini";

import { FacetCount } from "../job/facet-count.ts";
import { buildRecord } from "./filter-kinds.ts";
import { FACET_NAMES, type FacetName, isRecent, type RecentFilterName } from "./filter-names.ts";

const Count = z.int().check(z.nonnegative());

/** Jobs whose highest annual pay is at least `from` and below the next bin's; the last bin is open-ended. */
export const PayBin = z.object({ from: Count, count: Count });
export type PayBin = z.infer<typeof PayBin>;

type Counts = z.ZodMiniArray<typeof FacetCount>;
type CountedFilters = {
  [Name in FacetName]: Name extends RecentFilterName ? z.ZodMiniDefault<Counts> : Counts;
};

function describeFilters(): CountedFilters;
function describeFilters(): Record<string, z.ZodMiniType> {
  const counts = z.array(FacetCount);
  const describe = (name: FacetName) => (isRecent(name) ? z._default(counts, []) : counts);
  return Object.fromEntries(FACET_NAMES.map((name) => [name, describe(name)]));
}

/**
 * Job counts for the values of each filter. A filter's own choices do not affect its counts, so that alternatives stay
 * visible; chosen and excluded values are always listed. Lists are ordered by count, then value. `location` and
 * `salary` have an `unstated` entry. `salary` values are annual minimums as text and cumulative: "50000" counts every
 * job that can pay at least that, converted to the filter's currency (default US dollars). `salary_histogram` counts
 * the same jobs, each once, in bins of annual pay; `salary_assumed` is how many of them stated no period or no currency,
 * so that the likeliest is assumed. The steps of both suit the currency. Pay that cannot be converted counts as
 * `unstated`. `date_posted` is cumulative, too: first `any`, then the last 24 hours up to the last 30 days.
 */
export const JobFacets = z.object({
  ...describeFilters(),
  salary_assumed: z._default(Count, 0),
  salary_histogram: z.array(PayBin),
});
export type JobFacets = z.infer<typeof JobFacets>;

/**
 * Empty counts, for a listing that failed to load.
 *
 * @example emptyFacets().tags; // => []
 */
export function emptyFacets(): JobFacets {
  return {
    ...buildRecord<Record<FacetName, FacetCount[]>>(FACET_NAMES, () => []),
    salary_assumed: 0,
    salary_histogram: [],
  };
}
