/** What the filter of hours says where nobody asks for any. */
export const ANY_HOURS = { start: 9, end: 17, atLeast: 0 } as const;
