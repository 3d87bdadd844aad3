export { type Account } from "./account.ts";
export {
  type AuthOutcome,
  type Credentials,
  logIn,
  logOut,
  type Session,
  signUp,
  watchSession,
} from "./auth.ts";
export { type AuthCode } from "./auth-codes.ts";
export { type AuthFailure } from "./auth-failure.ts";
export { ensureStripeCustomer } from "./billing.ts";
export {
  type Client,
  type ClientOptions,
  createClient,
  type Emulators,
  type ReportProblem,
} from "./client.ts";
export { fetchRates, fetchTypicalPay } from "./rates.ts";
export { fetchCompany } from "./company.ts";
export { DataError, type DataErrorCode } from "./data-error.ts";
export { confirmEmail, sendEmailConfirmation } from "./email-confirmation.ts";
export { readIngestStatus } from "./ingest-status.ts";
export {
  type CompanyAddressPage,
  type JobAddressPage,
  listCompanyAddresses,
  listJobAddresses,
  listNamedCountries,
} from "./job-addresses.ts";
export { fetchJobMarks, type MarksOwner, setJobApplied, setJobSaved } from "./job-marks.ts";
export { fetchJobs, fetchJobsByIds, type JobsPage } from "./jobs.ts";
export { fetchJobsInBatches, type JobsByIds } from "./jobs-in-batches.ts";
export { fetchMailPreferences, resumeAlerts, setHiddenEntries, stopAlerts } from "./mail-preferences.ts";
export { fetchAppliedJobs, fetchSavedJobs, type MarkedJobs } from "./marked-jobs.ts";
export {
  changePassword,
  checkPasswordResetCode,
  sendPasswordReset,
  setNewPassword,
} from "./password-reset.ts";
export { deleteAccount, exportAccount } from "./own-data.ts";
export { chooseFreePlan, fetchPlanPrices, openBillingPortal, startCheckout } from "./plans.ts";
export { updateProfile, type UpdateProfileOutcome } from "./profile.ts";
export { getRecommendedJobs, type RecommendedJobs } from "./recommended-jobs.ts";
export {
  deleteSavedSearch,
  fetchSavedSearches,
  type SavedSearchChanges,
  saveSearch,
  updateSavedSearch,
} from "./saved-searches.ts";
export { createSession, endSession, readSession } from "./session.ts";
export { type SettledAccount } from "./provision-account.ts";
export { logInByLink, sendSignInLink } from "./sign-in-link.ts";
export { fetchSimilarJobs, type SimilarJobs } from "./similar-jobs.ts";
export { closeSiteSession, endSignIns, openSiteSession } from "./site-session.ts";
export { fetchUserData, type UserDataOutcome } from "./user.ts";
export { watchBilling } from "./watch-billing.ts";
export { type JobMarks, type WithMarks, withMarks } from "./with-marks.ts";
