import { filtersFromQuery } from "@farwork/domain/filter";
import { parseAmount, PAY_PERIODS, type PayTerms } from "@farwork/domain/pay";
import type { ReferenceRates } from "@farwork/domain/rates";

/** The currency and period a visitor thinks of pay in, and the rates to convert with, if available. */
export type ReaderPay = {
  readonly terms: PayTerms;
  /** Set if the reader chose them; else they come from `suggestTerms`. */
  readonly said?: PayTerms | undefined;
  /** The minimum they last asked for. */
  readonly leastPay?: number | undefined;
  readonly rates: ReferenceRates | undefined;
};

/** What a visitor last entered in the pay question. `min` is per `period`. */
export type RememberedPay = PayTerms & { readonly min?: number };

/** A cookie, so that the server can render pay in the reader's terms. */
export const PAY_COOKIE = "pay";

// Allowed in cookies, and never part of a currency, period or amount.
const BETWEEN = "~";

/**
 * Parses the cookie's value; undefined if malformed.
 *
 * @example readPayCookie("BRL~month~25000"); // { currency: "BRL", period: "month", min: 25000 }
 */
export function readPayCookie(text: string | undefined): RememberedPay | undefined {
  const [currency = "", named, amount = ""] = (text ?? "").split(BETWEEN);
  const period = PAY_PERIODS.find((name) => name === named);
  if (!/^[A-Z]{3}$/.test(currency) || period === undefined) return undefined;
  const min = parseAmount(amount);
  return { currency, period, ...(min !== undefined && { min }) };
}

/** What a pay form asks for, in the currency that was typed, if any. Undefined when its amount is invalid. */
export function readAskedPay(filled: URLSearchParams): RememberedPay | undefined {
  const { min, currency, period = "year" } = filtersFromQuery(filled).salary;
  if (min === undefined && filled.get("salary_min")?.trim()) return undefined;
  return currency === undefined ? undefined : { currency, period, ...(min !== undefined && { min }) };
}

/** The cookie value that `readPayCookie` reads. */
export function writePayCookie({ currency, period, min }: RememberedPay): string {
  return [currency, period, ...(min === undefined ? [] : [String(min)])].join(BETWEEN);
}
