import { fetchJobMarks, logIn, setJobApplied, setJobSaved } from "@farwork/data";

import { EMPTY_SNAPSHOT, type Snapshot, shownJobs } from "../apps/web/src/features/saved-jobs/job-lists.ts";
import { openSyncQueue } from "../apps/web/src/features/saved-jobs/open-sync-queue.ts";
import { findEmulators } from "../integration/emulators.ts";
import { PASSWORD, type Person, visit } from "../integration/people.ts";

/** A service at another address for a browser, as `host:port`. */
type Places = { readonly firestore?: string; readonly functions?: string };

/** Three tabs of a person's browser. */
export function openThreeTabs(person: Person, places: Places) {
  return Promise.all([openTab(person, places), openTab(person, places), openTab(person, places)] as const);
}

/** A tab of a person's browser: its mutation queue, and what it shows. */
async function openTab({ email, uid }: Person, places: Places) {
  const client = visit({ emulators: { ...findEmulators(), ...places } });
  await logIn(client, { email, password: PASSWORD });
  let snapshot: Snapshot = EMPTY_SNAPSHOT;
  const queue = openSyncQueue(uid, {
    load: async () => ({
      fetchJobMarks: () => fetchJobMarks(client, { uid }),
      setJobSaved: (jobId, isSaved) => setJobSaved(client, jobId, isSaved, { uid }),
      setJobApplied: (jobId, isApplied) => setJobApplied(client, jobId, isApplied, { uid }),
    }),
    show: (shown) => (snapshot = shown),
  });
  await queue.refresh();
  return { queue, screen: () => [...shownJobs(snapshot, new Set())].toSorted().join(" ") };
}
