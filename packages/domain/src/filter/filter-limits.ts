/** Values in one list of a filter. */
export const MAX_FILTER_VALUES = 50;
/** The highest minimum a filter may ask for, in units of any currency: a million dollars are 26 billion dong. */
export const MAX_SALARY_MIN = 100_000_000_000;
/** In which pay is compared where nobody says in which. */
export const DEFAULT_CURRENCY = "USD";
