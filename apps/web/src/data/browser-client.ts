import { logIn, logOut, signUp, watchSession } from "@farwork/data/auth";
import { type Client, createClient } from "@farwork/data/client";
import { readIngestStatus } from "@farwork/data/ingest-status";
import { fetchJobMarks, setJobApplied, setJobSaved } from "@farwork/data/job-marks";
import { checkPasswordResetCode, sendPasswordReset, setNewPassword } from "@farwork/data/password-reset";
import { updateProfile } from "@farwork/data/profile";
import { getRecommendedJobs } from "@farwork/data/recommended-jobs";
import { closeSiteSession, openSiteSession } from "@farwork/data/site-session";
import { fetchUserData } from "@farwork/data/user";

import type { BrowserData } from "./browser-data.ts";
import { type BackendConfig, openFirebaseApp } from "./firebase-app.ts";

// Brings Firebase with it: reach this file only through `import()`, once the page is interactive.

export function openBrowserData(config: BackendConfig): BrowserData {
  const client: Client = createClient(openFirebaseApp(config), {
    region: config.region,
    emulators: config.emulators,
  });
  return {
    watchSession: (listener) => watchSession(client, listener),
    signUp: (account) => signUp(client, account),
    logIn: (credentials) => logIn(client, credentials),
    logOut: () => logOut(client),
    sendPasswordReset: (email) => sendPasswordReset(client, email),
    checkPasswordResetCode: (code) => checkPasswordResetCode(client, code),
    setNewPassword: (choice) => setNewPassword(client, choice),
    openSiteSession: () => openSiteSession(client),
    closeSiteSession: () => closeSiteSession(client),
    fetchUserData: (uid) => fetchUserData(client, uid),
    updateProfile: (uid, changes) => updateProfile(client, uid, changes),
    fetchJobMarks: () => fetchJobMarks(client),
    setJobSaved: (jobId, isSaved) => setJobSaved(client, jobId, isSaved),
    setJobApplied: (jobId, isApplied) => setJobApplied(client, jobId, isApplied),
    getRecommendedJobs: (limit) => getRecommendedJobs(client, limit),
    readIngestStatus: () => readIngestStatus(client),
  };
}
