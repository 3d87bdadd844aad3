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

/** The locale of a visitor who names none that we can write numbers and dates for. */
export const DEFAULT_LOCALE = "en";

/** Numbers and money as one visitor writes them, and dates in English, as the words around them. */
export interface Formats {
  /** BCP 47. */
  readonly locale: string;
  /** @example count(1234); // "1,234", in German "1.234" */
  readonly count: (count: number) => string;
  /** @example jobCount(1); // "1 remote job" */
  readonly jobCount: (count: number) => string;
  /** An amount as its reader would type it, which `parseAmount` reads. @example typed(25000.5); // "25,000.5" */
  readonly typed: (amount: number) => string;
  /** A day of the UTC calendar: "15 January 2026", in American English "January 15, 2026". */
  readonly day: (date: Date) => string;
  /** See `formatPay`. */
  readonly pay: (pay: StatedRange) => string;
  /** In which the reader thinks of pay, as far as that is known, and at which rates it is converted. */
  readonly terms: PayTerms | undefined;
  readonly said: PayTerms | undefined;
  readonly leastPay: number | undefined;
  readonly rates: ReferenceRates | undefined;
  /** Pay in those terms, where it is not stated in them. See `formatConvertedPay`. */
  readonly converted: (pay: ComparablePay) => string | undefined;
  /** See `formatAmount`. */
  readonly amount: (amount: number, currency: string | undefined) => string;
}

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** As `ReaderPay`, of whom something may be known. */
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

/** Of the locales asked for last: a server writes for many visitors. */
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

/** What takes a browser several ms to make, and most pages one of. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * A moment to the minute, spelt alike for everybody.
 *
 * @example formatMoment(new Date("2026-01-15T09:30:12Z")); // "2026-01-15 09:30 UTC"
 */
export function formatMoment(at: Date): string {
  return `${at.toISOString().slice(0, "2026-01-15T09:30".length).replace("T", " ")} UTC`;
}
