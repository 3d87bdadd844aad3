/** The locale of a visitor who names none that we can write numbers and dates for. */
export const DEFAULT_LOCALE = "en";
