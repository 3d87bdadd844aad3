import { DataError } from "@farwork/data/data-error";
import type { SavedSearch } from "@farwork/domain";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { buildSavedSearch } from "../../testing/build-saved-search.ts";
import {
  account,
  DRAFT,
  type Save,
  openListing,
  button,
  press,
  prepareBrowser,
} from "../../testing/open-saveable-listing.tsx";
import { searchIntents } from "./search-intents.ts";

prepareBrowser();
const said = () => screen.getAllByRole("status")[0]?.textContent;

/** Saves one search, as Free does. */
function onFree(): Save {
  let isFull = false;
  return async ({ frequency = "weekly", ...request }) => {
    if (isFull) throw new DataError("invalid-argument", { field: "savedSearches" });
    isFull = true;
    return buildSavedSearch({ ...request, frequency });
  };
}

describe("a signed-out user", () => {
  it("signs up first, comes back, and finds it done once", async () => {
    history.replaceState(null, "", "/?q=react&type=contract&utm_source=x");
    const { router } = openListing({ session: { status: "signed-out" } });
    await userEvent.click(button());
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledExactlyOnceWith(
        "/sign-up?next=%2F%3Fq%3Dreact%26type%3Dcontract%26utm_source%3Dx&utm_source=x",
      ),
    );
    cleanup();
    const { queries, saveSearch } = openListing({ hasParts: true });
    await waitFor(() => expect(queries()).toEqual([DRAFT.query]));
    cleanup();
    openListing({ hasParts: true });
    expect(saveSearch).toHaveBeenCalledOnce();
    expect(searchIntents.read(Date.now())).toEqual([]);
  });

  it("finds every search saved that they wanted to save", async () => {
    searchIntents.add(DRAFT, Date.now());
    searchIntents.add({ query: "q=vue", name: "Vue" }, Date.now());
    const { queries } = openListing({ hasParts: true });
    await waitFor(() => expect(queries()).toEqual([DRAFT.query, "q=vue"]));
  });

  it("hears once about all searches that their plan has no room for, without a dialog", async () => {
    const added = [DRAFT, { query: "q=vue", name: "Vue" }, { query: "q=go", name: "Go" }];
    for (const draft of added) searchIntents.add(draft, Date.now());
    const { router, saveSearch } = openListing({ hasParts: true, save: onFree() });
    await waitFor(() =>
      expect(said()).toBe(
        "Saved: “React · Contract”. “Vue” and “Go” are not saved: you’ve reached your limit of saved searches.",
      ),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(saveSearch).toHaveBeenCalledTimes(2);
    expect(searchIntents.read(Date.now())).toEqual([]);
    await press("Your searches");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/searches");
  });

  it("hears that they saved a search before, which Undo would delete", async () => {
    searchIntents.add(DRAFT, Date.now());
    openListing({ hasParts: true, stored: [buildSavedSearch({ query: DRAFT.query, name: "My dream" })] });
    await waitFor(() => expect(said()).toBe("You already saved this as “My dream”."));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("hears nothing of the limit about a search that they saved before", async () => {
    const added = [DRAFT, { query: "q=vue", name: "Vue" }, { query: "q=go", name: "Go" }];
    for (const draft of added) searchIntents.add(draft, Date.now());
    openListing({
      hasParts: true,
      stored: [buildSavedSearch({ query: "q=go", name: "Go" })],
      save: () => Promise.reject(new DataError("invalid-argument", { field: "savedSearches" })),
    });
    await waitFor(() =>
      expect(said()).toBe(
        "“React · Contract” and “Vue” are not saved: you’ve reached your limit of saved searches.",
      ),
    );
  });

  it("saves nothing more once another user has come", async () => {
    const saving = Promise.withResolvers<SavedSearch>();
    for (const draft of [DRAFT, { query: "q=vue", name: "Vue" }]) searchIntents.add(draft, Date.now());
    const { store, saveSearch } = openListing({ hasParts: true, save: () => saving.promise });
    await waitFor(() => expect(saveSearch).toHaveBeenCalledOnce());
    act(() => store.set(sessionAtom, { status: "signed-in", account: { ...account, uid: "bob" } }));
    await act(async () => saving.resolve(buildSavedSearch({ query: DRAFT.query })));
    // Anything scheduled has run by then.
    await new Promise((next) => setTimeout(next));
    expect(saveSearch).toHaveBeenCalledOnce();
    expect(searchIntents.read(Date.now(), "ada")).toContainEqual({ query: "q=vue", name: "Vue" });
  });

  it("keeps a search’s id until it is saved, so that a reload does not save it twice", async () => {
    const { router } = openListing({ session: { status: "signed-out" } });
    await userEvent.click(button());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const [intent] = searchIntents.read(Date.now());
    cleanup();
    const { saveSearch } = openListing({ hasParts: true });
    await waitFor(() =>
      expect(saveSearch).toHaveBeenCalledWith(expect.objectContaining({ searchId: intent?.searchId })),
    );
    expect(intent?.searchId).toMatch(/^[\da-f-]{36}$/);
  });

  it("finds nothing saved again that they saved themselves after a failure", async () => {
    const save = vi.fn<Save>(async ({ frequency = "weekly", ...request }) =>
      buildSavedSearch({ ...request, frequency }),
    );
    save.mockRejectedValueOnce(new DataError("unavailable"));
    searchIntents.add(DRAFT, Date.now());
    openListing({ hasParts: true, save });
    await waitFor(() => expect(said()).toBe("The search “React · Contract” could not be saved."));
    await userEvent.click(button());
    await waitFor(() => expect(said()).toMatch(/^Saved: /));
    expect(searchIntents.read(Date.now(), "ada")).toEqual([]);
  });

  it("is offered one retry for all searches that could not be saved", async () => {
    const save = vi.fn<Save>(async ({ frequency = "weekly", ...request }) =>
      buildSavedSearch({ ...request, frequency }),
    );
    save.mockRejectedValueOnce(new DataError("unavailable"));
    save.mockRejectedValueOnce(new DataError("unavailable"));
    searchIntents.add(DRAFT, Date.now());
    searchIntents.add({ query: "q=vue", name: "Vue" }, Date.now());
    openListing({ hasParts: true, save });
    await waitFor(() => expect(said()).toBe("2 searches could not be saved."));
    await press("Try again");
    await waitFor(() => expect(said()).toBe("2 searches are now saved."));
    expect(searchIntents.read(Date.now())).toEqual([]);
  });

  it("is remembered for half an hour, and not if the stored text is malformed", () => {
    const now = Date.now();
    searchIntents.add(DRAFT, now);
    expect(searchIntents.read(now + 29 * 60_000)).toEqual([DRAFT]);
    expect(searchIntents.read(now + 31 * 60_000)).toEqual([]);
    localStorage.setItem("farwork.intents", '[{"at":1,"owner":"ada","kind":"search","intent":{"query":2}}]');
    expect(searchIntents.read(2, "ada")).toEqual([]);
  });
});
