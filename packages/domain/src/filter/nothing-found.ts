import * as z from "zod/mini";

import { FILTER_NAMES } from "./filter-names.ts";

/** The filters that stand alone when something is dropped; `salary` is its amount, currency and option together. */
export const FilterName = z.enum(FILTER_NAMES);
export type FilterName = z.infer<typeof FilterName>;

const Jobs = z.int().check(z.gte(1));

/** What the search may have meant, ready to be searched for, and the jobs it finds with the other filters kept. */
export const SearchSuggestion = z.object({ search: z.string(), totalJobs: Jobs });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/** A filter that alone stands in the way, and the jobs found once it is dropped whole, all others kept. */
export const FilterRescue = z.object({ filter: FilterName, totalJobs: Jobs });
export type FilterRescue = z.infer<typeof FilterRescue>;

/** The same as a list; those of filters that only a newer server knows are left out. */
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
