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

/** An earlier visit, at which browser and profile named the same country. */
async function meetProfile(country: string, uid?: string) {
  const { unmount } = signIn({ country }, uid);
  await waitFor(() => expect(readReaderCookie()).toBe(country));
  unmount();
}

beforeEach(() => {
  localStorage.clear();
  keepReader({});
});

it("a browser that remembers no country takes the profile's", async () => {
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(readReaderCookie()).toBe("NG"));
  expect(updateProfile).not.toHaveBeenCalled();
});

it("a country chosen before the log-in goes into a profile that has none", async () => {
  keepReader({ country: "BR" });
  const { updateProfile } = signIn({});
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "BR" }));
});

it("a country in the profile counts, and not one that was remembered here before the log-in", async () => {
  keepReader({ country: "BR" });
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(readReaderCookie()).toBe("NG"));
  expect(updateProfile).not.toHaveBeenCalled();
});

it.each([
  [{ country: "BR" }, "BR"],
  [{ country: "" }, undefined],
])("what another browser changed in the profile since counts here too: %j", async (profile, remembered) => {
  await meetProfile("NG");
  const { updateProfile } = signIn(profile);
  await waitFor(() => expect(readReaderCookie()).toBe(remembered));
  expect(updateProfile).not.toHaveBeenCalled();
});

it("what was chosen here since the profile was last met counts, and is told to it", async () => {
  await meetProfile("NG");
  keepReader({ country: "DE" });
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "DE" }));
  expect(readReaderCookie()).toBe("DE");
});

it("a country that this browser dropped comes back from the profile", async () => {
  await meetProfile("NG");
  keepReader({});
  const { updateProfile } = signIn({ country: "NG" });
  await waitFor(() => expect(readReaderCookie()).toBe("NG"));
  expect(updateProfile).not.toHaveBeenCalled();
});

it("what was met in somebody else's profile says nothing of this one", async () => {
  await meetProfile("NG", "bob");
  const { updateProfile } = signIn({});
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "NG" }));
});

it("what is chosen is written to the profile, and so is that it is none", async () => {
  const { updateProfile } = signIn({ country: "NG" });
  rememberReader({ country: "DE" });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "DE" }));
  rememberReader({ country: undefined });
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith("ada", { country: "" }));
});

it.each([
  [{ country: "DE" }, "DE"],
  [{ country: undefined }, undefined],
])("what is chosen while the profile is on its way stays: %j", async (choice, kept) => {
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

it("working hours go both ways as the country does, each by itself", async () => {
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
