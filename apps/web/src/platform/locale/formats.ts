import { formatAmount, formatPay, type StatedRange } from "@farwork/domain/pay";

/** The locale of a visitor who names none that we can write numbers and dates for. */
export const DEFAULT_LOCALE = "en";

/** Numbers, money and dates as one visitor reads them; the words around them are English. */
export interface Formats {
  /** BCP 47. */
  readonly locale: string;
  /** @example count(1234); // "1,234", in German "1.234" */
  readonly count: (count: number) => string;
  /** @example jobCount(1); // "1 remote job" */
  readonly jobCount: (count: number) => string;
  /** A day of the UTC calendar: "15 January 2026", in American English "January 15, 2026". */
  readonly day: (date: Date) => string;
  /** The moment, UTC, and said to be: "15 January 2026 at 09:30 UTC". */
  readonly moment: (date: Date) => string;
  /** See `formatPay`. */
  readonly pay: (pay: StatedRange) => string;
  /** See `formatAmount`. */
  readonly amount: (amount: number, currency: string | undefined) => string;
  /** A price to the cent, from the currency's smallest unit. @example price(800, "EUR"); // "€8", in German "8 €" */
  readonly price: (smallestUnits: number, currency: string) => string;
}

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** @throws RangeError where `locale` is no language tag */
export function createFormats(locale: string): Formats {
  Intl.getCanonicalLocales(locale);
  const grouped = onDemand(() => new Intl.NumberFormat(locale));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    onDemand(() => new Intl.DateTimeFormat(locale, { ...DAY, ...options }));
  const day = dates({});
  const moment = dates({ hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
  const count = (number: number) => grouped().format(number);
  return {
    locale,
    count,
    jobCount: (number) => `${count(number)} remote ${number === 1 ? "job" : "jobs"}`,
    day: (date) => day().format(date),
    moment: (date) => moment().format(date),
    pay: (pay) => formatPay(pay, locale),
    amount: (amount, currency) => formatAmount(amount, currency, locale),
    price: (smallestUnits, currency) => formatPrice(smallestUnits, currency, locale),
  };
}

/** What takes a browser several ms to make, and most pages one of. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function formatPrice(smallestUnits: number, currency: string, locale: string): string {
  const written = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const { maximumFractionDigits: digits = 2 } = written.resolvedOptions();
  return written.format(smallestUnits / 10 ** digits);
}
