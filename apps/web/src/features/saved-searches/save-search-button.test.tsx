import { DataError } from "@farwork/data/data-error";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

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
import { searchIntents } from "./search-intents.ts";

prepareBrowser();
const said = () => screen.getAllByRole("status")[0]?.textContent;

describe("the save-search button", () => {
  it("saves in one click, says how often mail comes, and can be undone", async () => {
    const { queries, saveSearch } = openListing();
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe("Saved: “React · Contract”. New jobs are emailed once a week."));
    expect(isPressed()).toBe(true);
    expect(queries()).toEqual([DRAFT.query]);
    expect(saveSearch.mock.calls[0]?.[0].name).toBe("React · Contract");
    await press("Undo");
    await waitFor(() => expect(isPressed()).toBe(false));
    expect(queries()).toEqual([]);
  });

  it("shows that this is saved, and removes it, with an undo", async () => {
    const before = buildSavedSearch({ query: DRAFT.query, name: "My dream", frequency: "daily" });
    const { saved } = openListing({ stored: [before] });
    await waitFor(() => expect(isPressed()).toBe(true));
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe("No longer saved: “My dream”."));
    expect(saved.size).toBe(0);
    await press("Undo");
    await waitFor(() =>
      expect([...saved.values()]).toMatchObject([{ name: "My dream", frequency: "daily" }]),
    );
  });

  it("promises no mail for a paused search that is restored", async () => {
    openListing({ stored: [buildSavedSearch({ query: DRAFT.query, name: "My dream", isPaused: true })] });
    await waitFor(() => expect(isPressed()).toBe(true));
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe("No longer saved: “My dream”."));
    await press("Undo");
    await waitFor(() => expect(said()).toBe("Saved: “My dream”. It is paused and sends no email."));
  });

  it("saves once on a double click", async () => {
    const { saveSearch } = openListing();
    await userEvent.dblClick(button());
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(saveSearch).toHaveBeenCalledOnce();
  });

  it("removes it also while saving is in progress, once that is done", async () => {
    const saving = Promise.withResolvers<void>();
    const save: Save = async ({ frequency = "weekly", ...request }) => {
      await saving.promise;
      return buildSavedSearch({ ...request, frequency });
    };
    searchIntents.add(DRAFT, Date.now());
    openListing({ save, hasParts: true });
    await waitFor(() => expect(isPressed()).toBe(true));
    await userEvent.click(button());
    saving.resolve();
    await waitFor(() => expect(said()).toBe("No longer saved: “React · Contract”."));
    expect(isPressed()).toBe(false);
  });

  it("reports a failure, and retries under the same id", async () => {
    const save = vi.fn<Save>();
    save.mockRejectedValueOnce(new DataError("unavailable"));
    save.mockImplementation(async ({ frequency = "weekly", ...request }) =>
      buildSavedSearch({ ...request, frequency }),
    );
    openListing({ save });
    await userEvent.click(button());
    await waitFor(() => expect(said()).toBe("The search “React · Contract” could not be saved."));
    expect(isPressed()).toBe(false);
    await press("Try again");
    await waitFor(() => expect(isPressed()).toBe(true));
    const [first, second] = save.mock.calls.map(([{ searchId }]) => searchId);
    expect(second).toBe(first);
  });

  it.each(["stoppedAt", "bouncedAt", "complainedAt"])(
    "promises no mail to users whose mail is off, and says where to change that (%s)",
    async (reason) => {
      openListing({ preferences: { [reason]: new Date(0) } });
      await userEvent.click(button());
      await waitFor(() => expect(said()).toMatch(/^Saved: .* Alerts are off/));
      expect(screen.queryByText(/New jobs are emailed/)).toBeNull();
    },
  );

  it("says that mail waits until the address is confirmed", async () => {
    openListing({ session: { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } } });
    await userEvent.click(button());
    await waitFor(() => expect(said()).toMatch(/Confirm your email to start alerts/));
  });
});

describe("editing a saved search's filters", () => {
  const edited = buildSavedSearch({ name: "My dream", query: "q=vue" });

  it("keeps the user's name for it, and can be undone", async () => {
    const { updateSavedSearch } = openListing({ stored: [edited], edited });
    await screen.findByText("Other filters for “My dream”");
    await press("Save these filters");
    await waitFor(() => expect(said()).toBe("Changed: “My dream”."));
    expect(updateSavedSearch).toHaveBeenLastCalledWith(edited.searchId, {
      query: DRAFT.query,
      name: "My dream",
    });
    await press("Undo");
    await waitFor(() =>
      expect(updateSavedSearch).toHaveBeenLastCalledWith(edited.searchId, {
        query: "q=vue",
        name: "My dream",
      }),
    );
  });

  it("has nothing to save while the filters are unchanged, and can be cancelled", async () => {
    openListing({ edited: { ...edited, query: DRAFT.query } });
    await screen.findByText("Choose other filters for “My dream”");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save these filters" }).disabled).toBe(true);
    await press("Cancel");
    expect(button()).toBeTruthy();
  });
});
