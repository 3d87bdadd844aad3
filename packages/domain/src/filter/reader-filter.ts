import * as z from "zod/mini";

import { CountryCode, TimeZoneWindow } from "../place/place.ts";

/**
 * Where the reader lives. Absent `country`: every job. With one, jobs that are open to people there come first, then those
 * that do not say; the others are left out. `certain` leaves out those that do not say as well, and matters only beside
 * `country`.
 */
export const ReaderFilter = z.object({
  country: z.optional(CountryCode),
  certain: z._default(z.boolean(), false),
});
export type ReaderFilter = z.infer<typeof ReaderFilter>;

const Count = z.int().check(z.gte(0));

/** How many jobs ask for hours, and within which they all lie. */
export const HoursAsked = z.object({ count: Count, timezones: TimeZoneWindow });
export type HoursAsked = z.infer<typeof HoursAsked>;

/**
 * Of the jobs that every other filter lets through: those open to people in the reader's country, and the others. Of `open`,
 * `named` are those that name the country itself, `byRegion` those that name a region it is in; the rest
 * are open to anyone, or to nearly anyone. `hours` are those that open jobs ask for, where any does.
 */
export const ReaderCounts = z.object({
  open: Count,
  notStated: Count,
  notOpen: Count,
  named: z.optional(Count),
  byRegion: z.optional(Count),
  hours: z.optional(HoursAsked),
});
export type ReaderCounts = z.infer<typeof ReaderCounts>;
