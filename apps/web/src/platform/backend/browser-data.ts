import type {
  AuthFailure,
  AuthOutcome,
  Credentials,
  DataError,
  JobMarks,
  RecommendedJobs,
  Session,
  UpdateProfileOutcome,
  UserDataOutcome,
} from "@farwork/data";
import type {
  BillingState,
  ExportAccountResponse,
  HiddenEntries,
  MailPreferences,
  ProfileChanges,
  ReadIngestStatusResponse,
  SavedSearch,
  SaveSearchRequest,
  StartCheckoutRequest,
} from "@farwork/domain";
import { atom } from "jotai";

/** The fields of a saved search that its owner may change. */
export type SearchChanges = Partial<Pick<SavedSearch, "name" | "query" | "frequency" | "isPaused">>;

/** How many jobs a search finds, and how many of them were first seen after a given moment. */
export type JobCount = { readonly totalJobs: number; readonly totalNew: number };

/** Called with the user's plan, now and on every change. */
export type BillingListener = {
  readonly onChange: (state: BillingState) => void;
  readonly onError: (error: DataError) => void;
};

export type Done = { readonly success: true } | AuthFailure;

/** The data package's functions bound to this tab's client, so that atoms need no client and tests can pass fakes. */
export type BrowserData = {
  watchSession: (listener: (session: Session) => void) => () => void;
  /** Called when the backend refused one of the user's requests: they may have been signed out elsewhere. */
  watchRefusals: (listener: () => void) => () => void;
  signUp: (account: Credentials & { displayName?: string }) => Promise<AuthOutcome>;
  logIn: (credentials: Credentials) => Promise<AuthOutcome>;
  sendSignInLink: (asked: { email: string; url: string }) => Promise<Done>;
  logInByLink: (followed: { email: string; link: string }) => Promise<AuthOutcome>;
  logOut: () => Promise<Done>;
  sendPasswordReset: (email: string) => Promise<Done>;
  checkPasswordResetCode: (code: string) => Promise<{ success: true; email: string } | AuthFailure>;
  setNewPassword: (choice: { code: string; password: string }) => Promise<Done>;
  changePassword: (change: { current: string; password: string }) => Promise<Done>;
  openSiteSession: () => Promise<void>;
  endSignIns: (which: { which: string; password?: string }) => Promise<Done>;
  closeSiteSession: (options?: { only: "cookie" }) => Promise<void>;
  fetchUserData: (uid: string) => Promise<UserDataOutcome>;
  updateProfile: (uid: string | undefined, changes: ProfileChanges) => Promise<UpdateProfileOutcome>;
  fetchJobMarks: (uid: string) => Promise<JobMarks>;
  setJobSaved: (jobId: string, isSaved: boolean, uid: string) => Promise<boolean>;
  setJobApplied: (jobId: string, isApplied: boolean, uid: string) => Promise<boolean>;
  getRecommendedJobs: (limit?: number) => Promise<RecommendedJobs>;
  exportAccount: () => Promise<ExportAccountResponse>;
  deleteAccount: (password: string) => Promise<Done>;
  readIngestStatus: () => Promise<ReadIngestStatusResponse>;
  chooseFreePlan: () => Promise<void>;
  startCheckout: (request: StartCheckoutRequest) => Promise<string>;
  openBillingPortal: () => Promise<string>;
  watchBilling: (listener: BillingListener) => Promise<() => void>;
  countJobs: (query: string, options: { newSince: Date; hidden: HiddenEntries }) => Promise<JobCount>;
  saveSearch: (request: SaveSearchRequest) => Promise<SavedSearch>;
  fetchSavedSearches: () => Promise<SavedSearch[]>;
  updateSavedSearch: (searchId: string, changes: SearchChanges) => Promise<void>;
  deleteSavedSearch: (searchId: string) => Promise<void>;
  setHiddenEntries: (hidden: HiddenEntries) => Promise<void>;
  fetchMailPreferences: () => Promise<MailPreferences>;
  resumeAlerts: () => Promise<void>;
  sendEmailConfirmation: () => Promise<void>;
  confirmEmail: (code: string) => Promise<void>;
};

/** Loads Firebase on the first call, so call it once the page is interactive, or on intent. */
export type LoadBrowserData = () => Promise<BrowserData>;

/** Set once by `Providers`. Wrapped in an object because jotai would call a bare function as an initializer. */
export const browserDataAtom = atom<{ load: LoadBrowserData }>({
  load: () => Promise.reject(new Error("browserDataAtom must be set by Providers")),
});

/** Whether the data module has been loaded, by whichever feature needed it first. */
export const isDataLoadedAtom = atom(false);
