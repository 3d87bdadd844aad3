import type { BrowserData } from "../platform/backend/browser-data.ts";
import { buildSavedSearch } from "./build-saved-search.ts";

/** A backend without users that accepts everything; state only the functions the test is about. */
export function fakeBrowserData(overrides: Partial<BrowserData> = {}): BrowserData {
  const account = { uid: "ada", email: "ada@example.com" };
  return {
    watchSession: () => () => {},
    watchRefusals: () => () => {},
    signUp: async () => ({ success: true, account }),
    logIn: async () => ({ success: true, account }),
    sendSignInLink: async () => ({ success: true }),
    logInByLink: async () => ({ success: true, account }),
    logOut: async () => ({ success: true }),
    sendPasswordReset: async () => ({ success: true }),
    checkPasswordResetCode: async () => ({ success: true, email: account.email }),
    setNewPassword: async () => ({ success: true }),
    changePassword: async () => ({ success: true }),
    openSiteSession: async () => {},
    endSignIns: async () => ({ success: true }),
    closeSiteSession: async () => {},
    fetchUserData: async () => ({ success: false, error: "Failed to fetch user data" }),
    updateProfile: async () => ({ success: true }),
    fetchJobMarks: async () => ({ saved: [], applied: [] }),
    setJobSaved: async () => true,
    setJobApplied: async () => true,
    getRecommendedJobs: async () => ({ jobs: [], kind: "recommended" }),
    exportAccount: async () => ({
      exportedAt: new Date(0),
      signIn: { ...account, isEmailVerified: false },
      savedJobs: [],
      appliedJobs: [],
      savedSearches: [],
      leftOut: { savedJobs: 0, appliedJobs: 0 },
    }),
    deleteAccount: async () => ({ success: true }),
    readIngestStatus: async () => ({ feeds: [], moreFeeds: 0 }),
    chooseFreePlan: async () => {},
    startCheckout: async () => "https://stripe.example/pay",
    openBillingPortal: async () => "https://stripe.example/portal",
    watchBilling: async ({ onChange }) => {
      onChange({ plan: "free" });
      return () => {};
    },
    countJobs: async () => ({ totalJobs: 0, totalNew: 0 }),
    saveSearch: async ({ frequency = "weekly", ...request }) => buildSavedSearch({ ...request, frequency }),
    fetchSavedSearches: async () => [],
    updateSavedSearch: async () => {},
    deleteSavedSearch: async () => {},
    setHiddenEntries: async () => {},
    fetchMailPreferences: async () => ({}),
    resumeAlerts: async () => {},
    sendEmailConfirmation: async () => {},
    confirmEmail: async () => {},
    ...overrides,
  };
}
