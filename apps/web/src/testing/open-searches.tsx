import type { MailPreferences, PlanId, SavedSearch } from "@farwork/domain";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { vi } from "vitest";

import { Searches } from "../features/saved-searches/searches.tsx";
import { type BrowserData, browserDataAtom } from "../platform/backend/browser-data.ts";
import { sessionAtom } from "../platform/session/session-atoms.ts";
import { Toast } from "../ui/toast.tsx";
import { buildSavedSearch } from "./build-saved-search.ts";
import { createSiteStore } from "./create-site-store.ts";
import { fakeBrowserData } from "./fake-browser-data.ts";
import { renderOnBoard } from "./render-on-board.tsx";

export const NOW = new Date("2026-03-09T08:00:00Z");
export const REACT = buildSavedSearch({ name: "React", query: "q=react&location=ES" });
export const VUE = buildSavedSearch({
  searchId: "search-vue",
  name: "Vue",
  query: "q=vue",
  frequency: "daily",
  createdAt: new Date("2026-03-04T08:00:00Z"),
});

export function openSearches(
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
  const store = createSiteStore();
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

export const entry = (name: string) => screen.findByRole("article", { name });
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
