import { createStore } from "jotai";
import { expect, it } from "vitest";

import { addressAtom, isListPendingAtom } from "../features/listing/address-atoms.ts";
import { jobsAtom, postingAtom } from "../features/listing/jobs-atoms.ts";
import {
  areJobListsSyncedAtom,
  jobListsAtom,
  serverJobListsAtom,
} from "../features/saved-jobs/job-lists-atoms.ts";
import {
  fetchedSearchesAtom,
  pendingQueriesAtom,
  savedQueriesAtom,
  savedSearchesAtom,
} from "../features/saved-searches/saved-searches-atoms.ts";
import { authErrorAtom, isLoggingOutAtom, profileErrorAtom } from "../platform/session/auth-atoms.ts";
import { isSigningInAtom, sessionAtom, sessionEndedAtom } from "../platform/session/session-atoms.ts";
import { createSiteStore } from "../testing/create-site-store.ts";

const ofSession = {
  sessionAtom,
  sessionEndedAtom,
  isSigningInAtom,
  authErrorAtom,
  profileErrorAtom,
  isLoggingOutAtom,
  jobListsAtom,
  areJobListsSyncedAtom,
  serverJobListsAtom,
  fetchedSearchesAtom,
  pendingQueriesAtom,
  savedSearchesAtom,
  savedQueriesAtom,
};
const ofJobs = { jobsAtom, postingAtom, addressAtom, isListPendingAtom };

it.each(Object.entries(ofSession))("Auth state read outside its provider: error thrown (%s)", (_, atom) => {
  expect(() => createStore().get<unknown>(atom)).toThrow("must be used within AuthProvider");
  expect(() => createSiteStore().get<unknown>(atom)).not.toThrow();
});

it.each(Object.entries(ofJobs))("Jobs state read outside its provider: error thrown (%s)", (_, atom) => {
  expect(() => createStore().get<unknown>(atom)).toThrow("must be used within JobsProvider");
  expect(() => createSiteStore().get<unknown>(atom)).not.toThrow();
});
