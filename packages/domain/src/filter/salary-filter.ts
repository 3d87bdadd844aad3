import * as z from "zod/mini";

import { PayPeriod } from "../pay/pay.ts";
import { MAX_SALARY_MIN } from "./filter-limits.ts";

/**
 * Minimum pay. Without `min`, pay does not filter; `min: 0` means any comparable pay. `min` is in `currency` (default
 * `DEFAULT_CURRENCY`), to which other pay is converted at the day's rates, and per `period` (default a year), converted
 * as for full-time work (`PERIODS_PER_YEAR`). `includeUnstated` also keeps jobs without comparable pay; it has no
 * effect without `min`.
 */
export const SalaryFilter = z.object({
  min: z.optional(z.number().check(z.nonnegative(), z.lte(MAX_SALARY_MIN))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  period: z.optional(PayPeriod),
  includeUnstated: z._default(z.boolean(), false),
});
export type SalaryFilter = z.infer<typeof SalaryFilter>;
