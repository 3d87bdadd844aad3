/** What pay may be for. Without schemas, so that pages can load it. */
export const PAY_PERIODS = ["hour", "day", "week", "month", "year"] as const;
type Period = (typeof PAY_PERIODS)[number];
type Range = { readonly min?: number | undefined; readonly max?: number | undefined };

/** A year of pay is reckoned full time and without unpaid leave, whatever hours a posting states. */
const HOURS_PER_WEEK = 40;
const DAYS_PER_WEEK = 5;
const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/** How many of each period a year of pay holds. */
export const PERIODS_PER_YEAR: Readonly<Record<Period, number>> = {
  hour: HOURS_PER_WEEK * WEEKS_PER_YEAR,
  day: DAYS_PER_WEEK * WEEKS_PER_YEAR,
  week: WEEKS_PER_YEAR,
  month: MONTHS_PER_YEAR,
  year: 1,
};

/** What ISO 4217 has for no currency: pay stated without one, or in pesos, or in either of two dollars. It is never compared. */
export const NO_CURRENCY = "XXX";

type Assumed = { readonly periodAssumed?: true | undefined; readonly currencyAssumed?: true | undefined };

/** Whether annual pay rests on a period or a currency that the posting does not state. */
export const isPayAssumed = ({ periodAssumed, currencyAssumed }: Assumed) =>
  periodAssumed === true || currencyAssumed === true;

/** Whether two amounts are stated, of which the first is less. */
export const isRange = ({ min, max }: Range) => min !== undefined && max !== undefined && min < max;

/** What is made of each amount that is stated. */
export const mapRange = ({ min, max }: Range, make: (amount: number) => number) => ({
  ...(min !== undefined && { min: make(min) }),
  ...(max !== undefined && { max: make(max) }),
});

/** What an amount for a time comes to in a year, in whole units: of a job's pay and of what is asked for alike. */
export const toYear = (amount: number, period: Period) => Math.round(amount * PERIODS_PER_YEAR[period]);

/** What it comes to in a year, rounded to whole units. */
export const yearOf = (range: Range, period: Period) => mapRange(range, (amount) => toYear(amount, period));

/** From the least to the most of both; an end that one of them leaves open stays so. */
export const joinRange = (a: Range, b: Range) => ({
  ...(a.min !== undefined && b.min !== undefined && { min: Math.min(a.min, b.min) }),
  ...(a.max !== undefined && b.max !== undefined && { max: Math.max(a.max, b.max) }),
});

/** Pay for two places this many times apart is not for the same job. */
const FARTHEST_APART = 3;

export const mayBeOfOneJob = (a: Range, b: Range) => reachesTo(a, b) && reachesTo(b, a);

const reachesTo = (a: Range, b: Range) => (a.min ?? a.max ?? 0) <= FARTHEST_APART * (b.max ?? b.min ?? 0);

/** How far apart two figures for the same work may be: "$15 an hour" and "$1,200 a month" are not. */
const MOST_APART = 1.5;

export const isFarApart = (a: number, b: number) => Math.max(a, b) > MOST_APART * Math.min(a, b);
