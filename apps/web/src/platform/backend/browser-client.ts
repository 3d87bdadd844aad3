import { logIn, logOut, signUp, watchSession } from "@farwork/data/auth";
import { type Client, createClient } from "@farwork/data/client";
import { readIngestStatus } from "@farwork/data/ingest-status";
import { fetchJobMarks, setJobApplied, setJobSaved } from "@farwork/data/job-marks";
import { deleteAccount, exportAccount } from "@farwork/data/own-data";
import {
  changePassword,
  checkPasswordResetCode,
  sendPasswordReset,
  setNewPassword,
} from "@farwork/data/password-reset";
import { updateProfile } from "@farwork/data/profile";
import { getRecommendedJobs } from "@farwork/data/recommended-jobs";
import { closeSiteSession, endSignIns, openSiteSession } from "@farwork/data/site-session";
import { fetchUserData } from "@farwork/data/user";

import type { BrowserData } from "./browser-data.ts";
import { type BackendConfig, openFirebaseApp } from "./firebase-app.ts";

// Few visitors need these, and some bring in all of Firestore, so each is loaded on first use.
const loadPlans = () => import("@farwork/data/plans");
const loadBilling = () => import("@farwork/data/watch-billing");
const loadSearches = () => import("@farwork/data/saved-searches");
const loadCounting = () => import("./count-jobs.ts");
const loadMailPreferences = () => import("@farwork/data/mail-preferences");
const loadSignInLink = () => import("@farwork/data/sign-in-link");
const loadConfirmation = () => import("@farwork/data/email-confirmation");

// Pulls in Firebase: only reach this file through `import()`, once the page is interactive.

export function openBrowserData(config: BackendConfig): BrowserData {
  const refusals = new EventTarget();
  const client: Client = createClient(openFirebaseApp(config), {
    region: config.region,
    emulators: config.emulators,
    onRefused: () => refusals.dispatchEvent(new Event("refused")),
    ...(config.appCheckSiteKey !== undefined && { appCheckSiteKey: config.appCheckSiteKey }),
  });
  return {
    watchSession: (listener) => watchSession(client, listener),
    watchRefusals: (listener) => {
      refusals.addEventListener("refused", listener);
      return () => refusals.removeEventListener("refused", listener);
    },
    signUp: (account) => signUp(client, account),
    logIn: (credentials) => logIn(client, credentials),
    sendSignInLink: async (asked) => (await loadSignInLink()).sendSignInLink(client, asked),
    logInByLink: async (followed) => (await loadSignInLink()).logInByLink(client, followed),
    logOut: () => logOut(client),
    sendPasswordReset: (email) => sendPasswordReset(client, email),
    checkPasswordResetCode: (code) => checkPasswordResetCode(client, code),
    setNewPassword: (choice) => setNewPassword(client, choice),
    changePassword: (change) => changePassword(client, change),
    openSiteSession: () => openSiteSession(client),
    endSignIns: (which) => endSignIns(client, which),
    closeSiteSession: (options) => closeSiteSession(client, options),
    fetchUserData: (uid) => fetchUserData(client, uid),
    updateProfile: (uid, changes) => updateProfile(client, uid, changes),
    fetchJobMarks: (uid) => fetchJobMarks(client, { uid }),
    setJobSaved: (jobId, isSaved, uid) => setJobSaved(client, jobId, isSaved, { uid }),
    setJobApplied: (jobId, isApplied, uid) => setJobApplied(client, jobId, isApplied, { uid }),
    getRecommendedJobs: (limit) => getRecommendedJobs(client, limit),
    exportAccount: () => exportAccount(client),
    deleteAccount: (password) => deleteAccount(client, password),
    readIngestStatus: () => readIngestStatus(client),
    chooseFreePlan: async () => (await loadPlans()).chooseFreePlan(client),
    startCheckout: async (request) => (await loadPlans()).startCheckout(client, request),
    openBillingPortal: async () => (await loadPlans()).openBillingPortal(client),
    watchBilling: async (listener) => (await loadBilling()).watchBilling(client, listener),
    countJobs: async (query, options) => (await loadCounting()).countJobs(client, query, options),
    saveSearch: async (request) => (await loadSearches()).saveSearch(client, request),
    fetchSavedSearches: async () => (await loadSearches()).fetchSavedSearches(client),
    updateSavedSearch: async (searchId, changes) =>
      (await loadSearches()).updateSavedSearch(client, searchId, changes),
    deleteSavedSearch: async (searchId) => (await loadSearches()).deleteSavedSearch(client, searchId),
    setHiddenEntries: async (hidden) => (await loadMailPreferences()).setHiddenEntries(client, hidden),
    fetchMailPreferences: async () => (await loadMailPreferences()).fetchMailPreferences(client),
    resumeAlerts: async () => (await loadMailPreferences()).resumeAlerts(client),
    sendEmailConfirmation: async () => (await loadConfirmation()).sendEmailConfirmation(client),
    confirmEmail: async (code) => (await loadConfirmation()).confirmEmail(client, code),
  };
}
