import * as z from "zod/mini";

/**
 * Words of a search that are a filter's value: `search` is what is left of it, `totalJobs` what both find with the other
 * filters kept. `filter` is a name of `JobFilters`, perhaps one that only a newer server knows. Pay may name its currency:
 * "100000 EUR"; places may be several: "DE,AT,CH". `also` is what further words are, and is chosen
 * with it: of "brazil over 100k" the pay with the place.
 */
export const FilterOffer = z.object({
  filter: z.string(),
  value: z.string(),
  also: z.optional(z.array(z.object({ filter: z.string(), value: z.string() }))),
  search: z.string(),
  totalJobs: z.int().check(z.gte(1)),
});
export type FilterOffer = z.infer<typeof FilterOffer>;
