import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { FakeNavigation } from "../../testing/fake-navigation.tsx";
import { createRouter } from "../../testing/render-on-board.tsx";
import { ProfileMissing } from "./profile-missing.tsx";

it("Fetching the user document fails: says so, and opens the profile once it can be fetched", async () => {
  const failed = { success: false, error: "Failed to fetch user data" } as const;
  const fetchUserData = vi.fn<BrowserData["fetchUserData"]>(async () => failed);
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ fetchUserData }) });
  const router = createRouter();
  render(
    <FakeNavigation router={router}>
      <Provider store={store}>
        <ProfileMissing uid="ada" />
      </Provider>
    </FakeNavigation>,
  );
  expect(screen.getByRole("alert").textContent).toBe("Failed to fetch user data");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("alert").textContent).toBe("Failed to fetch user data");
  expect(router.refresh).not.toHaveBeenCalled();

  const now = new Date();
  const user = {
    uid: "ada",
    email: "ada@example.com",
    createdAt: now,
    updatedAt: now,
    paymentPlanSelected: false,
  };
  fetchUserData.mockResolvedValueOnce({ success: true, user });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(fetchUserData).toHaveBeenLastCalledWith("ada");
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
