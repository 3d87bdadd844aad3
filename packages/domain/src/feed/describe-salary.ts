import type { SalaryFields } from "../pay/salary-fields.ts";

/**
 * Pay sent in fields, in words: what a reader sees where we can make nothing of it. "" where none is stated.
 *
 * @example describeSalary({ min: 4, max: 9, currency: "USD", period: "annual" }); // "4 - 9 USD annual"
 */
export function describeSalary({ min, max, currency, period }: SalaryFields): string {
  const amounts = [...new Set([min, max].map((amount) => Number(amount ?? 0)))].filter(
    (amount) => amount > 0,
  );
  if (amounts.length === 0) return "";
  const range = amounts.map((amount) => amount.toLocaleString("en-US")).join(" - ");
  return [range, currency || "(currency not stated)", period].filter(Boolean).join(" ");
}
