import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import type { MouseEvent } from "react";
import { vi } from "vitest";

import { draftOf } from "../features/profile/profile-draft.ts";
import { ProfileForm } from "../features/profile/profile-form.tsx";
import { type BrowserData, browserDataAtom } from "../platform/backend/browser-data.ts";
import { sessionAtom } from "../platform/session/session-atoms.ts";
import { createSiteStore } from "./create-site-store.ts";
import { fakeBrowserData } from "./fake-browser-data.ts";
import { FakeNavigation } from "./fake-navigation.tsx";
import { createRouter } from "./render-on-board.tsx";

export const SKILLS = ["react", "react-native", "rust"].map((value) => ({ value, label: value }));
export const LOCATIONS = [
  { value: "worldwide", label: "Worldwide" },
  { value: "europe", label: "Europe" },
  { value: "DE", label: "Germany" },
];

export type Update = BrowserData["updateProfile"];

export function open(
  update: Update = async () => ({ success: true }),
  user: Parameters<typeof draftOf>[0] = {},
) {
  const updateProfile = vi.fn(update);
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ updateProfile }) });
  store.set(sessionAtom, { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
  // Like the router's links, which keep the page.
  const follow = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  const router = createRouter();
  render(
    <FakeNavigation router={router}>
      <Provider store={store}>
        <ProfileForm uid="ada" draft={draftOf(user)} skills={SKILLS} locations={LOCATIONS} />
        <a href={new URL("/saved", location.href).href} onClick={follow}>
          Saved
        </a>
      </Provider>
    </FakeNavigation>,
  );
  return { updateProfile, refresh: router.refresh, follow, user: userEvent.setup() };
}

export const field = (name: string) => screen.getByLabelText(name, { selector: "input, textarea, select" });
export const button = (name = "Save profile") => screen.getByRole("button", { name });
