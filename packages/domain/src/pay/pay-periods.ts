/** What pay may be for. Without schemas, so that pages can load it. */
export const PAY_PERIODS = ["hour", "day", "week", "month", "year"] as const;
type Period = (typeof PAY_PERIODS)[number];

/** A year of pay is reckoned full time and without unpaid leave, whatever hours a posting states. */
export const HOURS_PER_WEEK = 40;
export const DAYS_PER_WEEK = 5;
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;

/** How many of each period a year of pay holds. */
export const PERIODS_PER_YEAR: Readonly<Record<Period, number>> = {
  hour: HOURS_PER_WEEK * WEEKS_PER_YEAR,
  day: DAYS_PER_WEEK * WEEKS_PER_YEAR,
  week: WEEKS_PER_YEAR,
  month: MONTHS_PER_YEAR,
  year: 1,
};
