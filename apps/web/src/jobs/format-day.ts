const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day of the UTC calendar: "15 January 2026". */
export function formatDay(date: Date): string {
  return day.format(date);
}
