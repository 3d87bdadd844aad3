/** Maximum number of values in a list of a filter. */
export const MAX_FILTER_VALUES = 50;
/** Highest minimum pay, in units of any currency: a million dollars are 26 billion dong. */
export const MAX_SALARY_MIN = 100_000_000_000;
/** The currency in which pay is compared by default. */
export const DEFAULT_CURRENCY = "USD";
