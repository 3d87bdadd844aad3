export { formatAmount, formatPay, type StatedRange } from "./format-pay.ts";
export { parseSalary } from "./parse-salary.ts";
export { Pay, PayPeriod } from "./pay.ts";
export type { SalaryFields } from "./parse-salary.ts";
