import * as z from "zod/mini";

import {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
} from "./profile-limits.ts";

const text = (maxLength: number) => z.nullish(z.string().check(z.maxLength(maxLength)));
// Single lines: firestore.rules, which cannot loop, joins entries with line breaks.
const entry = z.string().check(z.minLength(1), z.maxLength(MAX_PROFILE_ENTRY), z.regex(/^[^\n]*$/));
const texts = (maxItems: number) => z.nullish(z.array(entry).check(z.maxLength(maxItems)));
const pay = z.nullish(z.union([z.number().check(z.nonnegative(), z.lte(MAX_PREFERRED_PAY)), z.literal("")]));

/**
 * The profile fields that a person may change. Other fields are dropped; null and undefined keep a field or preference
 * as it is; an empty text or list clears it, as "" does for an amount.
 *
 * @example z.parse(ProfileChanges, { jobTitle: "Chemist", uid: "x" }); // => { jobTitle: "Chemist" }
 */
export const ProfileChanges = z.object({
  displayName: text(PROFILE_TEXT_LIMITS.displayName),
  phoneNumber: text(PROFILE_TEXT_LIMITS.phoneNumber),
  location: text(PROFILE_TEXT_LIMITS.location),
  /** ISO 3166-1 alpha-2. "" clears it. */
  country: z.nullish(z.string().check(z.regex(/^([A-Z]{2})?$/))),
  /** As formatted by `writeWorkingHours`. "" clears it. */
  workingHours: z.nullish(
    z.string().check(z.maxLength(60), z.regex(/^(?:[\d:]+-[\d:]+@[A-Za-z][\w+/-]*)?$/)),
  ),
  bio: text(PROFILE_TEXT_LIMITS.bio),
  jobTitle: text(PROFILE_TEXT_LIMITS.jobTitle),
  skills: texts(PROFILE_LIST_LIMITS.skills),
  preferences: z.nullish(
    z.object({
      jobTypes: texts(PROFILE_LIST_LIMITS.jobTypes),
      workEnvironments: texts(PROFILE_LIST_LIMITS.workEnvironments),
      preferredLocations: texts(PROFILE_LIST_LIMITS.preferredLocations),
      salaryMin: pay,
      salaryMax: pay,
      /** ISO 4217. A range is ignored without its currency. "" clears it. */
      salaryCurrency: z.nullish(z.string().check(z.regex(/^([A-Z]{3})?$/))),
      openToRecruiters: z.nullish(z.boolean()),
    }),
  ),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;
