import type { JobMarks } from "@farwork/data";
import { JobId } from "@farwork/domain";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData } from "../../platform/backend/browser-data.ts";
import { marksOf, openBrowser, savedAt, openReady, setSaved } from "../../testing/open-job-lists.ts";
import { refreshJobLists, serverJobListsAtom } from "./job-lists-atoms.ts";

describe("a person's job lists", () => {
  it("are loading until the user and their entries are known", async () => {
    const marks = {
      ...marksOf("remotive-1"),
      applied: [{ jobId: JobId.parse("remotive-2"), appliedAt: savedAt }],
    };
    const { shown, comes } = openBrowser({ fetchJobMarks: async () => marks });
    expect(shown()).toEqual(["loading"]);
    comes("ada");
    expect(shown()).toEqual(["loading"]);
    await vi.waitFor(() => expect(shown()).toEqual(["ready", "saved:remotive-1", "applied:remotive-2"]));
  });

  it("are those the page came with until then, if they belong to the user", () => {
    const { store, shown, comes } = openBrowser({ fetchJobMarks: () => new Promise(() => {}) });
    store.set(serverJobListsAtom, { uid: "ada", listed: new Set(["applied:remotive-2"] as const) });
    expect(shown()).toEqual(["loading", "applied:remotive-2"]);
    comes("ada");
    expect(shown()).toEqual(["loading", "applied:remotive-2"]);
    comes("bob");
    expect(shown()).toEqual(["loading"]);
  });

  it("are empty when nobody is signed in, and writing is refused: Without one, the toggles return false", async () => {
    const setJobSaved = vi.fn<BrowserData["setJobSaved"]>(async () => true);
    const { store, shown, comes } = openBrowser({ setJobSaved });
    comes(undefined);
    expect(shown()).toBe("signed-out");
    expect(await setSaved(store, "remotive-1", true)).toBe(false);
    expect(setJobSaved).not.toHaveBeenCalled();
  });

  it("that cannot be read are retried when the page becomes visible", async () => {
    const fetchJobMarks = vi.fn<BrowserData["fetchJobMarks"]>();
    fetchJobMarks.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(marksOf("remotive-1"));
    const { store, shown } = await openReady({ fetchJobMarks });
    expect(shown()).toEqual(["failed"]);
    await refreshJobLists(store);
    expect(shown()).toEqual(["ready", "saved:remotive-1"]);
  });

  it("are read again when the page becomes visible, at most every half minute", async () => {
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
    const { shown, receive } = await openReady();
    receive({ kind: "written", at: 2, key: "applied:remotive-3", isListed: true });
    expect(shown()).toEqual(["ready", "applied:remotive-3"]);
    receive({ kind: "fetched", at: 3, listed: ["saved:remotive-4"] });
    expect(shown()).toEqual(["ready", "saved:remotive-4"]);
  });

  it("are cleared with their user, and a late answer does not restore them", async () => {
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
