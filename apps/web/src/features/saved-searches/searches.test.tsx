import { DataError } from "@farwork/data/data-error";
import type { SavedSearch } from "@farwork/domain";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData } from "../../platform/backend/browser-data.ts";
import { buildSavedSearch } from "../../testing/build-saved-search.ts";
import { REACT, VUE, openSearches, entry, press } from "../../testing/open-searches.tsx";
import { rememberPlansParams } from "../billing/checkout-return.ts";
import { searchUnderEditAtom } from "./saved-searches-atoms.ts";

describe("the list of saved searches", () => {
  it("shows what each finds, since when, and how many jobs are new", async () => {
    openSearches([REACT]);
    const react = await entry("React");
    expect(within(react).getByRole("link", { name: "React" }).getAttribute("href")).toBe(
      "/?q=react&location=ES",
    );
    within(react).getByText("React · Spain");
    within(react).getByText("Saved 7 days ago");
    expect((await within(react).findByText(/^24 remote jobs/)).textContent).toBe(
      "24 remote jobs, 3 new since then",
    );
  });

  it("explains how to save one when empty", async () => {
    openSearches([]);
    await screen.findByText(/then choose “Save search”/);
    expect(screen.getByRole("link", { name: "Find jobs" }).getAttribute("href")).toBe("/");
  });

  it("stays at its own address after the plans page was left for Stripe", async () => {
    history.replaceState(null, "", "/searches");
    rememberPlansParams("?utm_source=x", Date.now());
    openSearches([REACT]);
    await entry("React");
    expect(location.pathname + location.search).toBe("/searches");
    sessionStorage.clear();
  });

  it("says when it cannot be loaded, and retries", async () => {
    const fetchSavedSearches = vi.fn<BrowserData["fetchSavedSearches"]>();
    fetchSavedSearches.mockRejectedValueOnce(new DataError("unavailable"));
    fetchSavedSearches.mockResolvedValue([REACT]);
    openSearches([], { data: { fetchSavedSearches } });
    await press("Try again");
    await entry("React");
  });
});

describe("a saved search", () => {
  it("can be paused and resumed", async () => {
    const { updateSavedSearch } = openSearches([REACT]);
    await press("Pause: React");
    await screen.findByText("Paused");
    await press("Resume: React");
    await waitFor(() => expect(screen.queryByText("Paused")).toBeNull());
    expect(updateSavedSearch.mock.calls.map(([, changes]) => changes)).toEqual([
      { isPaused: true },
      { isPaused: false },
    ]);
  });

  it("can be renamed, by keyboard too, and the focus returns", async () => {
    const { updateSavedSearch } = openSearches([REACT]);
    await press("Rename: React");
    await userEvent.keyboard("React in Spain{Enter}");
    await entry("React in Spain");
    expect(updateSavedSearch).toHaveBeenCalledExactlyOnceWith(REACT.searchId, { name: "React in Spain" });
    expect(document.activeElement?.textContent).toBe("Rename");
  });

  it("keeps its name when the new one is empty, or on Escape", async () => {
    const { updateSavedSearch } = openSearches([REACT]);
    await press("Rename: React");
    await userEvent.keyboard("   {Enter}");
    await press("Rename: React");
    await userEvent.keyboard("other{Escape}");
    await entry("React");
    expect(updateSavedSearch).not.toHaveBeenCalled();
  });

  it("can get other filters in its listing", async () => {
    const { router, store } = openSearches([REACT]);
    await press("Edit filters: React");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/?q=react&location=ES");
    expect(store.get(searchUnderEditAtom)?.searchId).toBe(REACT.searchId);
  });

  it("can be deleted, with a focused Undo in its place", async () => {
    const { saved } = openSearches([{ ...REACT, isPaused: true }]);
    await press("Delete: React");
    const undo = await screen.findByRole("button", { name: "Undo, and keep React" });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(saved.size).toBe(0));
    await userEvent.click(undo);
    await screen.findByText("Paused");
    expect([...saved.values()]).toMatchObject([{ searchId: REACT.searchId, name: "React" }]);
  });

  it("from Pro can be restored on Free, with Free's alerts", async () => {
    const saveSearch: BrowserData["saveSearch"] = async ({ frequency, ...request }) => {
      if (frequency === "daily") throw new DataError("permission-denied", { field: "frequency" });
      return buildSavedSearch(request);
    };
    openSearches([VUE], { data: { saveSearch } });
    await press("Delete: Vue");
    await press("Undo, and keep Vue");
    const vue = await entry("Vue");
    expect(within(vue).getByRole<HTMLInputElement>("radio", { name: "Weekly" }).checked).toBe(true);
    expect(within(vue).queryByText(/is available with Pro/)).toBeNull();
  });

  it("stays deleted when an earlier request answers", async () => {
    const answer = Promise.withResolvers<SavedSearch[]>();
    const fetchSavedSearches = vi.fn<BrowserData["fetchSavedSearches"]>();
    fetchSavedSearches.mockResolvedValueOnce([REACT]);
    fetchSavedSearches.mockReturnValueOnce(answer.promise);
    openSearches([], { data: { fetchSavedSearches } });
    await entry("React");
    document.dispatchEvent(new Event("visibilitychange"));
    await press("Delete: React");
    await screen.findByText("Deleted: React");
    await act(async () => answer.resolve([REACT]));
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("stays deleted when an earlier change fails", async () => {
    const written = Promise.withResolvers<void>();
    openSearches([REACT], { data: { updateSavedSearch: () => written.promise } });
    await press("Pause: React");
    await press("Delete: React");
    await screen.findByText("Deleted: React");
    await act(async () => written.reject(new DataError("not-found")));
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("keeps a later change when an earlier one fails", async () => {
    const pausing = Promise.withResolvers<void>();
    const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>(async () => {});
    updateSavedSearch.mockReturnValueOnce(pausing.promise);
    openSearches([REACT], { data: { updateSavedSearch } });
    await press("Pause: React");
    await press("Rename: React");
    await userEvent.keyboard("React in Spain{Enter}");
    await act(async () => pausing.reject(new DataError("unavailable")));
    const renamed = await entry("React in Spain");
    expect(within(renamed).queryByText("Paused")).toBeNull();
  });

  it("keeps the newer of two names when the older one fails", async () => {
    const renaming = Promise.withResolvers<void>();
    const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>(async () => {});
    updateSavedSearch.mockReturnValueOnce(renaming.promise);
    openSearches([REACT], { data: { updateSavedSearch } });
    await press("Rename: React");
    await userEvent.keyboard("React in Spain{Enter}");
    await press("Rename: React in Spain");
    await userEvent.keyboard("Spain{Enter}");
    await act(async () => renaming.reject(new DataError("unavailable")));
    await entry("Spain");
  });

  it("keeps a later change when an earlier one is tried again", async () => {
    const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>(async () => {});
    updateSavedSearch.mockRejectedValueOnce(new DataError("unavailable"));
    openSearches([REACT], { data: { updateSavedSearch } });
    await press("Pause: React");
    await press("Rename: React");
    await userEvent.keyboard("React in Spain{Enter}");
    await press("Try again");
    within(await entry("React in Spain")).getByText("Paused");
  });

  it("is still there when it could not be deleted", async () => {
    const deleteSavedSearch = () => Promise.reject(new DataError("unavailable"));
    openSearches([REACT], { data: { deleteSavedSearch } });
    await press("Delete: React");
    await screen.findByText("“React” could not be deleted.", { selector: "p" });
    await entry("React");
  });
});
