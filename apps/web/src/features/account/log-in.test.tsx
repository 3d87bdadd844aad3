import type { AuthOutcome } from "@farwork/data";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { noteSession, type Session } from "../../platform/session/session-atoms.ts";
import { writeSessionRecord } from "../../platform/session/session-record.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { LogIn } from "./log-in.tsx";

const account = { uid: "ada", email: "ada@example.com" };
const signedIn: Session = { status: "signed-in", account };
const leave = vi.fn<(path: string | URL) => void>();

beforeEach(() => {
  leave.mockClear();
  vi.spyOn(window.location, "replace").mockImplementation(leave);
});

function openLogIn(overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const data = fakeBrowserData(overrides);
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(
    <Provider store={store}>
      <LogIn next="/saved" />
    </Provider>,
  );
  return store;
}

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Log/ });

async function fillIn() {
  await userEvent.type(email(), account.email);
  await userEvent.type(password(), "correct horse");
}

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

describe("the log-in", () => {
  it("opens the site's session before it redirects", async () => {
    const steps: string[] = [];
    leave.mockImplementation((path) => void steps.push(`to ${path}`));
    openLogIn({ openSiteSession: async () => void steps.push("session") });
    await fillIn();
    await userEvent.click(send());
    await waitFor(() => expect(steps).toEqual(["session", "to /saved"]));
  });

  it("accepts pasted passwords with any characters and of any length, and hides them", async () => {
    const pasted = ` Zwölf "Kühe" 🐄 <b>und</b> ${"mehr ".repeat(40)}`;
    const logIn = vi.fn<BrowserData["logIn"]>(async () => ({ success: true, account }));
    openLogIn({ logIn });
    await userEvent.type(email(), account.email);
    await userEvent.click(password());
    await userEvent.paste(pasted);
    expect([password().type, password().maxLength]).toEqual(["password", -1]);
    await userEvent.click(send());
    await waitFor(() =>
      expect(logIn).toHaveBeenCalledExactlyOnceWith({ email: account.email, password: pasted }),
    );
  });

  it("accepts a password that would be too short today", async () => {
    const logIn = vi.fn<BrowserData["logIn"]>(async () => ({ success: true, account }));
    openLogIn({ logIn });
    await userEvent.type(email(), account.email);
    await userEvent.type(password(), "stable");
    await userEvent.click(send());
    await waitFor(() =>
      expect(logIn).toHaveBeenCalledExactlyOnceWith({ email: account.email, password: "stable" }),
    );
  });

  it("is submitted once however often its button is pressed, and shows progress", async () => {
    const { promise, resolve } = Promise.withResolvers<AuthOutcome>();
    const logIn = vi.fn<BrowserData["logIn"]>(() => promise);
    openLogIn({ logIn });
    await fillIn();
    await userEvent.dblClick(send());
    expect(send().textContent).toBe("Logging in …");
    await userEvent.click(send());
    await act(async () => resolve({ success: true, account }));
    expect(logIn).toHaveBeenCalledOnce();
  });

  it("names each empty field without calling the service, and focuses the first", async () => {
    const logIn = vi.fn<BrowserData["logIn"]>();
    openLogIn({ logIn });
    await userEvent.click(send());
    expect(logIn).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(email());
    expect([noteOf(email()), noteOf(password())]).toEqual([
      expect.stringContaining("Enter your email address."),
      expect.stringContaining("Enter your password."),
    ]);
  });

  it("shows its own messages, never those of the identity service", async () => {
    const refusals = [
      ["auth/invalid-credential", /^Wrong email or password\.$/],
      ["auth/user-disabled", /^Wrong email or password\.$/],
      ["auth/too-many-requests", /Too many attempts/],
      ["auth/network-request-failed", /can’t reach the server/],
      ["auth/never-heard-of", /went wrong on our side/],
    ] as const;
    for (const [code, words] of refusals) {
      openLogIn({ logIn: async () => ({ success: false, error: `Firebase: Error (${code}).`, code }) });
      await fillIn();
      await userEvent.click(send());
      await screen.findByText(words);
      expect(screen.queryByText(/Firebase/)).toBeNull();
      expect(email().value).toBe(account.email);
      cleanup();
    }
  });

  it("says when the profile cannot be loaded, and lets the user go on without it", async () => {
    const store = openLogIn({
      logIn: async () => ({ success: true, account, profileError: "Failed to fetch user data" }),
    });
    await fillIn();
    await userEvent.click(send());
    act(() => noteSession(store, signedIn));
    await screen.findByText(/Failed to fetch user data/);
    expect(leave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Continue without it" }));
    expect(leave).toHaveBeenCalledExactlyOnceWith("/saved");
  });
});

describe("a signed-in user on the log-in page", () => {
  it("is redirected once; if sent back, they are told why", async () => {
    const store = openLogIn();
    await act(async () => noteSession(store, signedIn));
    expect(leave).toHaveBeenCalledExactlyOnceWith("/saved");
    cleanup();
    const again = openLogIn();
    await act(async () => noteSession(again, signedIn));
    await screen.findByText(/blocks cookies/);
    expect(leave).toHaveBeenCalledOnce();
  });

  it("with a revoked sign-in is asked to log in", async () => {
    const refusal = Object.assign(new Error("no"), { code: "unauthenticated" });
    const store = openLogIn({ openSiteSession: () => Promise.reject(refusal) });
    await act(async () => noteSession(store, signedIn));
    await screen.findByText(/Your session has ended/);
    expect(leave).not.toHaveBeenCalled();
  });

  it("is told that their session ended if the identity service noticed first", async () => {
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    const store = openLogIn();
    await act(async () => noteSession(store, { status: "signed-out" }));
    await screen.findByText(/Your session has ended/);
  });
});
