import * as z from "zod/mini";

import { CountryCode } from "../place/place.ts";
import { FacetCount } from "./facet-count.ts";

const Count = z.int().check(z.nonnegative());

/** How many open jobs name a country directly, in total and by category. */
export const CountryCount = z.object({
  country: CountryCode,
  count: Count,
  categories: z.array(FacetCount),
});
export type CountryCount = z.infer<typeof CountryCount>;
