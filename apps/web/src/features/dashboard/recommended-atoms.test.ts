import type { RecommendedJobs } from "@farwork/data";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { fetchRecommended, recommendedAtom } from "./recommended-atoms.ts";

const found = (sourceId: string): RecommendedJobs => ({
  jobs: [{ ...buildJob({ sourceId }), reasons: [] }],
  kind: "recommended",
});

function openBrowser(getRecommendedJobs: BrowserData["getRecommendedJobs"]) {
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ getRecommendedJobs }) });
  const comes = (uid: string) =>
    store.set(sessionAtom, { status: "signed-in", account: { uid, email: `${uid}@example.com` } });
  return { store, comes };
}

describe("recommendations", () => {
  it("Dashboard shows 3 items per list. Recommended default limit 3.", async () => {
    const getRecommendedJobs = vi.fn<BrowserData["getRecommendedJobs"]>(async () => found("1"));
    const { store, comes } = openBrowser(getRecommendedJobs);
    comes("ada");
    await fetchRecommended(store);
    expect(getRecommendedJobs.mock.calls).toEqual([[3]]);
    expect(store.get(recommendedAtom)).toEqual({ status: "ready", ...found("1") });
  });

  it("are not requested before the user is known, and fail for nobody", async () => {
    const getRecommendedJobs = vi.fn<BrowserData["getRecommendedJobs"]>(async () => found("1"));
    const { store } = openBrowser(getRecommendedJobs);
    await fetchRecommended(store);
    expect(store.get(recommendedAtom)).toEqual({ status: "loading" });
    store.set(sessionAtom, { status: "unavailable" });
    await fetchRecommended(store);
    expect(store.get(recommendedAtom)).toEqual({ status: "failed" });
    expect(getRecommendedJobs).not.toHaveBeenCalled();
  });

  it("fall back to the newest jobs, and fail only if those fail too", async () => {
    const getRecommendedJobs = vi.fn<BrowserData["getRecommendedJobs"]>();
    getRecommendedJobs
      .mockResolvedValueOnce({ ...found("1"), kind: "newest" })
      .mockRejectedValueOnce(new Error("unavailable"));
    const { store, comes } = openBrowser(getRecommendedJobs);
    comes("ada");
    await fetchRecommended(store);
    expect(store.get(recommendedAtom)).toMatchObject({ status: "ready", kind: "newest" });
    await fetchRecommended(store);
    expect(store.get(recommendedAtom)).toEqual({ status: "failed" });
  });

  it("of a user who has left are not shown to the next", async () => {
    const late = Promise.withResolvers<RecommendedJobs>();
    const getRecommendedJobs = vi.fn<BrowserData["getRecommendedJobs"]>(async () => found("2"));
    getRecommendedJobs.mockReturnValueOnce(late.promise);
    const { store, comes } = openBrowser(getRecommendedJobs);
    comes("ada");
    const adas = fetchRecommended(store);
    comes("bob");
    await fetchRecommended(store);
    late.resolve(found("1"));
    await adas;
    expect(store.get(recommendedAtom)).toEqual({ status: "ready", ...found("2") });
  });
});
