import type { Session } from "@farwork/data";
import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderWho, Who } from "../../testing/render-who.tsx";
import { type BrowserData, isDataLoadedAtom, type LoadBrowserData } from "../backend/browser-data.ts";
import { logOut } from "./auth-atoms.ts";
import { readSessionRecord, writeSessionRecord } from "./session-record.ts";

// A browser that is idle at once.
beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => {});
});

const loaded = (watchSession: BrowserData["watchSession"]) => async () => fakeBrowserData({ watchSession });

/** A page of Ada's, where the first request to close the site's session fails. */
function renderFailing() {
  const closeSiteSession = vi.fn<BrowserData["closeSiteSession"]>(async () => {});
  closeSiteSession.mockRejectedValueOnce(new Error("The service cannot be reached."));
  const data = fakeBrowserData({
    closeSiteSession,
    logOut: async () => ({ success: true }),
    watchSession: (listener) => {
      listener({ status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
      return () => {};
    },
  });
  const load = vi.fn<LoadBrowserData>(async () => data);
  return { ...renderWho(load), load, closeSiteSession };
}

describe("the session", () => {
  it("is loading until the identity service has answered", async () => {
    let tell: ((session: Session) => void) | undefined;
    renderWho(
      loaded((listener) => {
        tell = listener;
        return () => {};
      }),
    );
    expect(screen.getByText("loading")).toBeDefined();
    await vi.waitFor(() => expect(tell).toBeDefined());
    act(() => tell?.({ status: "signed-out" }));
    expect(screen.getByText("signed-out")).toBeDefined();
    act(() => tell?.({ status: "signed-in", account: { uid: "ada", email: "ada@example.com" } }));
    expect(screen.getByText("ada@example.com")).toBeDefined();
  });

  it("waits until the browser is idle, also in browsers that cannot say when that is", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", undefined);
    const load = vi.fn<LoadBrowserData>(async () => fakeBrowserData());
    renderWho(load);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it("is signed out where nobody has ever signed in, without loading the auth code", async () => {
    vi.stubGlobal("indexedDB", { databases: async () => [{ name: "serwist-expiration" }] });
    const load = vi.fn<LoadBrowserData>(async () => fakeBrowserData());
    renderWho(load);
    await screen.findByText("signed-out");
    expect(load).not.toHaveBeenCalled();
  });

  it("first finishes a log-out that the user left a page during", async () => {
    const steps: string[] = [];
    writeSessionRecord({ uid: "ada", openedAt: 1, isEnding: true });
    const step = (name: string) => void steps.push(name);
    renderWho(async () =>
      fakeBrowserData({
        closeSiteSession: async () => step("cookie"),
        logOut: async () => {
          step("sign-in");
          return { success: true };
        },
        watchSession: (listener) => {
          step("watched");
          listener({ status: "signed-out" });
          return () => {};
        },
      }),
    );
    await screen.findByText("signed-out");
    expect(steps).toEqual(["cookie", "sign-in", "watched"]);
    expect(readSessionRecord()).toBeUndefined();
  });

  it("is not ended on its own after the user's log-out failed before the page followed its session", async () => {
    let becomeIdle = () => {};
    vi.stubGlobal("requestIdleCallback", (run: () => void) => {
      becomeIdle = run;
      return 1;
    });
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    const { store, closeSiteSession } = renderFailing();
    expect(await act(() => logOut(store))).toMatchObject({ success: false });
    becomeIdle();
    await screen.findByText("ada@example.com");
    expect(closeSiteSession).toHaveBeenCalledOnce();
    expect(await act(() => logOut(store))).toEqual({ success: true });
  });

  it("is not ended on its own after the user's log-out failed because the auth code did not load", async () => {
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    const { store, load, closeSiteSession } = renderFailing();
    load.mockRejectedValue(new Error("offline"));
    await screen.findByText("unavailable");
    expect(await act(() => logOut(store))).toMatchObject({ success: false });
    load.mockReset();
    act(() => store.set(isDataLoadedAtom, true));
    await screen.findByText("ada@example.com");
    expect(closeSiteSession).not.toHaveBeenCalled();
  });

  it("is loaded where somebody has signed in before", async () => {
    vi.stubGlobal("indexedDB", { databases: async () => [{ name: "firebaseLocalStorageDb" }] });
    const load = vi.fn<LoadBrowserData>(async () => fakeBrowserData());
    renderWho(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it("is loaded too where the browser never lists its databases", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", { databases: () => new Promise(() => {}) });
    const load = vi.fn<LoadBrowserData>(async () => fakeBrowserData());
    renderWho(load);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it("is followed from the first log-in on, here or in another tab", async () => {
    vi.stubGlobal("indexedDB", { databases: async () => [] });
    const watchSession: BrowserData["watchSession"] = (listener) => {
      listener({ status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
      return () => {};
    };
    localStorage.clear();
    const here = renderWho(loaded(watchSession));
    await screen.findByText("signed-out");
    // The first step of a log-in.
    act(() => here.store.set(isDataLoadedAtom, true));
    await screen.findByText("ada@example.com");
    here.unmount();

    localStorage.clear();
    renderWho(loaded(watchSession));
    await screen.findByText("signed-out");
    const newValue = JSON.stringify({ uid: "ada", openedAt: Date.now() });
    localStorage.setItem("farwork.session", newValue);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "farwork.session", newValue })));
    await screen.findByText("ada@example.com");
  });

  it("is unavailable when the identity service cannot be loaded", async () => {
    renderWho(() => Promise.reject(new Error("offline")));
    await screen.findByText("unavailable");
  });

  it("is no longer watched once its provider is gone", async () => {
    let watching = 0;
    const { unmount } = renderWho(
      loaded(() => {
        watching += 1;
        return () => (watching -= 1);
      }),
    );
    await waitFor(() => expect(watching).toBe(1));
    await act(async () => {});
    unmount();
    expect(watching).toBe(0);
  });

  it("opens its cookie once it is known, if this browser remembers none", async () => {
    const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {});
    const watchSession: BrowserData["watchSession"] = (listener) => {
      listener({ status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
      return () => {};
    };
    renderWho(async () => fakeBrowserData({ watchSession, openSiteSession }));
    await waitFor(() => expect(openSiteSession).toHaveBeenCalledOnce());
  });

  it("Auth state used outside its provider: error thrown", () => {
    expect(() => render(<Who />)).toThrow("must be used within AuthProvider");
  });
});
