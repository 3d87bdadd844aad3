/** The default of the hours filter, which filters nothing. */
export const ANY_HOURS = { start: 9, end: 17, atLeast: 0 } as const;
