import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";

const Ids = z.array(z.string());

/** What a person looks for. Pay is a yearly amount, in `salaryCurrency` (ISO 4217) where that is set. */
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
 * The document `users/{uid}`. Dates are `Date` here and ISO 8601 UTC on the wire, as with `Job`. The server
 * alone sets `paymentPlanSelected` and `stripeCustomerId`; the fields from `phoneNumber` on are the person's.
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
  /** Where they live (ISO 3166-1 alpha-2), for jobs that are open to them to come first; empty where they took it back. */
  country: z.optional(z.string()),
  /** When they work (`readWorkingHours` reads it), for jobs to say how much of it they share; empty likewise. */
  workingHours: z.optional(z.string()),
  bio: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  skills: z.optional(z.array(z.string())),
  preferences: z.optional(UserPreferences),
  /** Only on documents of an older kind; the subcollections of these names are what counts. */
  savedJobs: z.optional(Ids),
  appliedJobs: z.optional(Ids),
});
export type UserProfile = z.infer<typeof UserProfile>;
