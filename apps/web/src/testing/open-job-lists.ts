import type { JobMarks } from "@farwork/data";
import { JobId } from "@farwork/domain";
import { expect, vi } from "vitest";

import { jobListsAtom, setListed } from "../features/saved-jobs/job-lists-atoms.ts";
import type { SyncEvent } from "../features/saved-jobs/sync-events.ts";
import { syncJobLists } from "../features/saved-jobs/sync-job-lists.tsx";
import type { PendingMutations, TabSync } from "../features/saved-jobs/tab-sync.ts";
import { type BrowserData, browserDataAtom } from "../platform/backend/browser-data.ts";
import { sessionAtom } from "../platform/session/session-atoms.ts";
import type { Store } from "../ui/store.ts";
import { createSiteStore } from "./create-site-store.ts";
import { fakeBrowserData } from "./fake-browser-data.ts";
import { FakePendingMutations } from "./fake-pending-mutations.ts";

export const savedAt = new Date("2026-01-15T09:00:00Z");
export const marksOf = (...saved: string[]): JobMarks => ({
  saved: saved.map((id) => ({ jobId: JobId.parse(id), savedAt })),
  applied: [],
});

export const setSaved = (store: Store, jobId: string, isSaved: boolean) =>
  setListed(store, { kind: "saved", jobId }, isSaved);
export const setApplied = (store: Store, jobId: string, isApplied: boolean) =>
  setListed(store, { kind: "applied", jobId }, isApplied);

/** A tab without other tabs: writes of an entry still wait for each other. Its clock stands still until moved. */
export function loneTab() {
  const locks = new Map<string, Promise<unknown>>();
  const told: SyncEvent[] = [];
  const clock = { now: 1 };
  let receive: (event: SyncEvent) => void = () => {};
  const tabs: Omit<TabSync, "pending"> = {
    now: () => clock.now,
    withLock: (name, task) => {
      const mine = (locks.get(name) ?? Promise.resolve()).then(task);
      locks.set(name, mine);
      return mine;
    },
    broadcast: (event) => told.push(event),
    listen: (listener) => (receive = listener),
    close: () => {},
  };
  return { tabs, told, clock, receive: (event: SyncEvent) => receive(event) };
}

export function openBrowser(
  data: Partial<BrowserData> = {},
  openPending: () => PendingMutations = () => new FakePendingMutations().open(),
) {
  const store = createSiteStore();
  const tab = loneTab();
  store.set(browserDataAtom, { load: async () => fakeBrowserData(data) });
  const shown = () => {
    const entries = store.get(jobListsAtom);
    return entries.status === "signed-out" ? entries.status : [entries.status, ...entries.listed];
  };
  let stop = () => {};
  const comes = (uid: string | undefined) => {
    const account = { uid: uid ?? "", email: "" };
    store.set(sessionAtom, uid === undefined ? { status: "signed-out" } : { status: "signed-in", account });
    stop();
    stop = syncJobLists(store, uid, () => ({ ...tab.tabs, pending: openPending() }));
  };
  return { store, shown, comes, ...tab };
}

/** A browser whose user and entries are known. */
export async function openReady(data: Partial<BrowserData> = {}) {
  const browser = openBrowser(data);
  browser.comes("ada");
  await vi.waitFor(() => expect(browser.store.get(jobListsAtom).status).not.toBe("loading"));
  return browser;
}
