/** Maximum characters of each profile text; firestore.rules has the same limits. */
export const PROFILE_TEXT_LIMITS = {
  displayName: 100,
  phoneNumber: 40,
  location: 200,
  jobTitle: 120,
  bio: 5000,
} as const;

/** Maximum entries of each list, and characters per entry; firestore.rules has the same limits. */
export const PROFILE_LIST_LIMITS = {
  skills: 50,
  jobTypes: 20,
  workEnvironments: 20,
  preferredLocations: 50,
} as const;
export const MAX_PROFILE_ENTRY = 60;
/** Maximum annual pay in preferences, in units of any currency. */
export const MAX_PREFERRED_PAY = 100_000_000;
