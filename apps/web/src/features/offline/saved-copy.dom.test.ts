import { describe, expect, it, vi } from "vitest";

import { forgetOfflineCopies } from "../../platform/storage/offline-copies.ts";
import { KEPT_JOBS_CACHE, SAVED_COPY_ITEM } from "../../platform/storage/storage-keys.ts";
import { openPendingMutations } from "../saved-jobs/tab-sync.ts";
import { readSavedCopy, type SavedCopy, writeSavedCopy } from "./saved-copy.tsx";

const cook = { jobId: "a-1", path: "/jobs/a-1/cook", title: "Cook", company: "Galley", facts: ["Worldwide"] };
const list: SavedCopy = { uid: "ada", keptAt: Date.UTC(2026, 10, 21), totalJobs: 30, jobs: [cook] };

describe("the offline copy of the saved list", () => {
  it("reads back for its user", () => {
    writeSavedCopy(list);
    expect(readSavedCopy("ada")).toEqual(list);
  });

  it("is hidden from anybody else", () => {
    writeSavedCopy(list);
    expect(readSavedCopy("grace")).toBeUndefined();
  });

  it("is one list, of the user who last opened theirs", () => {
    writeSavedCopy(list);
    writeSavedCopy({ ...list, uid: "grace" });
    expect(readSavedCopy("ada")).toBeUndefined();
  });

  it("is absent when storage holds something else, or is blocked", () => {
    localStorage.setItem(SAVED_COPY_ITEM, '{"uid":"ada","jobs":[{}]}');
    expect(readSavedCopy("ada")).toBeUndefined();
    localStorage.setItem(SAVED_COPY_ITEM, "{");
    expect(readSavedCopy("ada")).toBeUndefined();
    vi.stubGlobal("localStorage", undefined);
    writeSavedCopy(list);
    expect(readSavedCopy("ada")).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it("is deleted with the cached job pages", async () => {
    writeSavedCopy(list);
    const drop = vi.fn<(name: string) => Promise<boolean>>(async () => true);
    vi.stubGlobal("caches", { delete: drop });
    await forgetOfflineCopies();
    expect(readSavedCopy("ada")).toBeUndefined();
    expect(drop).toHaveBeenCalledWith(KEPT_JOBS_CACHE);
    vi.unstubAllGlobals();
  });

  it("is deleted with unsynced changes", async () => {
    const pending = openPendingMutations("ada");
    pending.keep({ key: "saved:tern-1", isListed: true });
    await forgetOfflineCopies();
    expect(pending.list()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("is deleted also in a browser without caches", async () => {
    writeSavedCopy(list);
    await forgetOfflineCopies();
    expect(readSavedCopy("ada")).toBeUndefined();
  });
});
