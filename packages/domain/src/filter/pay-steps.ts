/** Annual minimums a page offers to choose from, in any currency. */
export const SALARY_STEPS = [20_000, 40_000, 60_000, 80_000, 100_000, 125_000, 150_000, 200_000] as const;

/** How much pay a bin of the histogram spans, but for the last. */
export const PAY_BIN_WIDTH = 10_000;

/** Where the bins of the pay histogram begin, in units of any currency in a year; the last has no end. */
export const PAY_BINS: readonly number[] = Array.from({ length: 26 }, (_, bin) => bin * PAY_BIN_WIDTH);
