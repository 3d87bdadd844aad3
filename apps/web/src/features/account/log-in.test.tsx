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
  it("opens the site's session before it leads on", async () => {
    const steps: string[] = [];
    leave.mockImplementation((path) => void steps.push(`to ${path}`));
    openLogIn({ openSiteSession: async () => void steps.push("session") });
    await fillIn();
    await userEvent.click(send());
    await waitFor(() => expect(steps).toEqual(["session", "to /saved"]));
  });

  it("takes a password as it is pasted, of any characters and any length, and hides it", async () => {
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

  it("takes a password that would be too short today", async () => {
    const logIn = vi.fn<BrowserData["logIn"]>(async () => ({ success: true, account }));
    openLogIn({ logIn });
    await userEvent.type(email(), account.email);
    await userEvent.type(password(), "stable");
    await userEvent.click(send());
    await waitFor(() =>
      expect(logIn).toHaveBeenCalledExactlyOnceWith({ email: account.email, password: "stable" }),
    );
  });

  it("is sent once however often its button is pressed, which says that it is at work", async () => {
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

  it("asks nobody about empty fields, names each, and leads to the first", async () => {
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

  it("says what is wrong in people's words, never in the identity service's", async () => {
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

  it("stays, and says so, where the profile cannot be read; one may go on without it", async () => {
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

describe("somebody who comes to the log-in signed in", () => {
  it("is let through once; led back here, they hear why", async () => {
    const store = openLogIn();
    await act(async () => noteSession(store, signedIn));
    expect(leave).toHaveBeenCalledExactlyOnceWith("/saved");
    cleanup();
    const again = openLogIn();
    await act(async () => noteSession(again, signedIn));
    await screen.findByText(/blocks cookies/);
    expect(leave).toHaveBeenCalledOnce();
  });

  it("with a sign-in that counts no more is asked to log in", async () => {
    const refusal = Object.assign(new Error("no"), { code: "unauthenticated" });
    const store = openLogIn({ openSiteSession: () => Promise.reject(refusal) });
    await act(async () => noteSession(store, signedIn));
    await screen.findByText(/Your session has ended/);
    expect(leave).not.toHaveBeenCalled();
  });

  it("is told that their session ended where the identity service knew first", async () => {
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    const store = openLogIn();
    await act(async () => noteSession(store, { status: "signed-out" }));
    await screen.findByText(/Your session has ended/);
  });
});
