import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderWho } from "../../testing/render-who.tsx";
import type { BrowserData, LoadBrowserData } from "../backend/browser-data.ts";
import { sessionEndedAtom } from "./session-atoms.ts";
import { writeSessionRecord } from "./session-record.ts";

// A browser that is idle at once.
beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => {});
});

describe("the session", () => {
  it("that was ended elsewhere ends here when the page becomes visible again", async () => {
    vi.stubGlobal("indexedDB", { databases: async () => [{ name: "firebaseLocalStorageDb" }] });
    writeSessionRecord({ uid: "ada", openedAt: Date.now() });
    const refusal = Object.assign(new Error("Log in to do this."), { code: "unauthenticated" });
    const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(() => Promise.reject(refusal));
    const data = fakeBrowserData({
      openSiteSession,
      watchSession: (listener) => {
        listener({ status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
        return () => {};
      },
    });
    renderWho(async () => data);
    await screen.findByText("ada@example.com");
    const lookAgain = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));
    lookAgain();
    expect(openSiteSession).not.toHaveBeenCalled();
    writeSessionRecord({ uid: "ada", openedAt: Date.now() - 5 * 60 * 1000 });
    vi.useFakeTimers();
    lookAgain();
    // A refusal is checked twice.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText("signed-out")).toBeDefined();
  });

  it("that was ended elsewhere ends here as soon as a request of the user's is refused", async () => {
    writeSessionRecord({ uid: "ada", openedAt: Date.now() });
    const refusal = Object.assign(new Error("Log in to do this."), { code: "unauthenticated" });
    let refuse = () => {};
    const data = fakeBrowserData({
      openSiteSession: () => Promise.reject(refusal),
      watchSession: (listener) => {
        listener({ status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
        return () => {};
      },
      watchRefusals: (listener) => {
        refuse = listener;
        return () => (refuse = () => {});
      },
    });
    const { store } = renderWho(async () => data);
    await screen.findByText("ada@example.com");
    expect(store.get(sessionEndedAtom)).toBe(false);
    vi.useFakeTimers();
    act(() => refuse());
    // A refusal is checked twice.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText("signed-out")).toBeDefined();
    expect(store.get(sessionEndedAtom)).toBe(true);
  });

  it("is checked when the browser restores the page from its back/forward cache, not when it first loads", () => {
    const { store } = renderWho(async () => fakeBrowserData());
    const show = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
    show(false);
    expect(store.get(sessionEndedAtom)).toBe(false);
    show(true);
    expect(store.get(sessionEndedAtom)).toBe(true);
  });

  it("ends when another tab logs out, before the identity service has answered", async () => {
    const load = vi.fn<LoadBrowserData>(() => new Promise(() => {}));
    const { store } = renderWho(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    const oldValue = JSON.stringify({ uid: "ada", openedAt: 1 });
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "farwork.session", oldValue })));
    expect(store.get(sessionEndedAtom)).toBe(true);
  });
});
