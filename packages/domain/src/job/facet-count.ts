import * as z from "zod/mini";

/** A filter value, and how many jobs choosing it (with every other filter kept) would show. */
export const FacetCount = z.object({ value: z.string(), count: z.int().check(z.nonnegative()) });
export type FacetCount = z.infer<typeof FacetCount>;
