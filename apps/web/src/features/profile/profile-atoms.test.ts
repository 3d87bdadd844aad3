import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { noteProfileEdit, profileSavingAtom, saveProfile } from "./profile-atoms.ts";

type Update = BrowserData["updateProfile"];

function openStore(updateProfile: Update, status: "signed-in" | "signed-out" | "loading" = "signed-in") {
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ updateProfile }) });
  const account = { uid: "ada", email: "ada@example.com" };
  store.set(sessionAtom, status === "signed-in" ? { status, account } : { status });
  return store;
}

const save = { uid: "ada", changes: { bio: "Counts." } };

describe("saving the profile", () => {
  it.each(["signed-in", "loading"] as const)(
    "writes the changes of the page's user while %s",
    async (status) => {
      const update = vi.fn<Update>(async () => ({ success: true }));
      const store = openStore(update, status);
      expect(await saveProfile(store, save)).toEqual({ status: "saved" });
      expect(update).toHaveBeenCalledExactlyOnceWith("ada", { bio: "Counts." });
      expect(store.get(profileSavingAtom)).toEqual({ status: "saved" });
    },
  );

  it("writes once on a double click", async () => {
    let finish = () => {};
    const update = vi.fn<Update>(() => new Promise((resolve) => (finish = () => resolve({ success: true }))));
    const store = openStore(update);
    const first = saveProfile(store, save);
    expect(store.get(profileSavingAtom)).toEqual({ status: "saving" });
    expect(await saveProfile(store, save)).toEqual({ status: "saving" });
    finish();
    expect(await first).toEqual({ status: "saved" });
    expect(update).toHaveBeenCalledTimes(1);
  });

  it("Profile update fails: says so in the service's words, and can be tried again", async () => {
    const update = vi.fn<Update>(async () => ({ success: false, error: "The service cannot be reached." }));
    const store = openStore(update);
    await saveProfile(store, save);
    const fault = { text: "Nothing was saved. The service cannot be reached." };
    expect(store.get(profileSavingAtom)).toEqual({ status: "failed", fault });
    update.mockResolvedValueOnce({ success: true });
    expect(await saveProfile(store, save)).toEqual({ status: "saved" });
  });

  it("names the field the backend refused", async () => {
    const store = openStore(async () => ({
      success: false,
      error: "Not accepted.",
      field: "preferences.salaryMin",
    }));
    await saveProfile(store, save);
    expect(store.get(profileSavingAtom)).toMatchObject({ fault: { field: "salaryMin" } });
  });

  it("Profile update without user id: writes nobody's, and says that the person is logged out", async () => {
    const update = vi.fn<Update>(async () => ({ success: false, error: "User ID is required" }));
    const store = openStore(update, "signed-out");
    await saveProfile(store, save);
    expect(update).toHaveBeenCalledExactlyOnceWith(undefined, { bio: "Counts." });
    expect(store.get(profileSavingAtom)).toMatchObject({
      fault: { text: expect.stringContaining("logged out") },
    });
  });

  it("fails like any other when the backend's code does not load", async () => {
    const store = createSiteStore();
    store.set(browserDataAtom, { load: () => Promise.reject(new Error("chunk")) });
    await saveProfile(store, save);
    expect(store.get(profileSavingAtom)).toMatchObject({
      fault: { text: expect.stringContaining("can’t reach the server") },
    });
  });
});

it("is reset by the next change, but not while it is running", async () => {
  const store = openStore(async () => ({ success: true }));
  const saving = saveProfile(store, save);
  noteProfileEdit(store);
  expect(store.get(profileSavingAtom)).toEqual({ status: "saving" });
  await saving;
  noteProfileEdit(store);
  expect(store.get(profileSavingAtom)).toEqual({ status: "idle" });
});
