import type { Session } from "@farwork/data";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { isLoggingOutAtom } from "../../platform/session/auth-atoms.ts";
import { sessionAtom, sessionEndedAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { PrivateContent } from "./private-content.tsx";

const reload = vi.fn<() => void>();
const signedIn = (uid: string): Session => ({
  status: "signed-in",
  account: { uid, email: `${uid}@example.com` },
});

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});

/** Ada's page, with what the identity service says at first. */
async function openAdasPage(session: Session | undefined, overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const data = fakeBrowserData(overrides);
  store.set(browserDataAtom, { load: async () => data });
  if (session) store.set(sessionAtom, session);
  const show = () => (
    <Provider store={store}>
      <PrivateContent uid="ada">
        <p>Ada’s jobs</p>
      </PrivateContent>
    </Provider>
  );
  render(show());
  await act(async () => {});
  return store;
}

const isShown = () => screen.queryByText("Ada’s jobs") !== null;

describe("a private page", () => {
  it("is there from the server's first byte, and stays for the person it was rendered for", async () => {
    const store = await openAdasPage(undefined);
    expect(isShown()).toBe(true);
    act(() => store.set(sessionAtom, signedIn("ada")));
    expect(isShown()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays where the identity service cannot be reached", async () => {
    const store = await openAdasPage(undefined);
    act(() => store.set(sessionAtom, { status: "unavailable" }));
    expect(isShown()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("goes at once when its session is over, and the server is asked what to show", async () => {
    const store = await openAdasPage(signedIn("ada"));
    act(() => store.set(sessionEndedAtom, true));
    expect(isShown()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not come back from memory once its session is over", async () => {
    const store = await openAdasPage(signedIn("ada"));
    cleanup();
    store.set(sessionEndedAtom, true);
    render(
      <Provider store={store}>
        <PrivateContent uid="ada">
          <p>Ada’s jobs</p>
        </PrivateContent>
      </Provider>,
    );
    expect(isShown()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("goes, but leads nowhere, where its person logs out here: that leads to the front page", async () => {
    const store = await openAdasPage(signedIn("ada"));
    store.set(isLoggingOutAtom, true);
    act(() => store.set(sessionEndedAtom, true));
    expect(isShown()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("leads nowhere either where the log-out is heard of before its session is over", async () => {
    const store = await openAdasPage(signedIn("ada"));
    act(() => store.set(isLoggingOutAtom, true));
    await act(async () => store.set(sessionAtom, { status: "signed-out" }));
    expect(reload).not.toHaveBeenCalled();
  });

  it("rendered for a cookie that is not of whoever is signed in is hidden, and the cookie set right", async () => {
    const openSiteSession = vi.fn<() => Promise<void>>(async () => {});
    await openAdasPage(signedIn("grace"), { openSiteSession });
    expect(isShown()).toBe(false);
    expect(openSiteSession).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("whose cookie outlived the sign-in has it cleared, and asks the server again", async () => {
    const closeSiteSession = vi.fn<BrowserData["closeSiteSession"]>(async () => {});
    await openAdasPage({ status: "signed-out" }, { closeSiteSession });
    expect(closeSiteSession).toHaveBeenCalledExactlyOnceWith({ only: "cookie" });
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not loaded again and again: not while the site is out of reach, nor twice in ten seconds", async () => {
    await openAdasPage(
      { status: "signed-out" },
      { closeSiteSession: () => Promise.reject(new Error("away")) },
    );
    expect(reload).not.toHaveBeenCalled();
    cleanup();
    await openAdasPage({ status: "signed-out" });
    cleanup();
    await openAdasPage({ status: "signed-out" });
    expect(reload).toHaveBeenCalledOnce();
  });
});
