import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { buildSavedSearch } from "../../testing/build-saved-search.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { Searches } from "./searches.tsx";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("many searches show twenty at a time, with the focus on the first new one", async () => {
  const many = Array.from({ length: 45 }, (_, at) =>
    buildSavedSearch({ searchId: `search-${at}`, name: `Search ${at}`, createdAt: new Date(at) }),
  );
  const countJobs = vi.fn<BrowserData["countJobs"]>(async () => ({ totalJobs: 1, totalNew: 0 }));
  const data = fakeBrowserData({ fetchSavedSearches: async () => many, countJobs });
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => data });
  store.set(sessionAtom, { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
  renderOnBoard(
    <Provider store={store}>
      <Searches now={new Date("2026-03-09T08:00:00Z")} />
    </Provider>,
  );
  await press("Show 20 more");
  expect(screen.getAllByRole("article")).toHaveLength(40);
  expect(document.activeElement?.textContent).toContain("Search 20");
  // The count's code loads after its entry renders.
  await waitFor(() => expect(countJobs).toHaveBeenCalledTimes(40));
  await press("Show 5 more");
  expect(screen.getAllByRole("article")).toHaveLength(45);
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
});
