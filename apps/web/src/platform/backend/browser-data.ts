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

/** What of a saved search its person may change. */
export type SearchChanges = Partial<Pick<SavedSearch, "name" | "query" | "frequency" | "isPaused">>;

/** How many jobs a search finds, and how many of them the board has first seen since a moment. */
export type JobCount = { readonly totalJobs: number; readonly totalNew: number };

/** Who is told how a person's plan stands, and at every change. */
export type BillingListener = {
  readonly onChange: (state: BillingState) => void;
  readonly onError: (error: DataError) => void;
};

export type Done = { readonly success: true } | AuthFailure;

/** The data package's functions over this tab's own client, so that atoms need no client and tests give fakes. */
export type BrowserData = {
  watchSession: (listener: (session: Session) => void) => () => void;
  /** Is told when something of the person's was refused: their sign-in may have been ended elsewhere. */
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

/** Brings Firebase into the page on its first call: call it when the page is interactive, or on intent. */
export type LoadBrowserData = () => Promise<BrowserData>;

/** Set once by `Providers`. Wrapped, since jotai would take a bare function for a recipe. */
export const browserDataAtom = atom<{ load: LoadBrowserData }>({
  load: () => Promise.reject(new Error("browserDataAtom must be set by Providers")),
});

/** Whether it was brought into the page, by whoever needed it first. */
export const isDataLoadedAtom = atom(false);
