export {
  type Account,
  type AuthOutcome,
  type Credentials,
  logIn,
  logOut,
  type Session,
  signUp,
  watchSession,
} from "./auth.ts";
export { type AuthFailure } from "./auth-failure.ts";
export { ensureStripeCustomer } from "./billing.ts";
export {
  type Client,
  type ClientOptions,
  createClient,
  type Emulators,
  type ReportProblem,
} from "./client.ts";
export { DataError, type DataErrorCode } from "./data-error.ts";
export {
  fetchJobMarks,
  type JobMarks,
  setJobApplied,
  setJobSaved,
  type WithMarks,
  withMarks,
} from "./job-marks.ts";
export { fetchJobs, fetchJobsByIds, type JobsPage } from "./jobs.ts";
export {
  fetchAppliedJobs,
  fetchJobsInBatches,
  fetchSavedJobs,
  type JobsByIds,
  type MarkedJobs,
} from "./marked-jobs.ts";
export { checkPasswordResetCode, sendPasswordReset, setNewPassword } from "./password-reset.ts";
export { updateProfile, type UpdateProfileOutcome } from "./profile.ts";
export { getRecommendedJobs, type RecommendedJobs } from "./recommended-jobs.ts";
export { closeSiteSession, createSession, openSiteSession, readSession } from "./session.ts";
export { fetchUserData, type UserDataOutcome } from "./user.ts";
