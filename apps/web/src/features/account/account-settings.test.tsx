import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { isLoggingOutAtom } from "../../platform/session/auth-atoms.ts";
import { sessionEndedAtom } from "../../platform/session/session-atoms.ts";
import { readSessionRecord, writeSessionRecord } from "../../platform/session/session-record.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { AccountSettings } from "./account-settings.tsx";

const leave = vi.fn<(path: string | URL) => void>();
const files: File[] = [];

beforeEach(() => {
  files.length = 0;
  leave.mockClear();
  vi.spyOn(window.location, "replace").mockImplementation(leave);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof File) files.push(file);
    return "#file";
  });
});

function openAccount(overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const data = fakeBrowserData(overrides);
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(
    <Provider store={store}>
      <AccountSettings email="ada@example.com" signIns={[]} />
    </Provider>,
  );
  return store;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const failed = (code: string) => ({ success: false, error: "", code }) as const;

describe("the data downloads", () => {
  it("are one file of everything, and one per table", async () => {
    openAccount();
    await userEvent.click(button("Download JSON: Everything"));
    await screen.findByText("The file is in your downloads.");
    await userEvent.click(button("Download CSV: Saved and applied jobs"));
    await waitFor(() => expect(files).toHaveLength(2));
    await userEvent.click(button("Download CSV: Account and profile"));
    await waitFor(() => expect(files).toHaveLength(3));
    expect(files.map(({ name }) => name)).toEqual([
      "farwork-1970-01-01.json",
      "farwork-jobs-1970-01-01.csv",
      "farwork-account-1970-01-01.csv",
    ]);
    const [everything, jobs] = await Promise.all(files.map((file) => file.text()));
    expect(JSON.parse(everything ?? "")).toMatchObject({ signIn: { email: "ada@example.com" } });
    expect(jobs).toMatch(/^\uFEFF?job_id,title,/);
  });

  it("show progress, and run once on a double click", async () => {
    const fetched = Promise.withResolvers<Awaited<ReturnType<BrowserData["exportAccount"]>>>();
    const exportAccount = vi.fn<BrowserData["exportAccount"]>(() => fetched.promise);
    openAccount({ exportAccount });
    await userEvent.dblClick(button(/^Download JSON/));
    await screen.findByText("Preparing your data …");
    expect(exportAccount).toHaveBeenCalledOnce();
    fetched.resolve(await fakeBrowserData().exportAccount());
    await screen.findByText("The file is in your downloads.");
  });

  it("show a failure, and work on the next try", async () => {
    const exportAccount = vi.fn<BrowserData["exportAccount"]>(fakeBrowserData().exportAccount);
    exportAccount.mockRejectedValueOnce(new Error("down"));
    openAccount({ exportAccount });
    await userEvent.click(button(/^Download JSON/));
    await screen.findByText(/couldn’t be downloaded/);
    expect(files).toEqual([]);
    await userEvent.click(button(/^Download JSON/));
    await waitFor(() => expect(files).toHaveLength(1));
  });
});

describe("account deletion", () => {
  const password = () => screen.getByLabelText<HTMLInputElement>("Your password");
  const tick = () => screen.getByRole("checkbox", { name: /can’t be undone/ });
  const send = () => button(/^Delet/);

  async function fillIn() {
    await userEvent.type(password(), "correct horse");
    await userEvent.click(tick());
  }

  it("first asks for the password and a confirmation", async () => {
    const deleteAccount = vi.fn<BrowserData["deleteAccount"]>();
    openAccount({ deleteAccount });
    await userEvent.click(send());
    expect(screen.getByText("Enter your password.")).toBeTruthy();
    expect(screen.getByText("Check this box to continue.")).toBeTruthy();
    expect(document.activeElement).toBe(password());
    await userEvent.type(password(), "correct horse");
    await userEvent.click(send());
    expect(document.activeElement).toBe(tick());
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it("clears the session and this browser, and leads to the confirmation page", async () => {
    const steps: string[] = [];
    leave.mockImplementation((path) => void steps.push(`to ${path}`));
    localStorage.setItem("farwork-viewed-jobs", "[]");
    writeSessionRecord({ uid: "ada", openedAt: 0 });
    openAccount({
      deleteAccount: async (typed) => {
        steps.push(`delete with ${typed}`);
        return { success: true };
      },
      closeSiteSession: async () => void steps.push("cookie"),
      logOut: async () => {
        steps.push("log out");
        return { success: true };
      },
    });
    await fillIn();
    await userEvent.dblClick(send());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(steps).toEqual(["delete with correct horse", "cookie", "log out", "to /account-deleted"]);
    expect(localStorage.getItem("farwork-viewed-jobs")).toBeNull();
    expect(readSessionRecord()).toBeUndefined();
  });

  it.each(["closeSiteSession", "logOut"] as const)(
    "succeeds when only %s failed, since what is left opens nothing",
    async (step) => {
      localStorage.setItem("farwork-viewed-jobs", "[]");
      writeSessionRecord({ uid: "ada", openedAt: 0 });
      openAccount({ [step]: () => Promise.reject(new Error("down")) });
      await fillIn();
      await userEvent.click(send());
      await waitFor(() => expect(leave).toHaveBeenCalledWith("/account-deleted"));
      expect(localStorage.getItem("farwork-viewed-jobs")).toBeNull();
      expect(readSessionRecord()).toBeUndefined();
    },
  );

  it.each([
    ["auth/wrong-password", /Wrong password. Nothing was deleted/],
    ["auth/too-many-requests", /Too many attempts/],
    ["auth/network-request-failed", /can’t reach the server/],
    ["auth/requires-recent-login", /confirmed too long ago/],
    ["auth/user-token-expired", /session has ended/],
    ["unavailable", /isn’t finished.*Try again to continue/],
    ["internal", /isn’t finished.*Try again to continue/],
    ["auth/no-such-code", /went wrong on our side/],
  ])("says when it fails with %s, and stays on the page", async (code, words) => {
    writeSessionRecord({ uid: "ada", openedAt: 0 });
    const store = openAccount({ deleteAccount: async () => failed(code) });
    await fillIn();
    await userEvent.click(send());
    await screen.findByText(words);
    expect(leave).not.toHaveBeenCalled();
    expect(readSessionRecord()).toBeDefined();
    expect(store.get(isLoggingOutAtom)).toBe(false);
  });

  it.each([
    ["unavailable", 1],
    ["internal", 1],
    ["auth/wrong-password", 0],
    ["auth/network-request-failed", 0],
  ])(
    "renews the cookie after a failure with %s if the password made the sign-in new",
    async (code, times) => {
      const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {});
      openAccount({ deleteAccount: async () => failed(code), openSiteSession });
      await fillIn();
      await userEvent.click(send());
      await screen.findByRole("button", { name: "Delete my account" });
      expect(openSiteSession).toHaveBeenCalledTimes(times);
    },
  );

  it("logs nobody out after a lost response, until the next try has finished", async () => {
    const logOut = vi.fn<BrowserData["logOut"]>(async () => ({ success: true }));
    const refusal = Object.assign(new Error("Log in to do this."), { code: "unauthenticated" });
    const store = openAccount({
      deleteAccount: async () => failed("unavailable"),
      openSiteSession: () => Promise.reject(refusal),
      logOut,
    });
    await fillIn();
    await userEvent.click(send());
    await screen.findByText(/isn’t finished/);
    expect(logOut).not.toHaveBeenCalled();
    expect(store.get(sessionEndedAtom)).toBe(false);
  });

  it("works on the next try after a failure", async () => {
    const deleteAccount = vi.fn<BrowserData["deleteAccount"]>(async () => ({ success: true }));
    deleteAccount.mockResolvedValueOnce(failed("unavailable"));
    openAccount({ deleteAccount });
    await fillIn();
    await userEvent.click(send());
    await screen.findByText(/isn’t finished/);
    await userEvent.click(send());
    await waitFor(() => expect(leave).toHaveBeenCalledWith("/account-deleted"));
  });
});
