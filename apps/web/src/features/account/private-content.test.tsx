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

/** Ada's page, with the identity service's first answer. */
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
  it("is in the server's first byte, and stays for the user it was rendered for", async () => {
    const store = await openAdasPage(undefined);
    expect(isShown()).toBe(true);
    act(() => store.set(sessionAtom, signedIn("ada")));
    expect(isShown()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays when the identity service is unreachable", async () => {
    const store = await openAdasPage(undefined);
    act(() => store.set(sessionAtom, { status: "unavailable" }));
    expect(isShown()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("disappears as soon as its session ends, and asks the server what to show", async () => {
    const store = await openAdasPage(signedIn("ada"));
    act(() => store.set(sessionEndedAtom, true));
    expect(isShown()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not restored from memory after its session ended", async () => {
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

  it("disappears without a redirect when its user logs out here, which leads to the front page", async () => {
    const store = await openAdasPage(signedIn("ada"));
    store.set(isLoggingOutAtom, true);
    act(() => store.set(sessionEndedAtom, true));
    expect(isShown()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not redirect either when the log-out arrives before the session's end", async () => {
    const store = await openAdasPage(signedIn("ada"));
    act(() => store.set(isLoggingOutAtom, true));
    await act(async () => store.set(sessionAtom, { status: "signed-out" }));
    expect(reload).not.toHaveBeenCalled();
  });

  it("is hidden when the cookie belongs to another user, and the cookie renewed", async () => {
    const openSiteSession = vi.fn<() => Promise<void>>(async () => {});
    await openAdasPage(signedIn("grace"), { openSiteSession });
    expect(isShown()).toBe(false);
    expect(openSiteSession).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("clears a cookie that outlived the sign-in, and asks the server again", async () => {
    const closeSiteSession = vi.fn<BrowserData["closeSiteSession"]>(async () => {});
    await openAdasPage({ status: "signed-out" }, { closeSiteSession });
    expect(closeSiteSession).toHaveBeenCalledExactlyOnceWith({ only: "cookie" });
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload in a loop: not while the site is unreachable, nor twice in ten seconds", async () => {
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
