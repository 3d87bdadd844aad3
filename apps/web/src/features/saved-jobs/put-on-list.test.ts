import { describe, expect, it, vi } from "vitest";

import { type BrowserData } from "../../platform/backend/browser-data.ts";
import { noteSession } from "../../platform/session/session-atoms.ts";
import { FakePendingMutations } from "../../testing/fake-pending-mutations.ts";
import { marksOf, openBrowser, openReady, setApplied, setSaved } from "../../testing/open-job-lists.ts";
import { toastAtom } from "../../ui/toast-atoms.ts";
import { changeJobList } from "./change-job-list.ts";
import { areJobListsSyncedAtom, refreshJobLists, serverJobListsAtom } from "./job-lists-atoms.ts";
import type { ListedJobKey } from "./job-lists.ts";

describe("adding a job to a list", () => {
  it("shows at once, writes one record, and returns true", async () => {
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

  it("deletes the record on removal, from the right list", async () => {
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

  it("goes back to the last confirmed state when even the re-fetch fails, until that succeeds", async () => {
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

  it("waits, already shown, until the session is known", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, comes } = openBrowser({ setJobSaved });
    const writing = setSaved(store, "remotive-1", true);
    expect(shown()).toEqual(["loading", "saved:remotive-1"]);
    comes("ada");
    expect(await writing).toBe(true);
    expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]);
  });

  it("returns false once it turns out that nobody is signed in", async () => {
    const { store, shown, comes } = openBrowser();
    const writing = setSaved(store, "remotive-1", true);
    comes(undefined);
    expect(await writing).toBe(false);
    expect(shown()).toBe("signed-out");
  });

  it("resumes after a reload, before any new change", async () => {
    const pending = new FakePendingMutations();
    pending.open().keep({ key: "saved:remotive-1", isListed: true });
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { shown, comes } = openBrowser({ setJobSaved }, () => pending.open());
    comes("ada");
    await vi.waitFor(() => expect(setJobSaved.mock.calls).toEqual([["remotive-1", true, "ada"]]));
    await vi.waitFor(() => expect(pending.open().list()).toEqual([]));
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
  });

  it("is not written for another user than the page's", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, comes } = openBrowser({ setJobSaved });
    store.set(serverJobListsAtom, { uid: "ada", listed: new Set<ListedJobKey>() });
    const writing = setSaved(store, "remotive-1", true);
    comes("bob");
    expect(await writing).toBe(false);
    expect(setJobSaved).not.toHaveBeenCalled();
  });

  it("cannot be undone by the next user", async () => {
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

  it("is never written for the next user when its own left before its turn", async () => {
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
