import type { UserProfile } from "@farwork/domain";
import { render, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { readRemembered } from "../../platform/requests/reader-search.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { keepReader, readReaderCookie, rememberReader } from "./reader-cookie.ts";
import { useSyncReader } from "./use-sync-reader.ts";

const ADA: UserProfile = {
  uid: "ada",
  email: "ada@example.com",
  createdAt: new Date(0),
  updatedAt: new Date(0),
  paymentPlanSelected: false,
};

function Signed({ uid }: { uid: string }) {
  useSyncReader(uid);
  return null;
}

function signIn(profile: Partial<UserProfile>, uid = "ada") {
  const updateProfile = vi.fn<BrowserData["updateProfile"]>(async () => ({ success: true }));
  const fetchUserData = vi.fn<BrowserData["fetchUserData"]>(async () => ({
    success: true,
    user: { ...ADA, ...profile },
  }));
  const store = createStore();
  const data = fakeBrowserData({ updateProfile, fetchUserData });
  store.set(browserDataAtom, { load: async () => data });
  const { unmount } = render(
    <Provider store={store}>
      <Signed uid={uid} />
    </Provider>,
  );
  return { updateProfile, fetchUserData, unmount };
}

/** An earlier visit, at which browser and profile had the same country. */
async function meetProfile(country: string, uid?: string) {
  const { unmount } = signIn({ country }, uid);
  await waitFor(() => expect(readReaderCookie()).toBe(country));
  unmount();
}

beforeEach(() => {
  localStorage.clear();
  keepReader({});
});

it("a browser without a country takes the profile's", async () => {
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(readReaderCookie()).toBe("NG"));
  expect(updateProfile).not.toHaveBeenCalled();
});

it("a country chosen before log-in is saved to a profile without one", async () => {
  keepReader({ country: "BR" });
  const { updateProfile } = signIn({});
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "BR" }));
});

it("the profile's country wins over one remembered here before log-in", async () => {
  keepReader({ country: "BR" });
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(readReaderCookie()).toBe("NG"));
  expect(updateProfile).not.toHaveBeenCalled();
});

it.each([
  [{ country: "BR" }, "BR"],
  [{ country: "" }, undefined],
])("a change another browser made to the profile applies here too: %j", async (profile, remembered) => {
  await meetProfile("NG");
  const { updateProfile } = signIn(profile);
  await waitFor(() => expect(readReaderCookie()).toBe(remembered));
  expect(updateProfile).not.toHaveBeenCalled();
});

it("a choice made here since the last sync is kept, and saved to the profile", async () => {
  await meetProfile("NG");
  keepReader({ country: "DE" });
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "DE" }));
  expect(readReaderCookie()).toBe("DE");
});

it("a country this browser lost is restored from the profile", async () => {
  await meetProfile("NG");
  keepReader({});
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(readReaderCookie()).toBe("NG"));
  expect(updateProfile).not.toHaveBeenCalled();
});

it("a sync with another user's profile is ignored", async () => {
  await meetProfile("NG", "bob");
  const { updateProfile } = signIn({});
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "NG" }));
});

it("a choice is saved to the profile, also when it is cleared", async () => {
  const { updateProfile } = signIn({ country: "NG" });
  rememberReader({ country: "DE" });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "DE" }));
  rememberReader({ country: undefined });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "" }));
});

it.each([
  [{ country: "DE" }, "DE"],
  [{ country: undefined }, undefined],
])("a choice made while the profile loads is kept: %j", async (choice, kept) => {
  keepReader({ country: "BR" });
  const { fetchUserData } = signIn({ country: "NG" });
  const profile = Promise.withResolvers<Awaited<ReturnType<BrowserData["fetchUserData"]>>>();
  fetchUserData.mockReturnValue(profile.promise);
  await waitFor(() => expect(fetchUserData).toHaveBeenCalled());
  rememberReader(choice);
  profile.resolve({ success: true, user: { ...ADA, country: "NG", workingHours: "9-17@Africa/Lagos" } });
  await waitFor(() => expect(readRemembered(readReaderCookie()).hours?.zone).toBe("Africa/Lagos"));
  expect(readRemembered(readReaderCookie()).country).toBe(kept);
});

it("working hours sync both ways like the country, independently", async () => {
  keepReader({ country: "BR" });
  const { updateProfile } = signIn({ workingHours: "9-17@Africa/Lagos" });
  await waitFor(() => expect(readReaderCookie()).toBe("BR~9-17@Africa/Lagos"));
  await waitFor(() => expect(updateProfile).toHaveBeenCalledExactlyOnceWith("ada", { country: "BR" }));
  rememberReader({ hours: { zone: "America/Bahia", start: 8.5, end: 16 } });
  expect(readReaderCookie()).toBe("BR~8:30-16@America/Bahia");
  await waitFor(() =>
    expect(updateProfile).toHaveBeenCalledWith("ada", { workingHours: "8:30-16@America/Bahia" }),
  );
  rememberReader({ hours: undefined });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { workingHours: "" }));
});
