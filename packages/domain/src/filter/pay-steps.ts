/** Annual minimums a page offers to choose from, in any currency. */
export const SALARY_STEPS = [20_000, 40_000, 60_000, 80_000, 100_000, 125_000, 150_000, 200_000] as const;

/** Where the bins of the pay histogram begin, in units of any currency in a year; the last has no end. */
export const PAY_BINS: readonly number[] = Array.from({ length: 26 }, (_, bin) => bin * 10_000);
