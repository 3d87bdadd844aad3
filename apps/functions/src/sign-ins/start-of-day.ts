export const DAY_MS = 24 * 60 * 60 * 1000;

/** The first moment of a day, in UTC: uses are written down by it, so that a browser in use is written down once a day. */
export const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
