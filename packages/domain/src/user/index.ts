export { AppliedJob, SavedJob } from "./job-marks.ts";
export { ProfileChanges } from "./profile-changes.ts";
export {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
} from "./profile-limits.ts";
export { UserProfile } from "./user-profile.ts";
export { WORK_ENVIRONMENT_LABELS, WORK_ENVIRONMENTS, type WorkEnvironment } from "./work-environments.ts";
