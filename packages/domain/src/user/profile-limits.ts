/** The most characters of each text a person writes about themselves; firestore.rules hold the same. */
export const PROFILE_TEXT_LIMITS = {
  displayName: 100,
  phoneNumber: 40,
  location: 200,
  jobTitle: 120,
  bio: 5000,
} as const;

/** The most entries of each list, and characters of one entry; firestore.rules hold the same. */
export const PROFILE_LIST_LIMITS = {
  skills: 50,
  jobTypes: 20,
  workEnvironments: 20,
  preferredLocations: 50,
} as const;
export const MAX_PROFILE_ENTRY = 60;
/** The highest yearly pay a preference may state, in units of any currency. */
export const MAX_PREFERRED_PAY = 100_000_000;
