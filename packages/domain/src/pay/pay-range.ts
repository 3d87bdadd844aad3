/** The periods of pay. Without schemas, so that pages can load them. */
export const PAY_PERIODS = ["hour", "day", "week", "month", "year"] as const;
type Period = (typeof PAY_PERIODS)[number];
export type Range = { readonly min?: number | undefined; readonly max?: number | undefined };

/** A year of pay is full time and without unpaid leave, whatever hours a posting states. */
const HOURS_PER_WEEK = 40;
const DAYS_PER_WEEK = 5;
const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/** How many of each period a year has. */
export const PERIODS_PER_YEAR: Readonly<Record<Period, number>> = {
  hour: HOURS_PER_WEEK * WEEKS_PER_YEAR,
  day: DAYS_PER_WEEK * WEEKS_PER_YEAR,
  week: WEEKS_PER_YEAR,
  month: MONTHS_PER_YEAR,
  year: 1,
};

/** ISO 4217's code for no currency: pay without one, in pesos, or in either of two dollars. It is never compared. */
export const NO_CURRENCY = "XXX";

/** Whether pay for such a period is a rate, so that its annual amount depends on how many hours are worked. */
export const isRate = (period: Period) => period === "hour" || period === "day";

type Assumed = { readonly periodAssumed?: true | undefined; readonly currencyAssumed?: true | undefined };

/** Whether annual pay is based on a period or currency that the posting does not state. */
export const isPayAssumed = ({ periodAssumed, currencyAssumed }: Assumed) =>
  periodAssumed === true || currencyAssumed === true;

/** Whether pay was read from a "$" that may be pesos or another country's dollar, by the posting's place or language. */
export const isDollarDoubtful = ({ currencyAssumed, origin }: Assumed & { readonly origin: string }) =>
  currencyAssumed === true && origin === "parsed";

export const isRange = ({ min, max }: Range) => min !== undefined && max !== undefined && min < max;

/** Whether pay has an annual amount, without which it is only shown and never compared. */
export const hasAnnual = ({ annual }: { readonly annual?: Range | undefined }) =>
  (annual?.min ?? annual?.max) !== undefined;

export const mapRange = ({ min, max }: Range, make: (amount: number) => number) => ({
  ...(min !== undefined && { min: make(min) }),
  ...(max !== undefined && { max: make(max) }),
});

/** The annual amount in whole units, of a job's pay and of a filter's minimum alike. */
export const toYear = (amount: number, period: Period) => Math.round(amount * PERIODS_PER_YEAR[period]);

export const yearOf = (range: Range, period: Period) => mapRange(range, (amount) => toYear(amount, period));

/** The range that covers both. A bound that either leaves open stays open. */
export const joinRange = (a: Range, b: Range) => ({
  ...(a.min !== undefined && b.min !== undefined && { min: Math.min(a.min, b.min) }),
  ...(a.max !== undefined && b.max !== undefined && { max: Math.max(a.max, b.max) }),
});

/** Pay for two places further apart than this is not for the same job. */
const FARTHEST_APART = 3;

export const mayBeOfOneJob = (a: Range, b: Range) => reachesTo(a, b) && reachesTo(b, a);

const reachesTo = (a: Range, b: Range) => (a.min ?? a.max ?? 0) <= FARTHEST_APART * (b.max ?? b.min ?? 0);

/** How many times one amount may be another for the same work. "$15 an hour" and "$1,200 a month" are too far apart. */
const MOST_APART = 1.5;

export const isFarApart = (a: number, b: number) => Math.max(a, b) > MOST_APART * Math.min(a, b);
