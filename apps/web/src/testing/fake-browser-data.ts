import type { BrowserData } from "../data/browser-data.ts";

/** A backend that knows nobody and takes everything; state only the functions the test is about. */
export function fakeBrowserData(overrides: Partial<BrowserData> = {}): BrowserData {
  const account = { uid: "ada", email: "ada@example.com" };
  return {
    watchSession: () => () => {},
    signUp: async () => ({ success: true, account }),
    logIn: async () => ({ success: true, account }),
    logOut: async () => ({ success: true }),
    sendPasswordReset: async () => ({ success: true }),
    checkPasswordResetCode: async () => ({ success: true, email: account.email }),
    setNewPassword: async () => ({ success: true }),
    openSiteSession: async () => {},
    closeSiteSession: async () => {},
    fetchUserData: async () => ({ success: false, error: "Failed to fetch user data" }),
    updateProfile: async () => ({ success: true }),
    fetchJobMarks: async () => ({ saved: [], applied: [] }),
    setJobSaved: async () => true,
    setJobApplied: async () => true,
    getRecommendedJobs: async () => ({ jobs: [], kind: "recommended" }),
    readIngestStatus: async () => ({ feeds: [] }),
    ...overrides,
  };
}
