export { formatAmount, formatPay, formatWholeNumber, type StatedRange } from "./format-pay.ts";
export { parseAmount } from "./parse-amount.ts";
export { PAY_PERIODS, PERIODS_PER_YEAR } from "./pay-range.ts";
export { type ComparablePay, formatConvertedPay, type PayTerms } from "./format-pay.ts";
export { parseSalary } from "./parse-salary.ts";
export { Pay, PayPeriod } from "./pay.ts";
export { findTypicalPay, TypicalPay } from "./typical-pay.ts";
export type { SalaryFields } from "./parse-salary.ts";
