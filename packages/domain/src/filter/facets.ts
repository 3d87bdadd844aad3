import * as z from "zod/mini";

import { FacetCount } from "../job/facet-count.ts";
import { mapNames } from "./filter-kinds.ts";
import { COUNTED_LISTS, type CountedListName, LIST_FILTERS, type RecentListName } from "./filter-names.ts";

const Count = z.int().check(z.nonnegative());

/** Jobs whose highest annual pay is at least `from` and below the next bin's; the last bin has no end. */
export const PayBin = z.object({ from: Count, count: Count });
export type PayBin = z.infer<typeof PayBin>;

type Counts = z.ZodMiniArray<typeof FacetCount>;
type CountedLists = {
  [Name in CountedListName]: Name extends RecentListName ? z.ZodMiniDefault<Counts> : Counts;
};

function describeLists(): CountedLists;
function describeLists(): Record<string, z.ZodMiniType> {
  const counts = z.array(FacetCount);
  const describe = (name: CountedListName) => (LIST_FILTERS[name].isRecent ? z._default(counts, []) : counts);
  return Object.fromEntries(COUNTED_LISTS.map((name) => [name, describe(name)]));
}

/**
 * Counts for each filter, leaving out that filter's own chosen and excluded values so that its alternatives stay
 * visible; both are listed themselves, however few jobs they have. Lists are ordered by count, then value. `location`
 * and `salary` hold an `unstated` entry. `salary` values are annual minimums as text, cumulative: "50000" counts every
 * job that can pay that or more in the filter's currency, to which it is converted (without one, US dollars).
 * `salary_histogram` counts the same jobs, each once, in bins of annual pay. Both go in steps that suit the currency. Pay that cannot be converted is `unstated`. `date_posted` is cumulative
 * too: `any` first, then from the last 24 hours to the last 30 days.
 */
export const JobFacets = z.object({
  ...describeLists(),
  salary: z.array(FacetCount),
  salary_histogram: z.array(PayBin),
  date_posted: z.array(FacetCount),
});
export type JobFacets = z.infer<typeof JobFacets>;

/**
 * The counts of a listing that could not be had: none of anything.
 *
 * @example emptyFacets().tags; // => []
 */
export function emptyFacets(): JobFacets {
  return {
    ...mapNames<Record<CountedListName, FacetCount[]>>(COUNTED_LISTS, () => []),
    salary: [],
    salary_histogram: [],
    date_posted: [],
  };
}
