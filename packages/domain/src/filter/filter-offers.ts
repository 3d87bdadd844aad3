import * as z from "zod/mini";

/**
 * Words of a search that are a filter value. `search` is the rest of it; `totalJobs` is what both find with the other
 * filters kept. `filter` is a name of `JobFilters`, or one that only a newer server knows. Pay may include its currency
 * ("100000 EUR") and places may be several ("DE,AT,CH"). `also` lists filters for further words, to be chosen together:
 * in "brazil over 100k", the pay along with the place.
 */
export const FilterOffer = z.object({
  filter: z.string(),
  value: z.string(),
  also: z.optional(z.array(z.object({ filter: z.string(), value: z.string() }))),
  search: z.string(),
  totalJobs: z.int().check(z.gte(1)),
});
export type FilterOffer = z.infer<typeof FilterOffer>;
