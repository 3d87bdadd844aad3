import type { Session } from "@farwork/data";
import { DataError } from "@farwork/data/data-error";
import { describe, expect, it, vi } from "vitest";

import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { toastAtom } from "../../ui/toast-atoms.ts";
import { type BrowserData, browserDataAtom } from "../backend/browser-data.ts";
import { VIEWED_JOBS_ITEM } from "../storage/storage-keys.ts";
import { logOut } from "./auth-atoms.ts";
import { renewSiteSession } from "./renew-site-session.ts";
import { isSigningInAtom, noteSession, sessionAtom, sessionEndedAtom } from "./session-atoms.ts";
import { readSessionRecord, watchSessionEnd, writeSessionRecord } from "./session-record.ts";
import { openSiteSession } from "./site-session.ts";

const RENEWED_AFTER_MS = 5 * 60 * 1000;
const signedIn = (uid: string): Session => ({
  status: "signed-in",
  account: { uid, email: `${uid}@example.com` },
});

function openStore(overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {});
  const data = fakeBrowserData({ openSiteSession, ...overrides });
  store.set(browserDataAtom, { load: async () => data });
  store.set(sessionAtom, signedIn("ada"));
  return { store, openSiteSession };
}

/** Tabs of one browser with an old session; the test decides when the response to `late` arrives. */
function openTabs(late: "renewed" | "cleared") {
  const steps: string[] = [];
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reply = (step: string) => async () => {
    if (step === late) {
      asked.resolve();
      await answer.promise;
    }
    steps.push(step);
  };
  writeSessionRecord({ uid: "ada", openedAt: 1 });
  const site = { openSiteSession: reply("renewed"), closeSiteSession: reply("cleared") };
  return { tab: () => openStore(site).store, steps, asked, answer };
}

describe("the site's session", () => {
  it("is opened for a signed-in user without one, and not again within five minutes", async () => {
    const { store, openSiteSession } = openStore();
    await renewSiteSession(store);
    await renewSiteSession(store);
    expect(openSiteSession).toHaveBeenCalledOnce();
    expect(readSessionRecord()?.uid).toBe("ada");
  });

  it("is renewed when it is over five minutes old, or another user's", async () => {
    const { store, openSiteSession } = openStore();
    writeSessionRecord({ uid: "ada", openedAt: Date.now() - RENEWED_AFTER_MS });
    await renewSiteSession(store);
    writeSessionRecord({ uid: "grace", openedAt: Date.now() });
    await renewSiteSession(store);
    expect(openSiteSession).toHaveBeenCalledTimes(2);
  });

  it("is left alone while somebody signs in on this page, or nobody is signed in", async () => {
    const { store, openSiteSession } = openStore();
    store.set(isSigningInAtom, true);
    await renewSiteSession(store);
    store.set(isSigningInAtom, false);
    store.set(sessionAtom, { status: "signed-out" });
    await renewSiteSession(store);
    expect(openSiteSession).not.toHaveBeenCalled();
  });

  it("is renewed once by two tabs that both find it old", async () => {
    const [here, there] = [openStore(), openStore()];
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    await Promise.all([renewSiteSession(here.store), renewSiteSession(there.store)]);
    expect(here.openSiteSession).toHaveBeenCalledOnce();
    expect(there.openSiteSession).not.toHaveBeenCalled();
  });

  it("stays closed after a log-out in another tab while it was being renewed", async () => {
    const { tab, steps, asked, answer } = openTabs("renewed");
    const keeping = renewSiteSession(tab());
    await asked.promise;
    const leaving = logOut(tab());
    answer.resolve();
    await Promise.all([keeping, leaving]);
    expect(steps).toEqual(["renewed", "cleared"]);
    expect(readSessionRecord()).toBeUndefined();
  });

  it("is not renewed by a tab that had to wait for another tab's log-out", async () => {
    const { tab, steps, asked, answer } = openTabs("cleared");
    const leaving = logOut(tab());
    await asked.promise;
    const keeping = renewSiteSession(tab());
    answer.resolve();
    await Promise.all([leaving, keeping]);
    expect(steps).toEqual(["cleared"]);
  });

  it.each([
    ["goes on in a tab that slept while a password in another made the sign-in anew", "new", 0],
    ["ends in a tab whose sign-in was ended", "old", 1],
  ])("%s", async (_, heard, times) => {
    vi.useFakeTimers();
    let newest = "old";
    const logOut = vi.fn<BrowserData["logOut"]>(async () => ({ success: true }));
    const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {
      if (newest === "old") throw new DataError("unauthenticated");
    });
    const { store } = openStore({ openSiteSession, logOut });
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    const keeping = renewSiteSession(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(logOut).not.toHaveBeenCalled();
    newest = heard;
    await vi.runAllTimersAsync();
    await keeping;
    expect(logOut).toHaveBeenCalledTimes(times);
    expect(store.get(sessionAtom).status).toBe(times === 1 ? "signed-out" : "signed-in");
    expect(store.get(toastAtom)?.text.includes("logged out") ?? false).toBe(times === 1);
    // The log-in needs it to say that the session has ended.
    expect(readSessionRecord()).toBeDefined();
  });

  it("is checked at once after a refusal, however new it is, and once for concurrent refusals", async () => {
    const { store, openSiteSession } = openStore();
    writeSessionRecord({ uid: "ada", openedAt: Date.now() });
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ["Date"] });
    openSiteSession.mockImplementationOnce(async () => void vi.setSystemTime(Date.now() + 1000));
    await Promise.all([renewSiteSession(store, "after-refusal"), renewSiteSession(store, "after-refusal")]);
    expect(openSiteSession).toHaveBeenCalledOnce();
    expect(store.get(sessionAtom).status).toBe("signed-in");
  });

  it("is not checked when a signed-out user was refused", async () => {
    const { store, openSiteSession } = openStore();
    store.set(sessionAtom, { status: "signed-out" });
    await renewSiteSession(store, "after-refusal");
    expect(openSiteSession).not.toHaveBeenCalled();
  });

  it("signs out here when it is refused, and changes nothing when the site is unreachable", async () => {
    const logOut = vi.fn<BrowserData["logOut"]>(async () => ({ success: true }));
    const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    const away = openStore({ openSiteSession: fail("unavailable"), logOut });
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    expect(await openSiteSession(away.store)).toBe("unreachable");
    expect(logOut).not.toHaveBeenCalled();
    expect(readSessionRecord()?.openedAt).toBe(1);
    const refused = openStore({ openSiteSession: fail("unauthenticated"), logOut });
    expect(await openSiteSession(refused.store)).toBe("refused");
    expect(logOut).toHaveBeenCalledOnce();
    expect(refused.store.get(sessionAtom).status).toBe("signed-out");
  });
});

describe("the recently viewed jobs", () => {
  const view = () => localStorage.setItem(VIEWED_JOBS_ITEM, "[]");
  const areKept = () => localStorage.getItem(VIEWED_JOBS_ITEM) !== null;

  it("are removed with a session that was refused", async () => {
    const refused = () => Promise.reject(new DataError("unauthenticated"));
    view();
    await openSiteSession(openStore({ openSiteSession: refused }).store);
    expect(areKept()).toBe(false);
  });

  it("are removed when another user logs in, and kept for the same one", async () => {
    view();
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    await openSiteSession(openStore().store);
    expect(areKept()).toBe(true);
    writeSessionRecord({ uid: "grace", openedAt: 1 });
    await openSiteSession(openStore().store);
    expect(areKept()).toBe(false);
  });
});

describe("the end of a session", () => {
  it("is a sign-out or a change of user, but not a renewed token", () => {
    for (const [next, isOver] of [
      [signedIn("ada"), false],
      [signedIn("grace"), true],
      [{ status: "signed-out" }, true],
    ] as const) {
      const { store } = openStore();
      noteSession(store, next);
      expect(store.get(sessionEndedAtom)).toBe(isOver);
      expect(store.get(sessionAtom)).toEqual(next);
    }
  });

  it("is noticed when another tab removes the record or changes its user", () => {
    const heard = vi.fn<() => void>();
    const stop = watchSessionEnd(heard);
    const record = (uid: string) => JSON.stringify({ uid, openedAt: 1 });
    const tell = (oldValue: string | null, newValue: string | null, key: string | null = "farwork.session") =>
      window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
    tell(null, record("ada"));
    tell(record("ada"), record("ada"));
    tell("old", null, "another key");
    expect(heard).not.toHaveBeenCalled();
    tell(record("ada"), null);
    tell(record("ada"), record("grace"));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    tell(record("ada"), null);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

it("ignores an invalid record", () => {
  for (const value of ["", "null", "[]", "{", '{"uid":1,"openedAt":1}', '{"uid":"ada"}']) {
    localStorage.setItem("farwork.session", value);
    expect(readSessionRecord()).toBeUndefined();
  }
});
