import * as z from "zod/mini";

import { MAX_SALARY_MIN } from "./filter-limits.ts";

/**
 * Pay in a year. Absent `min`: pay does not filter. `min: 0`: any pay that can be compared. `min` is in `currency`, to
 * which other pay is converted at the rates of a day; without it amounts are compared as they stand. `includeUnstated`
 * also keeps jobs that state no pay, or none that can be compared, and matters only beside `min`.
 */
export const SalaryFilter = z.object({
  min: z.optional(z.number().check(z.nonnegative(), z.lte(MAX_SALARY_MIN))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  includeUnstated: z._default(z.boolean(), false),
});
export type SalaryFilter = z.infer<typeof SalaryFilter>;
