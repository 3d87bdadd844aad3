import * as z from "zod/mini";

import { FILTER_NAMES } from "./filter-names.ts";

/** The filters that can be dropped one by one; `salary` includes its amount, currency and option. */
export const FilterName = z.enum(FILTER_NAMES);
export type FilterName = z.infer<typeof FilterName>;

const Jobs = z.int().check(z.gte(1));

/** A corrected search, and how many jobs it finds with the other filters kept. */
export const SearchSuggestion = z.object({ search: z.string(), totalJobs: Jobs });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/** A filter that alone blocks results, and how many jobs are found without it, all others kept. */
export const FilterRescue = z.object({ filter: FilterName, totalJobs: Jobs });
export type FilterRescue = z.infer<typeof FilterRescue>;

/** A list of rescues; filters that only a newer server knows are dropped. */
export const FilterRescues = z.codec(
  z.array(z.object({ filter: z.string(), totalJobs: Jobs })),
  z.array(FilterRescue),
  {
    decode: (told) =>
      told.flatMap(({ filter, totalJobs }) => {
        const known = FILTER_NAMES.find((name) => name === filter);
        return known === undefined ? [] : [{ filter: known, totalJobs }];
      }),
    encode: (rescues) => rescues,
  },
);
