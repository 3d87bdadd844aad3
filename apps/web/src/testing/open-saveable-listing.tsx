import type { MailPreferences, SavedSearch } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { afterEach, beforeEach, vi } from "vitest";

import { SignedInEffects } from "../app/signed-in-effects.tsx";
import { SaveSearchButton } from "../features/saved-searches/save-search-button.tsx";
import { searchUnderEditAtom } from "../features/saved-searches/saved-searches-atoms.ts";
import { type BrowserData, browserDataAtom } from "../platform/backend/browser-data.ts";
import { type Session, sessionAtom } from "../platform/session/session-atoms.ts";
import { Toast } from "../ui/toast.tsx";
import { buildSavedSearch } from "./build-saved-search.ts";
import { createSiteStore } from "./create-site-store.ts";
import { fakeBrowserData } from "./fake-browser-data.ts";
import { renderOnBoard } from "./render-on-board.tsx";

export const account = { uid: "ada", email: "ada@example.com", isEmailConfirmed: true };
export const DRAFT = { query: "q=react&type=contract", name: "React · Contract" };
/** The filters of the same listing. */
const FILTERS = filtersFromQuery(new URLSearchParams(DRAFT.query));

export type Save = BrowserData["saveSearch"];

export function openListing({
  stored = [],
  save,
  session = { status: "signed-in", account },
  edited,
  hasParts = false,
  preferences = {},
}: {
  stored?: readonly SavedSearch[];
  save?: Save;
  session?: Session;
  edited?: SavedSearch;
  hasParts?: boolean;
  preferences?: MailPreferences;
} = {}) {
  const store = createSiteStore();
  const saved = new Map(stored.map((search) => [search.searchId, search]));
  const saveSearch = vi.fn<Save>(
    save ??
      (async ({ frequency = "weekly", ...request }) => {
        const search = buildSavedSearch({ ...request, frequency });
        saved.set(search.searchId, search);
        return search;
      }),
  );
  const updateSavedSearch = vi.fn<BrowserData["updateSavedSearch"]>(async () => {});
  const data = fakeBrowserData({
    saveSearch,
    updateSavedSearch,
    fetchMailPreferences: async () => preferences,
    fetchSavedSearches: async () => [...saved.values()],
    deleteSavedSearch: async (searchId) => void saved.delete(searchId),
  });
  store.set(browserDataAtom, { load: async () => data });
  store.set(sessionAtom, session);
  store.set(searchUnderEditAtom, edited);
  const { router } = renderOnBoard(
    <Provider store={store}>
      <SaveSearchButton query={DRAFT.query} filters={FILTERS} companies={new Map()} />
      <Toast />
      {hasParts && <SignedInEffects />}
    </Provider>,
  );
  return {
    store,
    router,
    saved,
    saveSearch,
    updateSavedSearch,
    queries: () => [...saved.values()].map(({ query }) => query),
  };
}

/** Adds what happy-dom lacks, for each test of the file, and resets the address. */
export function prepareBrowser(): void {
  beforeEach(() => {
    // Like newer browsers.
    Object.assign(Element.prototype, { scrollIntoView: async () => {} });
    // happy-dom cannot show dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });
  afterEach(() => {
    history.replaceState(null, "", "/");
  });
}

export const button = () => screen.getByRole("button", { name: "Save search" });
export const isPressed = () => button().getAttribute("aria-pressed") === "true";
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
