import * as z from "zod/mini";

import { REGIONS } from "./regions.ts";

export const Region = z.enum(REGIONS);
export type Region = z.infer<typeof Region>;

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export type CountryCode = z.infer<typeof CountryCode>;

/** A state, a province or the like, by ISO 3166-2: "US-CA". */
export const Subdivision = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/));
export type Subdivision = z.infer<typeof Subdivision>;

/** A country code, a region, `worldwide` (open to anyone) or `unstated` (the posting does not say). */
export const LocationFilter = z.union([z.literal(["worldwide", "unstated"]), Region, CountryCode]);
export type LocationFilter = z.infer<typeof LocationFilter>;

/** Hours east of UTC, quarters allowed (Nepal is 5.75); `from` <= `to`. */
export const TimeZoneWindow = z.object({
  from: z.number().check(z.gte(-12), z.lte(14)),
  to: z.number().check(z.gte(-12), z.lte(14)),
});
export type TimeZoneWindow = z.infer<typeof TimeZoneWindow>;

/** A span of a day in local hours after midnight, over midnight where it ends before it starts: 18 to 2. */
export const DaySpan = z.object({
  start: z.number().check(z.gte(0), z.lte(24)),
  end: z.number().check(z.gte(0), z.lte(24)),
});

/**
 * The hours a posting asks people to work: in one of these time zones, with `overlap` hours a day in common with them. `day` is the
 * part of the day it states; without it, the posting only names zones.
 */
export const WorkHours = z.object({
  timezones: TimeZoneWindow,
  day: z.optional(DaySpan),
  overlap: z.optional(z.number().check(z.gte(1), z.lte(24))),
});
export type WorkHours = z.infer<typeof WorkHours>;

/**
 * Who may apply. `worldwide`: anyone. `restricted`: people in `countries` or in a country of `regions`.
 * `unknown`: the posting does not say, or we could not read it; with `countries` or `regions`, a position that is posted
 * for them, and of whose other postings one does not say (`positionPlace`). `requires`: what the posting's text demands there besides
 * living there, the strictest of it. `excluded`, of an `unknown` place: who may not apply, where it says nothing of others; of a
 * `restricted` one: who alone may not, for its countries and regions are all the rest of the world. `timezones` are the hours of UTC that people have to live in, `hours` those that the
 * text wants them to work in.
 *
 * `subdivisions` and `cities`, by their English names, are those that it states; each lies in one of `countries`, unless
 * anyone may apply. They restrict nobody further: people in the country are shown the job, and read where it is.
 */
export const Place = z.object({
  scope: z.enum(["worldwide", "restricted", "unknown"]),
  countries: z.array(CountryCode),
  regions: z.array(Region),
  subdivisions: z.optional(z.array(Subdivision)),
  cities: z.optional(z.array(z.string())),
  timezones: z.optional(TimeZoneWindow),
  hours: z.optional(WorkHours),
  requires: z.optional(z.enum(["workAuthorization", "citizenship", "clearance"])),
  excluded: z.optional(z.object({ countries: z.array(CountryCode), regions: z.array(Region) })),
});
export type Place = z.infer<typeof Place>;
