import type {
  AuthFailure,
  AuthOutcome,
  Credentials,
  JobMarks,
  RecommendedJobs,
  Session,
  UpdateProfileOutcome,
  UserDataOutcome,
} from "@farwork/data";
import type { ProfileChanges, ReadIngestStatusResponse } from "@farwork/domain";
import { atom } from "jotai";

export type Done = { readonly success: true } | AuthFailure;

/** The data package's functions over this tab's own client, so that atoms need no client and tests give fakes. */
export type BrowserData = {
  watchSession: (listener: (session: Session) => void) => () => void;
  signUp: (account: Credentials & { displayName?: string }) => Promise<AuthOutcome>;
  logIn: (credentials: Credentials) => Promise<AuthOutcome>;
  logOut: () => Promise<Done>;
  sendPasswordReset: (email: string) => Promise<Done>;
  checkPasswordResetCode: (code: string) => Promise<{ success: true; email: string } | AuthFailure>;
  setNewPassword: (choice: { code: string; password: string }) => Promise<Done>;
  openSiteSession: () => Promise<void>;
  closeSiteSession: () => Promise<void>;
  fetchUserData: (uid: string) => Promise<UserDataOutcome>;
  updateProfile: (uid: string | undefined, changes: ProfileChanges) => Promise<UpdateProfileOutcome>;
  fetchJobMarks: () => Promise<JobMarks>;
  setJobSaved: (jobId: string, isSaved: boolean) => Promise<boolean>;
  setJobApplied: (jobId: string, isApplied: boolean) => Promise<boolean>;
  getRecommendedJobs: (limit?: number) => Promise<RecommendedJobs>;
  readIngestStatus: () => Promise<ReadIngestStatusResponse>;
};

/** Brings Firebase into the page on its first call: call it when the page is interactive, or on intent. */
export type LoadBrowserData = () => Promise<BrowserData>;

/** Set once by `Providers`. Wrapped, since jotai would take a bare function for a recipe. */
export const browserDataAtom = atom<{ load: LoadBrowserData }>({
  load: () => Promise.reject(new Error("browserDataAtom must be set by Providers")),
});
