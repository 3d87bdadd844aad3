import { filtersFromQuery } from "@farwork/domain/filter";
import { parseAmount, PAY_PERIODS, type PayTerms } from "@farwork/domain/pay";
import type { ReferenceRates } from "@farwork/domain/rates";

/** In which terms a visitor thinks of pay, and the rates to say it in them, if they can be had. */
export type ReaderPay = {
  readonly terms: PayTerms;
  /** The same where they said so themselves: see `suggestTerms`. */
  readonly said?: PayTerms | undefined;
  /** The least they last asked for. */
  readonly leastPay?: number | undefined;
  readonly rates: ReferenceRates | undefined;
};

/** What a visitor last asked for in the pay question. `min` is for `period`, as everywhere. */
export type RememberedPay = PayTerms & { readonly min?: number };

/** Kept in a cookie, so that the server's first byte says pay in the reader's terms. */
export const PAY_COOKIE = "pay";

// No currency, period or amount holds it, and a cookie's value may.
const BETWEEN = "~";

/**
 * What a cookie's text says; undefined where it is none of ours.
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

/** What a form asks for, in the currency that was typed where one was; undefined where its amount is none. */
export function readAskedPay(filled: URLSearchParams): RememberedPay | undefined {
  const { min, currency, period = "year" } = filtersFromQuery(filled).salary;
  if (min === undefined && filled.get("salary_min")?.trim()) return undefined;
  return currency === undefined ? undefined : { currency, period, ...(min !== undefined && { min }) };
}

/** The text that `readPayCookie` reads. */
export function writePayCookie({ currency, period, min }: RememberedPay): string {
  return [currency, period, ...(min === undefined ? [] : [String(min)])].join(BETWEEN);
}
