import * as z from "zod/mini";

import { PayPeriod } from "../pay/pay.ts";
import { MAX_SALARY_MIN } from "./filter-limits.ts";

/**
 * The least pay. Absent `min`: pay does not filter. `min: 0`: any pay that can be compared. `min` is in `currency`
 * (`DEFAULT_CURRENCY` without one), to which other pay is converted at the rates of a day, and for `period`, of which a
 * year has as many as full-time work does (`PERIODS_PER_YEAR`); without one it is a year's. `includeUnstated` also keeps
 * jobs that state no pay, or none that can be compared, and matters only beside `min`.
 */
export const SalaryFilter = z.object({
  min: z.optional(z.number().check(z.nonnegative(), z.lte(MAX_SALARY_MIN))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  period: z.optional(PayPeriod),
  includeUnstated: z._default(z.boolean(), false),
});
export type SalaryFilter = z.infer<typeof SalaryFilter>;
