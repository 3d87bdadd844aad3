export {
  type ComparablePay,
  formatAmount,
  formatConvertedPay,
  formatPay,
  formatWholeNumber,
  type PayTerms,
  roundToTwoDigits,
  type StatedRange,
} from "./format-pay.ts";
export { parseAmount } from "./parse-amount.ts";
export { parseSalary, type PayContext, type SalaryFields } from "./parse-salary.ts";
export { PAY_PERIODS, PERIODS_PER_YEAR } from "./pay-range.ts";
export { Pay, PayPeriod } from "./pay.ts";
export { findTypicalPay, TypicalPay } from "./typical-pay.ts";
