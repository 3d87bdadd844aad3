import { DataError } from "@farwork/data/data-error";
import { MAX_SAVED_SEARCHES } from "@farwork/domain/saved-search";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { buildSavedSearch } from "../../testing/build-saved-search.ts";
import {
  DRAFT,
  type Save,
  openListing,
  button,
  isPressed,
  press,
  prepareBrowser,
} from "../../testing/open-saveable-listing.tsx";
const FULL = new DataError("invalid-argument", { field: "savedSearches" });

prepareBrowser();

describe("a plan at its limit of searches", () => {
  const only = buildSavedSearch({ name: "React · Spain", query: "q=react&location=ES" });
  const save: Save = () => Promise.reject(FULL);

  it("opens a dialog that links to the plans", async () => {
    openListing({ stored: [only], save, hasParts: true });
    await userEvent.click(button());
    await screen.findByRole("dialog", { name: "Free includes one saved search" });
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/plans");
    expect(isPressed()).toBe(false);
    await press("Not now");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("can replace the other search by this one", async () => {
    const { updateSavedSearch } = openListing({ stored: [only], save, hasParts: true });
    await userEvent.click(button());
    await screen.findByRole("dialog");
    await press("Replace “React · Spain”");
    await waitFor(() => expect(updateSavedSearch).toHaveBeenCalledOnce());
    // The name was generated from the filters; one chosen by the user would stay.
    expect(updateSavedSearch.mock.calls[0]).toEqual([only.searchId, DRAFT]);
  });

  it("sends users with several searches from Pro to their list", async () => {
    const others = [only, buildSavedSearch({ searchId: "search-other", query: "q=vue" })];
    openListing({ stored: others, save, hasParts: true });
    await userEvent.click(button());
    await screen.findByRole("dialog", { name: "You’ve reached your limit of saved searches" });
    expect(screen.getByRole("link", { name: "Your searches" }).getAttribute("href")).toBe("/searches");
  });
});

it("at the absolute limit says so, without offering Pro", async () => {
  const stored = Array.from({ length: MAX_SAVED_SEARCHES }, (_, at) =>
    buildSavedSearch({ searchId: `search-${at}`, query: `q=word${at}` }),
  );
  const save: Save = () => Promise.reject(new DataError("too-many-requests", { field: "savedSearches" }));
  openListing({ stored, save, hasParts: true });
  await userEvent.click(button());
  await screen.findByText(/You can save up to 200 searches/);
  expect(screen.queryByText(/Pro/)).toBeNull();
  expect(screen.queryByRole("link", { name: "See the plans" })).toBeNull();
  expect(screen.getByRole("link", { name: "Your searches" })).toBeDefined();
});
