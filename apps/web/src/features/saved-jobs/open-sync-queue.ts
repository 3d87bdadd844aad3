import type { BrowserData } from "../../platform/backend/browser-data.ts";
import { listedJobKey, type Snapshot } from "./job-lists.ts";
import { type RemoteStore, SyncQueue } from "./sync-queue.ts";
import { openTabSync, type TabSync } from "./tab-sync.ts";

type MarkCalls = Pick<BrowserData, "fetchJobMarks" | "setJobSaved" | "setJobApplied">;

type Ports = {
  readonly load: () => Promise<MarkCalls>;
  readonly openTabs?: ((uid: string) => TabSync) | undefined;
  readonly show: (snapshot: Snapshot) => void;
};

/** Opens the queue that writes a user's list changes in this tab; `show` receives each new snapshot. */
export function openSyncQueue(uid: string, { load, openTabs = openTabSync, show }: Ports): SyncQueue {
  const queue = new SyncQueue({ store: storeOf(load, uid), tabs: openTabs(uid), show });
  queue.resume();
  return queue;
}

/** Bound to `uid`, because another tab may have signed in another user, unnoticed here so far. */
function storeOf(load: () => Promise<MarkCalls>, uid: string): RemoteStore {
  return {
    fetchListed: async () => {
      const { saved, applied } = await (await load()).fetchJobMarks(uid);
      return [
        ...saved.map(({ jobId }) => listedJobKey({ kind: "saved", jobId })),
        ...applied.map(({ jobId }) => listedJobKey({ kind: "applied", jobId })),
      ];
    },
    setListed: async ({ kind, jobId }, isListed) => {
      const { setJobSaved, setJobApplied } = await load();
      return kind === "saved" ? setJobSaved(jobId, isListed, uid) : setJobApplied(jobId, isListed, uid);
    },
  };
}
