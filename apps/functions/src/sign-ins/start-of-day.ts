export const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of a day in UTC, by which uses are recorded, so that each browser is written once a day. */
export const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
