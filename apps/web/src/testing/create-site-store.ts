import { createStore } from "jotai";

import { provideJobs } from "../features/listing/jobs-atoms.ts";
import { provideSession } from "../platform/session/session-atoms.ts";

/** A store with the site's provided state. */
export function createSiteStore() {
  const store = createStore();
  provideSession(store);
  provideJobs(store);
  return store;
}
