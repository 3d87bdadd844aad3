import * as z from "zod/mini";

import { CountryCode, TimeZoneWindow } from "../place/place.ts";

/**
 * Where the reader lives. Without `country`, every job passes. With one, jobs open to people there come first, then
 * those that do not say; the others are left out. `certain` also leaves out those that do not say; it has no effect
 * without `country`.
 */
export const ReaderFilter = z.object({
  country: z.optional(CountryCode),
  certain: z._default(z.boolean(), false),
});
export type ReaderFilter = z.infer<typeof ReaderFilter>;

const Count = z.int().check(z.gte(0));

/** How many jobs require certain hours, and the range that covers all of them. */
export const HoursAsked = z.object({ count: Count, timezones: TimeZoneWindow });
export type HoursAsked = z.infer<typeof HoursAsked>;

/**
 * Of the jobs that pass every other filter, how many are open to people in the reader's country, and how many are not.
 * Of the `open` ones, `named` name the country itself and `byRegion` a region it is in; the rest are open to (nearly)
 * anyone. `hours` covers those that open jobs require, if any does.
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
