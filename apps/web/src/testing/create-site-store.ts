import { createStore } from "jotai";

import { provideJobs } from "../features/listing/jobs-atoms.ts";
import { provideSession } from "../platform/session/session-atoms.ts";

/** A store as the site's providers give one. */
export function createSiteStore() {
  const store = createStore();
  provideSession(store);
  provideJobs(store);
  return store;
}
