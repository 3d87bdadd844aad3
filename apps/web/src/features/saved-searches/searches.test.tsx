import { DataError } from "@farwork/data/data-error";
import type { MailPreferences, PlanId, SavedSearch } from "@farwork/domain";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { buildSavedSearch } from "../../testing/build-saved-search.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { Toast } from "../../ui/toast.tsx";
import { rememberPlansParams } from "../billing/checkout-return.ts";
import { searchUnderEditAtom } from "./saved-searches-atoms.ts";
import { Searches } from "./searches.tsx";

const NOW = new Date("2026-03-09T08:00:00Z");
const REACT = buildSavedSearch({ name: "React", query: "q=react&location=ES" });
const VUE = buildSavedSearch({
  searchId: "search-vue",
  name: "Vue",
  query: "q=vue",
  frequency: "daily",
  createdAt: new Date("2026-03-04T08:00:00Z"),
});

function openSearches(
  searches: readonly SavedSearch[],
  {
    plan = "free",
    preferences = {},
    isEmailConfirmed = true,
    data = {},
  }: {
    plan?: PlanId;
    preferences?: MailPreferences;
    isEmailConfirmed?: boolean;
    data?: Partial<BrowserData>;
  } = {},
) {
  const store = createStore();
  const saved = new Map(searches.map((search) => [search.searchId, search]));
  const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>(async () => {});
  const known = fakeBrowserData({
    watchBilling: async ({ onChange }) => {
      onChange({ plan });
      return () => {};
    },
    fetchSavedSearches: async () => [...saved.values()],
    deleteSavedSearch: async (searchId) => void saved.delete(searchId),
    saveSearch: async ({ frequency = "weekly", ...request }) => {
      const search = buildSavedSearch({ ...request, frequency });
      saved.set(search.searchId, search);
      return search;
    },
    updateSavedSearch,
    countJobs: async () => ({ totalJobs: 24, totalNew: 3 }),
    fetchMailPreferences: async () => preferences,
    ...data,
  });
  store.set(browserDataAtom, { load: async () => known });
  const account = { uid: "ada", email: "ada@example.com", ...(isEmailConfirmed && { isEmailConfirmed }) };
  store.set(sessionAtom, { status: "signed-in", account });
  const { router } = renderOnBoard(
    <Provider store={store}>
      <Searches now={NOW} />
      <Toast />
    </Provider>,
  );
  return { store, router, saved, updateSavedSearch };
}

const entry = (name: string) => screen.findByRole("article", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("the list of saved searches", () => {
  it("tells of each what it finds, since when, and how much of it is new", async () => {
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

  it("says how one is saved where there is none", async () => {
    openSearches([]);
    await screen.findByText(/then choose “Save search”/);
    expect(screen.getByRole("link", { name: "Find jobs" }).getAttribute("href")).toBe("/");
  });

  it("stays at its own address after the plans were left for Stripe's page", async () => {
    history.replaceState(null, "", "/searches");
    rememberPlansParams("?utm_source=x", Date.now());
    openSearches([REACT]);
    await entry("React");
    expect(location.pathname + location.search).toBe("/searches");
    sessionStorage.clear();
  });

  it("says that it can't be read, and reads it at the next try", async () => {
    const fetchSavedSearches = vi.fn<BrowserData["fetchSavedSearches"]>();
    fetchSavedSearches.mockRejectedValueOnce(new DataError("unavailable"));
    fetchSavedSearches.mockResolvedValue([REACT]);
    openSearches([], { data: { fetchSavedSearches } });
    await press("Try again");
    await entry("React");
  });
});

describe("how often a search sends mail", () => {
  it("is a choice on Pro", async () => {
    const { updateSavedSearch } = openSearches([REACT], { plan: "pro" });
    const react = await entry("React");
    await userEvent.click(await within(react).findByRole("radio", { name: "Daily" }));
    expect(updateSavedSearch).toHaveBeenCalledExactlyOnceWith(REACT.searchId, { frequency: "daily" });
    expect(within(react).getByRole<HTMLInputElement>("radio", { name: "Daily" }).checked).toBe(true);
  });

  it("says that it waits for the plan where that can't be read, and reads it at the next try", async () => {
    let isAway = true;
    const watchBilling: BrowserData["watchBilling"] = async ({ onChange, onError }) => {
      if (isAway) onError(new DataError("unavailable"));
      else onChange({ plan: "pro" });
      return () => {};
    };
    openSearches([REACT], { data: { watchBilling } });
    const react = await entry("React");
    const daily = () => within(react).getByRole<HTMLInputElement>("radio", { name: "Daily" });
    await screen.findByText(/Your plan can’t be loaded right now/);
    expect(daily().disabled).toBe(true);
    isAway = false;
    await press("Try again");
    await waitFor(() => expect(daily().disabled).toBe(false));
  });

  it("leads on Free, where it is more often than weekly, to the plans", async () => {
    openSearches([REACT]);
    const react = await entry("React");
    await within(react).findByText("Daily");
    const links = within(react).getAllByRole("link", { name: /with Pro$/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/plans", "/plans"]);
    expect(within(react).getAllByRole("radio")).toHaveLength(1);
  });

  it("is weekly after a return to Free, of the oldest alone; the others rest, and say so", async () => {
    openSearches([VUE, REACT]);
    const vue = await entry("Vue");
    await within(vue).findByText("On hold");
    within(vue).getByText("You chose “Daily”, which is available with Pro.");
    expect(within(await entry("React")).queryByText("On hold")).toBeNull();
  });

  it("that could not be written is as it was, and tried again", async () => {
    const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>();
    updateSavedSearch.mockRejectedValueOnce(new DataError("unavailable"));
    openSearches([REACT], { data: { updateSavedSearch } });
    await press("Pause: React");
    await screen.findByText("“React” could not be changed.", { selector: "p" });
    await screen.findByRole("button", { name: "Pause: React" });
    await press("Try again");
    await screen.findByRole("button", { name: "Resume: React" });
  });
});

describe("a saved search", () => {
  it("is paused, and goes on", async () => {
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

  it("is renamed, by the keyboard too, and the focus is where it was", async () => {
    const { updateSavedSearch } = openSearches([REACT]);
    await press("Rename: React");
    await userEvent.keyboard("React in Spain{Enter}");
    await entry("React in Spain");
    expect(updateSavedSearch).toHaveBeenCalledExactlyOnceWith(REACT.searchId, { name: "React in Spain" });
    expect(document.activeElement?.textContent).toBe("Rename");
  });

  it("keeps its name where the new one is empty, or Escape was pressed", async () => {
    const { updateSavedSearch } = openSearches([REACT]);
    await press("Rename: React");
    await userEvent.keyboard("   {Enter}");
    await press("Rename: React");
    await userEvent.keyboard("other{Escape}");
    await entry("React");
    expect(updateSavedSearch).not.toHaveBeenCalled();
  });

  it("is given other filters in its listing", async () => {
    const { router, store } = openSearches([REACT]);
    await press("Edit filters: React");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/?q=react&location=ES");
    expect(store.get(searchUnderEditAtom)?.searchId).toBe(REACT.searchId);
  });

  it("is deleted, with the way back in its place, which has the focus", async () => {
    const { saved } = openSearches([{ ...REACT, isPaused: true }]);
    await press("Delete: React");
    const undo = await screen.findByRole("button", { name: "Undo, and keep React" });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(saved.size).toBe(0));
    await userEvent.click(undo);
    await screen.findByText("Paused");
    expect([...saved.values()]).toMatchObject([{ searchId: REACT.searchId, name: "React" }]);
  });

  it("of Pro comes back on Free too, with the alerts that Free has", async () => {
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

  it("that is deleted does not come back by an answer asked for before", async () => {
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

  it("that is deleted does not come back by a change that failed", async () => {
    const written = Promise.withResolvers<void>();
    openSearches([REACT], { data: { updateSavedSearch: () => written.promise } });
    await press("Pause: React");
    await press("Delete: React");
    await screen.findByText("Deleted: React");
    await act(async () => written.reject(new DataError("not-found")));
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("that could not be deleted is still there", async () => {
    const deleteSavedSearch = () => Promise.reject(new DataError("unavailable"));
    openSearches([REACT], { data: { deleteSavedSearch } });
    await press("Delete: React");
    await screen.findByText("“React” could not be deleted.", { selector: "p" });
    await entry("React");
  });
});

describe("what keeps mail from being sent", () => {
  it("is an address not confirmed: the mail for that is sent again", async () => {
    const sendEmailConfirmation = vi.fn<BrowserData["sendEmailConfirmation"]>(async () => {});
    openSearches([REACT], { isEmailConfirmed: false, data: { sendEmailConfirmation } });
    await screen.findByText(/Confirm your email to start alerts: .* sent to ada@example\.com/);
    await press("Resend confirmation");
    await screen.findByText(/^Sent\./);
    expect(sendEmailConfirmation).toHaveBeenCalledOnce();
  });

  it.each([
    ["stoppedAt", "You turned off all alerts. Your saved searches are kept."],
    ["bouncedAt", "Our emails to ada@example.com bounced, so alerts are off. Is the mailbox working again?"],
    ["complainedAt", "Our emails were marked as spam, so alerts are off."],
  ])("is, by %s, mended by a button", async (reason, text) => {
    const resumeAlerts = vi.fn<BrowserData["resumeAlerts"]>(async () => {});
    openSearches([REACT], { preferences: { [reason]: NOW }, data: { resumeAlerts } });
    await screen.findByText(text);
    await press("Resume alerts");
    await screen.findByText("Alerts are on again.");
    expect(resumeAlerts).toHaveBeenCalledOnce();
  });

  it("stays where it could not be mended, and says so", async () => {
    const resumeAlerts = () => Promise.reject(new DataError("unavailable"));
    openSearches([REACT], { preferences: { stoppedAt: NOW }, data: { resumeAlerts } });
    await press("Resume alerts");
    await screen.findByText("That didn’t work. Try again in a moment.");
    await screen.findByRole("button", { name: "Resume alerts" });
  });

  it("is nothing where nothing is wrong", async () => {
    openSearches([REACT]);
    await entry("React");
    expect(screen.queryByRole("button", { name: /again$/ })).toBeNull();
  });
});
