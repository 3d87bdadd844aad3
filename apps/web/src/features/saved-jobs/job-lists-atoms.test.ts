import type { JobMarks } from "@farwork/data";
import { JobId } from "@farwork/domain";
import { createStore } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { noteSession, sessionAtom } from "../../platform/session/session-atoms.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { FakePendingMutations } from "../../testing/fake-pending-mutations.ts";
import { toastAtom } from "../../ui/toast-atoms.ts";
import { changeJobList } from "./change-job-list.ts";
import {
  areJobListsSyncedAtom,
  jobListsAtom,
  openTabSyncAtom,
  refreshJobLists,
  serverJobListsAtom,
  setApplied,
  setSaved,
  syncJobLists,
} from "./job-lists-atoms.ts";
import type { ListedJobKey, SyncEvent } from "./job-lists.ts";
import type { TabSync } from "./sync-queue.ts";

const savedAt = new Date("2026-01-15T09:00:00Z");
const marksOf = (...saved: string[]): JobMarks => ({
  saved: saved.map((id) => ({ jobId: JobId.parse(id), savedAt })),
  applied: [],
});

/** A tab without other tabs: each entry's writes still wait for each other. Its clock stands until moved. */
function loneTab() {
  const turns = new Map<string, Promise<unknown>>();
  const told: SyncEvent[] = [];
  const clock = { now: 1 };
  let hear: (event: SyncEvent) => void = () => {};
  const tabs: Omit<TabSync, "pending"> = {
    now: () => clock.now,
    withLock: (name, task) => {
      const mine = (turns.get(name) ?? Promise.resolve()).then(task);
      turns.set(name, mine);
      return mine;
    },
    broadcast: (event) => told.push(event),
    listen: (listener) => (hear = listener),
    close: () => {},
  };
  return { tabs, told, clock, hear: (event: SyncEvent) => hear(event) };
}

function openBrowser(data: Partial<BrowserData> = {}) {
  const store = createStore();
  const tab = loneTab();
  store.set(browserDataAtom, { load: async () => fakeBrowserData(data) });
  store.set(openTabSyncAtom, { open: () => ({ ...tab.tabs, pending: new FakePendingMutations().open() }) });
  const shown = () => {
    const entries = store.get(jobListsAtom);
    return entries.status === "signed-out" ? entries.status : [entries.status, ...entries.listed];
  };
  let stop = () => {};
  const comes = (uid: string | undefined) => {
    const account = { uid: uid ?? "", email: "" };
    store.set(sessionAtom, uid === undefined ? { status: "signed-out" } : { status: "signed-in", account });
    stop();
    stop = syncJobLists(store, uid);
  };
  return { store, shown, comes, ...tab };
}

/** A browser whose person and entries are known. */
async function openReady(data: Partial<BrowserData> = {}) {
  const browser = openBrowser(data);
  browser.comes("ada");
  await vi.waitFor(() => expect(browser.store.get(jobListsAtom).status).not.toBe("loading"));
  return browser;
}

describe("a person's job lists", () => {
  it("are loading until it is known who is here and what is on them", async () => {
    const { shown, comes } = openBrowser({ fetchJobMarks: async () => marksOf("remotive-1") });
    expect(shown()).toEqual(["loading"]);
    comes("ada");
    expect(shown()).toEqual(["loading"]);
    await vi.waitFor(() => expect(shown()).toEqual(["ready", "saved:remotive-1"]));
  });

  it("are those the page came with until then, if they are theirs", () => {
    const { store, shown, comes } = openBrowser({ fetchJobMarks: () => new Promise(() => {}) });
    store.set(serverJobListsAtom, { uid: "ada", listed: new Set(["applied:remotive-2"] as const) });
    expect(shown()).toEqual(["loading", "applied:remotive-2"]);
    comes("ada");
    expect(shown()).toEqual(["loading", "applied:remotive-2"]);
    comes("bob");
    expect(shown()).toEqual(["loading"]);
  });

  it("are nobody's when nobody is signed in, and writing them is refused: Without one, the toggles return false", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, comes } = openBrowser({ setJobSaved });
    comes(undefined);
    expect(shown()).toBe("signed-out");
    expect(await setSaved(store, "remotive-1", true)).toBe(false);
    expect(setJobSaved).not.toHaveBeenCalled();
  });

  it("that cannot be read are tried again when the page is looked at", async () => {
    const fetchJobMarks = vi.fn<BrowserData["fetchJobMarks"]>();
    fetchJobMarks.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(marksOf("remotive-1"));
    const { store, shown } = await openReady({ fetchJobMarks });
    expect(shown()).toEqual(["failed"]);
    await refreshJobLists(store);
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
  });

  it("are read again when the page is looked at, at most every half minute", async () => {
    const fetchJobMarks = vi.fn<BrowserData["fetchJobMarks"]>(async () => marksOf());
    const { store, clock } = await openReady({ fetchJobMarks });
    clock.now += 29_999;
    await refreshJobLists(store);
    expect(fetchJobMarks).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await refreshJobLists(store);
    expect(fetchJobMarks).toHaveBeenCalledTimes(2);
  });

  it("follow another tab", async () => {
    const { shown, hear } = await openReady();
    hear({ kind: "written", at: 2, key: "applied:remotive-3", isListed: true });
    expect(shown()).toEqual(["ready", "applied:remotive-3"]);
    hear({ kind: "fetched", at: 3, listed: ["saved:remotive-4"] });
    expect(shown()).toEqual(["ready", "saved:remotive-4"]);
  });

  it("leave with their person, and a late answer does not bring them back", async () => {
    const answer = Promise.withResolvers<JobMarks>();
    const fetchJobMarks = vi.fn<BrowserData["fetchJobMarks"]>(async () => marksOf("remotive-9"));
    fetchJobMarks.mockReturnValueOnce(answer.promise);
    const { shown, comes, told } = openBrowser({ fetchJobMarks });
    comes("ada");
    await vi.waitFor(() => expect(fetchJobMarks).toHaveBeenCalled());
    comes(undefined);
    expect(shown()).toBe("signed-out");
    comes("bob");
    answer.resolve(marksOf("remotive-1"));
    await vi.waitFor(() => expect(shown()).toEqual(["ready", "saved:remotive-9"]));
    expect(told).toEqual([{ kind: "fetched", at: 1, listed: ["saved:remotive-9"] }]);
  });
});

describe("putting a job on a list", () => {
  it("flips at once, writes one record, and returns true", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, told } = await openReady({ setJobSaved });
    const writing = setSaved(store, "remotive-1", true);
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
    expect(store.get(areJobListsSyncedAtom)).toBe(false);
    expect(await writing).toBe(true);
    expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]);
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
    expect(store.get(areJobListsSyncedAtom)).toBe(true);
    expect(told.at(-1)).toEqual({ kind: "written", at: 1, key: "saved:remotive-1", isListed: true });
  });

  it("deletes the record when it is unset, on the list that was meant", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const setJobApplied = vi.fn<BrowserData["setJobApplied"]>(async () => true);
    const fetchJobMarks = async () => marksOf("remotive-1");
    const { store, shown } = await openReady({ setJobSaved, setJobApplied, fetchJobMarks });
    await setApplied(store, "remotive-1", true);
    await setSaved(store, "remotive-1", false);
    expect(shown()).toEqual(["ready", "applied:remotive-1"]);
    expect(setJobSaved.mock.calls).toEqual([["remotive-1", false, "ada"]]);
    expect(setJobApplied.mock.calls).toEqual([["remotive-1", true, "ada"]]);
  });

  for (const [fault, setJobSaved] of [
    ["fails", () => Promise.reject(new Error("unavailable"))],
    ["finds nobody signed in", async () => false],
  ] as const) {
    it(`re-fetches the state when the write ${fault}, which reverts, and returns false`, async () => {
      const fetchJobMarks = vi.fn<BrowserData["fetchJobMarks"]>(async () => marksOf("remotive-5"));
      const { store, shown } = await openReady({ setJobSaved, fetchJobMarks });
      expect(await setSaved(store, "remotive-1", true)).toBe(false);
      expect(fetchJobMarks).toHaveBeenCalledTimes(2);
      expect(shown()).toEqual(["ready", "saved:remotive-5"]);
    });
  }

  it("goes back to what was last confirmed when even the re-fetch fails, until that succeeds", async () => {
    const fetchJobMarks = vi.fn<BrowserData["fetchJobMarks"]>(async () => marksOf());
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, clock } = await openReady({ setJobSaved, fetchJobMarks });
    await setSaved(store, "remotive-1", true);
    clock.now += 1;
    setJobSaved.mockRejectedValue(new Error("the answer was lost"));
    fetchJobMarks.mockRejectedValueOnce(new Error("offline"));
    expect(await setSaved(store, "remotive-1", false)).toBe(false);
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
    await refreshJobLists(store);
    expect(shown()).toEqual(["ready"]);
  });

  it("writes only the first and the last of many clicks, whose outcome all between them share", async () => {
    const first = Promise.withResolvers<boolean>();
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(() => Promise.reject(new Error("unavailable")));
    setJobSaved.mockReturnValueOnce(first.promise);
    const { store } = await openReady({ setJobSaved });
    const isStarted = setSaved(store, "remotive-1", true);
    await vi.waitFor(() => expect(setJobSaved).toHaveBeenCalled());
    const clicks = [false, true, false].map((isSaved) => setSaved(store, "remotive-1", isSaved));
    first.resolve(true);
    expect(await isStarted).toBe(true);
    expect(await Promise.all(clicks)).toEqual([false, false, false]);
    expect(setJobSaved.mock.calls.map(([, isSaved]) => isSaved)).toEqual([true, false]);
  });

  it("waits, shown, until it is known who is here", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, comes } = openBrowser({ setJobSaved });
    const writing = setSaved(store, "remotive-1", true);
    expect(shown()).toEqual(["loading", "saved:remotive-1"]);
    comes("ada");
    expect(await writing).toBe(true);
    expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]);
  });

  it("returns false once it turns out that nobody is", async () => {
    const { store, shown, comes } = openBrowser();
    const writing = setSaved(store, "remotive-1", true);
    comes(undefined);
    expect(await writing).toBe(false);
    expect(shown()).toBe("signed-out");
  });

  it("is taken up again after a reload, before anything is asked there", async () => {
    const pending = new FakePendingMutations();
    pending.open().keep({ key: "saved:remotive-1", isListed: true });
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, comes, tabs } = openBrowser({ setJobSaved });
    store.set(openTabSyncAtom, { open: () => ({ ...tabs, pending: pending.open() }) });
    comes("ada");
    await vi.waitFor(() => expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]));
    await vi.waitFor(() => expect(pending.open().list()).toEqual([]));
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
  });

  it("is not written for another than the page was made for", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, comes } = openBrowser({ setJobSaved });
    store.set(serverJobListsAtom, { uid: "ada", listed: new Set<ListedJobKey>() });
    const writing = setSaved(store, "remotive-1", true);
    comes("bob");
    expect(await writing).toBe(false);
    expect(setJobSaved).not.toHaveBeenCalled();
  });

  it("can be undone by nobody who comes after", async () => {
    const { store } = await openReady();
    await changeJobList(store, {
      kind: "saved",
      job: { firestoreId: "remotive-1", title: "Cook" },
      isListed: true,
    });
    expect(store.get(toastAtom)?.action?.label).toBe("Undo");
    noteSession(store, { status: "signed-in", account: { uid: "bob", email: "" } });
    expect(store.get(toastAtom)).toBeUndefined();
  });

  it("is never written for the next person, when its own left before its turn", async () => {
    const first = Promise.withResolvers<boolean>();
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(() => first.promise);
    const { store, shown, comes } = await openReady({ setJobSaved });
    const isStarted = setSaved(store, "remotive-1", true);
    await vi.waitFor(() => expect(setJobSaved).toHaveBeenCalled());
    const waiting = setSaved(store, "remotive-1", false);
    comes("bob");
    await vi.waitFor(() => expect(shown()).toEqual(["ready"]));
    void setApplied(store, "remotive-2", true);
    first.resolve(true);
    await isStarted;
    expect(await waiting).toBe(false);
    expect(setJobSaved).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(["ready", "applied:remotive-2"]);
  });
});
