import { describe, expect, it, onTestFinished, vi } from "vitest";

import { DEVICE_DATA } from "../../features/privacy/device-data.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { type BrowserData, browserDataAtom } from "../backend/browser-data.ts";
import {
  authErrorAtom,
  changePassword,
  endSignIns,
  fetchUserData,
  finishLogOut,
  isLoggingOutAtom,
  logIn,
  logOut,
  profileErrorAtom,
  sendPasswordReset,
  signUp,
} from "./auth-atoms.ts";
import { renewSiteSession } from "./renew-site-session.ts";
import { isSigningInAtom, sessionAtom } from "./session-atoms.ts";
import { readSessionRecord, writeSessionRecord } from "./session-record.ts";

const ada = { email: "ada@example.com", password: "correct horse" };
const taken = {
  success: false,
  error: "Firebase: Error (auth/email-already-in-use).",
  code: "auth/email-already-in-use",
} as const;

function openStore(overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const data = fakeBrowserData(overrides);
  store.set(browserDataAtom, { load: async () => data });
  return store;
}

function openOfflineStore() {
  const store = createSiteStore();
  store.set(browserDataAtom, { load: () => Promise.reject(new Error("no chunk")) });
  return store;
}

describe("the error catalogue", () => {
  it("Sign-up or login fails: success false with the identity service message, which is also stored as the auth error", async () => {
    const store = openStore({ signUp: async () => taken, logIn: async () => taken });
    for (const act of [signUp, logIn]) {
      store.set(authErrorAtom, undefined);
      expect(await act(store, ada)).toEqual(taken);
      expect(store.get(authErrorAtom)).toBe(taken.error);
    }
  });

  it("Logout fails: success false with a message", async () => {
    const endSession = vi.fn<BrowserData["logOut"]>(async () => ({ success: true }));
    const closeSiteSession = () => Promise.reject(new Error("The service cannot be reached."));
    const store = openStore({ closeSiteSession, logOut: endSession });
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    expect(await logOut(store)).toMatchObject({
      success: false,
      error: "The service cannot be reached.",
    });
    // Private pages would still be served with the cookie there, so the session must not end.
    expect(endSession).not.toHaveBeenCalled();
    expect(readSessionRecord()).toMatchObject({ uid: "ada", isEnding: true });
    expect(store.get(isLoggingOutAtom)).toBe(false);
  });

  it("Password-reset fails: success false with a message", async () => {
    const busy = { success: false, error: "Too many tries.", code: "auth/too-many-requests" } as const;
    const store = openStore({ sendPasswordReset: async () => busy });
    expect(await sendPasswordReset(store, ada.email)).toEqual(busy);
  });

  it("Fetching the user document fails: profile error set, falling back to “Failed to fetch user data”", async () => {
    const store = openStore();
    expect(await fetchUserData(store, "ada")).toBe(false);
    expect(store.get(profileErrorAtom)).toBe("Failed to fetch user data");
  });
});

describe("signing up and logging in", () => {
  it("forget the last attempt's error", async () => {
    const store = openStore();
    store.set(authErrorAtom, "old");
    store.set(profileErrorAtom, "old");
    expect(await logIn(store, ada)).toMatchObject({ success: true });
    expect([store.get(authErrorAtom), store.get(profileErrorAtom)]).toEqual([undefined, undefined]);
  });

  it("succeed without a profile, whose failure is the profile error", async () => {
    const account = { uid: "ada", email: ada.email };
    const store = openStore({
      signUp: async () => ({ success: true, account, profileError: "No profile." }),
    });
    expect(await signUp(store, ada)).toMatchObject({ success: true });
    expect(store.get(profileErrorAtom)).toBe("No profile.");
    expect(store.get(authErrorAtom)).toBeUndefined();
  });

  it("keep others from opening the site's session meanwhile, unless they fail", async () => {
    const store = openStore();
    await logIn(store, ada);
    expect(store.get(isSigningInAtom)).toBe(true);
    const failing = openStore({ logIn: async () => taken });
    await logIn(failing, ada);
    expect(failing.get(isSigningInAtom)).toBe(false);
  });

  it("fail like an unreachable service when their own code did not load", async () => {
    const store = openOfflineStore();
    const unreachable = { success: false, code: "auth/network-request-failed" };
    expect(await logIn(store, ada)).toMatchObject(unreachable);
    expect(await sendPasswordReset(store, ada.email)).toMatchObject(unreachable);
    expect(await logOut(store)).toMatchObject(unreachable);
    expect(store.get(isSigningInAtom)).toBe(false);
  });
});

it("logging out clears the cookie before the sign-in, and the record that other tabs watch last", async () => {
  const steps: string[] = [];
  const note = (step: string) => steps.push(`${step}, record ${readSessionRecord() ? "kept" : "gone"}`);
  const store = openStore({
    closeSiteSession: async () => {
      note("cookie");
      // If the user leaves the page now, the next page finishes.
      expect(readSessionRecord()?.isEnding).toBe(true);
    },
    logOut: async () => {
      note("sign-in");
      return { success: true };
    },
  });
  writeSessionRecord({ uid: "ada", openedAt: 1 });
  expect(await logOut(store)).toEqual({ success: true });
  note("done");
  expect(steps).toEqual(["cookie, record kept", "sign-in, record kept", "done, record gone"]);
});

it("logging out leads to the front page even if the page starts to follow its session meanwhile", async () => {
  const ended = Promise.withResolvers<{ success: true }>();
  const endSession = vi.fn<BrowserData["logOut"]>(() => ended.promise);
  const store = openStore({ logOut: endSession });
  writeSessionRecord({ uid: "ada", openedAt: 1 });
  const loggingOut = logOut(store);
  const finishing = finishLogOut(store);
  ended.resolve({ success: true });
  await Promise.all([loggingOut, finishing]);
  expect(endSession).toHaveBeenCalledOnce();
  // Tells a private page that it is about to go away.
  expect(store.get(isLoggingOutAtom)).toBe(true);
});

it("logging out leaves only the device's own settings in storage", async () => {
  const kept = DEVICE_DATA.filter(({ kind }) => kind.endsWith("Storage"));
  onTestFinished(() => localStorage.clear());
  for (const { kind, name } of kept)
    (kind === "localStorage" ? localStorage : sessionStorage).setItem(name, "1");
  expect(await logOut(openStore({}))).toEqual({ success: true });
  const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(new Set(left)).toEqual(
    new Set(["farwork.hidden-told", "farwork.reader-synced", "farwork.shortcuts"]),
  );
  const untilLogOut = kept.filter((item) => /log out/.test(item.kept)).map(({ name }) => name);
  expect(new Set([...left, ...untilLogOut])).toEqual(new Set(kept.map(({ name }) => name)));
  expect(untilLogOut.filter((name) => left.includes(name))).toEqual([]);
});

describe("confirming a password", () => {
  const change = { current: "correct horse", password: "battery staple" };
  const failed = (code: string) => ({ success: false, error: "", code }) as const;
  const everythingSaid = () => new Promise((said) => setTimeout(said));

  /** A browser about to renew an old cookie with its latest token. */
  function openRenewing(act: (useToken: (token: string) => void) => Promise<{ success: true }>) {
    let newest = "old";
    const sent: string[] = [];
    const confirm = () =>
      act((token) => {
        newest = token;
        void renewSiteSession(store);
      });
    const openSiteSession = async () => void sent.push(newest);
    const store = openStore({ changePassword: confirm, endSignIns: confirm, openSiteSession });
    store.set(sessionAtom, { status: "signed-in", account: { uid: "ada", email: ada.email } });
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    return { store, sent };
  }

  it("keeps the cookie from being renewed with a token that is about to be revoked", async () => {
    const asked = { which: "others", password: change.current };
    for (const confirm of [
      (store: ReturnType<typeof createSiteStore>) => changePassword(store, change),
      (store: ReturnType<typeof createSiteStore>) => endSignIns(store, asked),
    ]) {
      const { store, sent } = openRenewing(async (useToken) => {
        useToken("confirmed");
        await everythingSaid();
        useToken("changed");
        return { success: true };
      });
      expect(await confirm(store)).toEqual({ success: true, site: "open" });
      await everythingSaid();
      expect(sent).toEqual(["changed"]);
    }
  });

  it.each([
    ["auth/weak-password", 1],
    ["internal", 1],
    ["auth/wrong-password", 0],
    ["auth/network-request-failed", 0],
  ])("and then failing with %s: the cookie is renewed wherever the sign-in is new", async (code, times) => {
    const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {});
    const fail = async () => failed(code);
    const store = openStore({ openSiteSession, changePassword: fail, endSignIns: fail });
    expect(await changePassword(store, change)).toEqual(failed(code));
    expect(await endSignIns(store, { which: "others", password: change.current })).toEqual(failed(code));
    expect(openSiteSession).toHaveBeenCalledTimes(2 * times);
  });
});
