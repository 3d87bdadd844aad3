import { findDateLocale } from "../../platform/locale/find-date-locale.ts";

const DAY_MS = 24 * 3600 * 1000;
const DAYS_IN_WEEK = 7;

const WEEKDAY = { weekday: "long", timeZone: "UTC" } as const;
const DATE = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/**
 * A visit's day relative to now, by the UTC calendar, in English and in the order of `findDateLocale`.
 *
 * @example formatVisitDay(new Date("2026-01-13T09:00:00Z"), new Date("2026-01-20T09:00:00Z"), "en-GB"); // "13 January"
 */
export function formatVisitDay(visit: Date, now: Date, locale: string): string {
  const days = dayNumber(now) - dayNumber(visit);
  if (days <= 0) return "earlier today";
  if (days === 1) return "yesterday";
  return new Intl.DateTimeFormat(findDateLocale(locale), days < DAYS_IN_WEEK ? WEEKDAY : DATE).format(visit);
}

const dayNumber = (at: Date) => Math.floor(at.getTime() / DAY_MS);
