export {
  type Account,
  type AuthFailure,
  type AuthOutcome,
  type Credentials,
  logIn,
  logOut,
  type Session,
  signUp,
  watchSession,
} from "./auth.ts";
export { type Client, type ClientOptions, createClient, type Emulators } from "./client.ts";
export { DataError, type DataErrorCode } from "./data-error.ts";
export { fetchJobs, fetchJobsByIds, type JobsPage } from "./jobs.ts";
export { fetchUserData, type UserDataOutcome } from "./user.ts";
