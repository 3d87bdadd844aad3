export {
  DAYS_PER_WEEK,
  HOURS_PER_WEEK,
  makePay,
  MONTHS_PER_YEAR,
  PERIODS_PER_YEAR,
  WEEKS_PER_YEAR,
} from "./annual-pay.ts";
export { formatAmount } from "./format-amount.ts";
export { formatPay } from "./format-pay.ts";
export { parseSalary } from "./parse-salary.ts";
export { Pay, PAY_PERIODS, PayPeriod, PayRange } from "./pay.ts";
export type { SalaryFields } from "./salary-fields.ts";
