import { PERIODS_PER_YEAR } from "./pay-periods.ts";
import type { PayPeriod, PayRange } from "./pay.ts";

/** Whether two amounts are stated, of which the first is less. */
export const isRange = ({ min, max }: PayRange) => min !== undefined && max !== undefined && min < max;

/** What is made of each amount that is stated. */
export const mapRange = ({ min, max }: PayRange, make: (amount: number) => number) => ({
  ...(min !== undefined && { min: make(min) }),
  ...(max !== undefined && { max: make(max) }),
});

/** What an amount for a time comes to in a year, in whole units: of a job's pay and of what is asked for alike. */
export const toYear = (amount: number, period: PayPeriod) => Math.round(amount * PERIODS_PER_YEAR[period]);

/** What it comes to in a year, rounded to whole units. */
export const yearOf = (range: PayRange, period: PayPeriod) =>
  mapRange(range, (amount) => toYear(amount, period));

/** From the least to the most of both; an end that one of them leaves open stays so. */
export const joinRange = (a: PayRange, b: PayRange) => ({
  ...(a.min !== undefined && b.min !== undefined && { min: Math.min(a.min, b.min) }),
  ...(a.max !== undefined && b.max !== undefined && { max: Math.max(a.max, b.max) }),
});

/** Pay for two places this many times apart is not for the same job. */
const FARTHEST_APART = 3;

export const mayBeOfOneJob = (a: PayRange, b: PayRange) => reachesTo(a, b) && reachesTo(b, a);

const reachesTo = (a: PayRange, b: PayRange) =>
  (a.min ?? a.max ?? 0) <= FARTHEST_APART * (b.max ?? b.min ?? 0);

/** How far apart two figures for the same work may be: "$15 an hour" and "$1,200 a month" are not. */
const MOST_APART = 1.5;

export const isFarApart = (a: number, b: number) => Math.max(a, b) > MOST_APART * Math.min(a, b);
