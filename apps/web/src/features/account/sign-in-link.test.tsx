import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { searchIntents } from "../saved-searches/search-intents.ts";
import { FollowSignInLink } from "./follow-sign-in-link.tsx";
import { SignInLinkRequestForm } from "./mail-request-form.tsx";

const account = { uid: "ada", email: "ada@example.com" };
const leave = vi.fn<(path: string | URL) => void>();
const logInByLink = vi.fn<BrowserData["logInByLink"]>();

beforeEach(() => {
  localStorage.clear();
  leave.mockClear();
  logInByLink.mockReset();
  logInByLink.mockResolvedValue({ success: true, account });
  vi.spyOn(window.location, "replace").mockImplementation(leave);
});
afterEach(cleanup);

function open(page: ReactNode, overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const data = fakeBrowserData({ logInByLink, ...overrides });
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(<Provider store={store}>{page}</Provider>);
}

const emailField = () => screen.findByLabelText<HTMLInputElement>("Email");
const failed = (code: string) => ({ success: false, error: "", code }) as const;

/** Sends Ada a link from this browser that leads to /saved. */
async function ask(outcome: Awaited<ReturnType<BrowserData["sendSignInLink"]>> = { success: true }) {
  const sendSignInLink = vi.fn<BrowserData["sendSignInLink"]>(async () => outcome);
  open(<SignInLinkRequestForm next="/saved" />, { sendSignInLink });
  await userEvent.type(await emailField(), account.email);
  await userEvent.click(screen.getByRole("button", { name: "Send me a link" }));
  return sendSignInLink;
}

describe("requesting a sign-in link", () => {
  it("sends one to our own page, and says where to look for it", async () => {
    const sendSignInLink = await ask();
    expect((await screen.findByText("Check your email.")).parentElement?.textContent).toMatch(
      /on its way to ada@example\.com\..*Check your spam folder\./,
    );
    const url = `${location.origin}/log-in/link`;
    expect(sendSignInLink).toHaveBeenCalledExactlyOnceWith({ email: account.email, url });
  });

  it("says why none was sent, and remembers nothing", async () => {
    await ask(failed("auth/too-many-requests"));
    await screen.findByText(/Too many attempts/);
    expect(localStorage).toHaveLength(0);
  });
});

describe("a sign-in link", () => {
  it("signs in at once in the browser that requested it, and leads where it was headed", async () => {
    await ask();
    await screen.findByText("Check your email.");
    cleanup();
    open(<FollowSignInLink />);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
    expect(logInByLink).toHaveBeenCalledExactlyOnceWith({ email: account.email, link: location.href });
    expect(localStorage.getItem("farwork.sign-in-link")).toBeNull();
  });

  describe("requested after wanting to save a search", () => {
    /** Asks for the link in one tab, and leaves it for another. */
    async function askAndLeave(): Promise<string | null> {
      searchIntents.add({ query: "q=react", name: "React" }, Date.now());
      await ask();
      await screen.findByText("Check your email.");
      cleanup();
      const tab = sessionStorage.getItem("farwork-intents-owner");
      sessionStorage.clear();
      return tab;
    }
    const names = (owner?: string) => searchIntents.read(Date.now(), owner).map(({ name }) => name);

    it("makes it the account’s, in whichever tab, and leaves nothing for the requesting tab to repeat", async () => {
      const tab = await askAndLeave();
      open(<FollowSignInLink />);
      await waitFor(() => expect(leave).toHaveBeenCalledOnce());
      expect(names(account.uid)).toEqual(["React"]);
      sessionStorage.setItem("farwork-intents-owner", tab ?? "");
      expect(names()).toEqual([]);
    });

    it("leaves it with the requesting tab if the link is refused", async () => {
      const tab = await askAndLeave();
      logInByLink.mockResolvedValue(failed("auth/expired-action-code"));
      open(<FollowSignInLink />);
      await screen.findByRole("alert");
      expect(names(account.uid)).toEqual([]);
      sessionStorage.setItem("farwork-intents-owner", tab ?? "");
      expect(names()).toEqual(["React"]);
    });

    it("hands nothing to somebody else whose link is opened here", async () => {
      await askAndLeave();
      logInByLink.mockResolvedValueOnce(failed("auth/invalid-email"));
      open(<FollowSignInLink />);
      logInByLink.mockResolvedValue({ success: true, account: { uid: "bob", email: "bob@example.com" } });
      await userEvent.type(await emailField(), "bob@example.com{Enter}");
      await waitFor(() => expect(leave).toHaveBeenCalledOnce());
      expect(names("bob")).toEqual([]);
    });

    it("leaves nothing to be saved by whoever logs in in another tab", async () => {
      await askAndLeave();
      expect(names()).toEqual([]);
    });
  });

  it("asks for the address in another browser, and again after a wrong one", async () => {
    logInByLink.mockResolvedValueOnce(failed("auth/invalid-email"));
    open(<FollowSignInLink />);
    await userEvent.type(await emailField(), "bob@example.com{Enter}");
    await screen.findByText("This link was sent to another address.");
    expect(document.activeElement).toBe(await emailField());
    await userEvent.clear(await emailField());
    await userEvent.type(await emailField(), `${account.email}{Enter}`);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/dashboard"));
    expect(logInByLink.mock.lastCall?.[0].email).toBe(account.email);
  });

  it("asks for the address also when this browser requested another link", async () => {
    await ask();
    await screen.findByText("Check your email.");
    cleanup();
    logInByLink.mockResolvedValueOnce(failed("auth/invalid-email"));
    open(<FollowSignInLink />);
    await screen.findByText("Enter the email address the link was sent to.");
    expect(leave).not.toHaveBeenCalled();
  });

  it.each(["auth/invalid-action-code", "auth/expired-action-code"])(
    "says when it is used or too old, and leads to a new one: %s",
    async (code) => {
      logInByLink.mockResolvedValue(failed(code));
      open(<FollowSignInLink />);
      await userEvent.type(await emailField(), `${account.email}{Enter}`);
      expect((await screen.findByRole("alert")).textContent).toMatch(/has expired or was already used/);
      const link = screen.getByRole("link", { name: "Get a new link" });
      expect(link.getAttribute("href")).toBe("/log-in/link");
    },
  );

  it("can be retried when it could not be checked", async () => {
    await ask();
    await screen.findByText("Check your email.");
    cleanup();
    logInByLink.mockResolvedValueOnce(failed("auth/network-request-failed"));
    open(<FollowSignInLink />);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
  });
});
