import * as z from "zod/mini";

import { FacetCount } from "../job/facet-count.ts";
import { mapNames } from "./filter-kinds.ts";
import { COUNTED_LISTS, type CountedListName } from "./filter-names.ts";

const Count = z.int().check(z.nonnegative());

/** Jobs whose highest annual pay is at least `from` and below the next bin's; the last bin has no end. */
export const PayBin = z.object({ from: Count, count: Count });
export type PayBin = z.infer<typeof PayBin>;

type CountedLists = { [Name in CountedListName]: z.ZodMiniArray<typeof FacetCount> };

/**
 * Counts for each filter, leaving out that filter's own chosen and excluded values so that its alternatives stay
 * visible; both are listed themselves, however few jobs they have. Lists are ordered by count, then value. `location`
 * and `salary` hold an `unstated` entry. `salary` values are annual minimums as text, cumulative: "50000" counts every
 * job that can pay that or more in the filter's currency (without one, in whichever is its own, as the filter
 * compares). `salary_histogram` counts the same jobs, each once, in bins of annual pay. `date_posted` is cumulative
 * too: `any` first, then from the last 24 hours to the last 30 days.
 */
export const JobFacets = z.object({
  ...mapNames<CountedLists>(COUNTED_LISTS, () => z.array(FacetCount)),
  salary: z.array(FacetCount),
  salary_histogram: z.array(PayBin),
  date_posted: z.array(FacetCount),
});
export type JobFacets = z.infer<typeof JobFacets>;
