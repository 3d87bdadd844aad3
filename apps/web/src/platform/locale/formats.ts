import {
  type ComparablePay,
  formatAmount,
  formatConvertedPay,
  formatPay,
  formatWholeNumber,
  type PayTerms,
  type StatedRange,
} from "@farwork/domain/pay";
import type { ReferenceRates } from "@farwork/domain/rates";

import { findDateLocale } from "./find-date-locale.ts";
import type { ReaderPay } from "./reader-pay.ts";

/** Used when a visitor names no locale that we can format for. */
export const DEFAULT_LOCALE = "en";

/** Number and money formats of the visitor's locale, with dates in English to match the page. */
export interface Formats {
  /** BCP 47. */
  readonly locale: string;
  /** @example count(1234); // "1,234", in German "1.234" */
  readonly count: (count: number) => string;
  /** @example jobCount(1); // "1 remote job" */
  readonly jobCount: (count: number) => string;
  /** An amount as the reader would type it, in the form `parseAmount` reads. @example typed(25000.5); // "25,000.5" */
  readonly typed: (amount: number) => string;
  /** A UTC calendar day: "15 January 2026", or "January 15, 2026" in American English. */
  readonly day: (date: Date) => string;
  /** See `formatPay`. */
  readonly pay: (pay: StatedRange) => string;
  /** The currency and period the reader thinks of pay in, if known. */
  readonly terms: PayTerms | undefined;
  readonly said: PayTerms | undefined;
  readonly leastPay: number | undefined;
  readonly rates: ReferenceRates | undefined;
  /** Pay converted to those terms, unless it is stated in them. See `formatConvertedPay`. */
  readonly converted: (pay: ComparablePay) => string | undefined;
  /** See `formatAmount`. */
  readonly amount: (amount: number, currency: string | undefined) => string;
}

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** `ReaderPay`, any part of which may be unknown. */
type KnownPay = { readonly [Name in keyof ReaderPay]?: ReaderPay[Name] | undefined };

/** @throws RangeError where `locale` is no language tag */
export function createFormats(locale: string, { terms, said, leastPay, rates }: KnownPay = {}): Formats {
  const { typed, day } = findWriters(locale);
  const count = (number: number) => formatWholeNumber(number, locale);
  return {
    locale,
    count,
    jobCount: (number) => `${count(number)} remote ${number === 1 ? "job" : "jobs"}`,
    day: (date) => day().format(date),
    pay: (pay) => formatPay(pay, locale),
    typed: (amount) => typed().format(amount),
    terms,
    said,
    leastPay,
    rates,
    converted: (pay) => terms && rates && formatConvertedPay(pay, terms, rates, locale),
    amount: (amount, currency) => formatAmount(amount, currency, locale),
  };
}

/** Formatters of recent locales, since a server formats for many visitors. */
const writers = new Map<string, ReturnType<typeof makeWriters>>();
const MAX_WRITERS = 100;

function findWriters(locale: string) {
  const known = writers.get(locale);
  if (known) return known;
  if (writers.size >= MAX_WRITERS) writers.clear();
  const made = makeWriters(locale);
  writers.set(locale, made);
  return made;
}

function makeWriters(locale: string) {
  const dateLocale = findDateLocale(locale);
  return {
    typed: onDemand(
      () => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: "latn" }),
    ),
    day: onDemand(() => new Intl.DateTimeFormat(dateLocale, DAY)),
  };
}

/** Intl formatters take several ms to create in a browser, and most pages need only one. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * A moment to the minute, in the same form for everybody.
 *
 * @example formatMoment(new Date("2026-01-15T09:30:12Z")); // "2026-01-15 09:30 UTC"
 */
export function formatMoment(at: Date): string {
  return `${at.toISOString().slice(0, "2026-01-15T09:30".length).replace("T", " ")} UTC`;
}
