import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";

const Ids = z.array(z.string());

/** What a person is looking for. Pay is annual, in `salaryCurrency` (ISO 4217) if set. */
export const UserPreferences = z.object({
  jobTypes: z.optional(z.array(z.string())),
  workEnvironments: z.optional(z.array(z.string())),
  preferredLocations: z.optional(z.array(z.string())),
  salaryMin: z.optional(z.number().check(z.nonnegative())),
  salaryMax: z.optional(z.number().check(z.nonnegative())),
  salaryCurrency: z.optional(z.string()),
  openToRecruiters: z.optional(z.boolean()),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

/**
 * The document `users/{uid}`. Dates are `Date` here and ISO 8601 UTC on the wire, as with `Job`. Only the server sets
 * `paymentPlanSelected` and `stripeCustomerId`; the person edits the fields from `phoneNumber` on.
 *
 * @example z.decode(UserProfile, storedProfile).displayName; // => "Ada"
 */
export const UserProfile = z.object({
  uid: z.string().check(z.minLength(1)),
  email: z.string(),
  displayName: z.optional(z.string()),
  createdAt: WireDate,
  updatedAt: WireDate,
  paymentPlanSelected: z.boolean(),
  stripeCustomerId: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  location: z.optional(z.string()),
  /** Where they live (ISO 3166-1 alpha-2), so that jobs open to them come first; empty if removed. */
  country: z.optional(z.string()),
  /** When they work (see `readWorkingHours`), so that jobs show the overlap; empty if removed. */
  workingHours: z.optional(z.string()),
  bio: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  skills: z.optional(z.array(z.string())),
  preferences: z.optional(UserPreferences),
  /** Only in older documents; the subcollections of these names are authoritative. */
  savedJobs: z.optional(Ids),
  appliedJobs: z.optional(Ids),
});
export type UserProfile = z.infer<typeof UserProfile>;
