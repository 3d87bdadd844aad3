/** Values in one list of a filter. */
export const MAX_FILTER_VALUES = 50;
/** The highest annual minimum a filter may ask for, in units of any currency. */
export const MAX_SALARY_MIN = 100_000_000;
