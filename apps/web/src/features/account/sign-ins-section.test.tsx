import type { SignIn } from "@farwork/domain/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";

const HERE: SignIn = {
  id: "1769860800",
  startedAt: new Date("2026-01-31T12:00:00Z"),
  lastUsedOn: new Date("2026-02-03T00:00:00Z"),
  browser: "Firefox",
  system: "Linux",
  isCurrent: true,
};
const THERE: SignIn = {
  id: "1767225600",
  startedAt: new Date("2026-01-01T00:00:00Z"),
  lastUsedOn: new Date("2026-02-01T00:00:00Z"),
  isCurrent: false,
};

function openList(overrides: Partial<BrowserData> = {}, signIns = [HERE, THERE]) {
  const store = createStore();
  const data = fakeBrowserData(overrides);
  store.set(browserDataAtom, { load: async () => data });
  return renderOnBoard(
    <Provider store={store}>
      <SignInsSection email="ada@example.com" signIns={signIns} />
    </Provider>,
  );
}

const failed = (code: string) => ({ success: false, error: "", code }) as const;
const rows = () => screen.getAllByRole("listitem");
const endOne = () =>
  screen.getByRole("button", { name: /^Log out Another browser, in use since January 1, 2026/ });
const endOthers = () => screen.getByRole("button", { name: "Log out everywhere else" });
const password = () => screen.getByLabelText<HTMLInputElement>("Confirm your password");

describe("the list of sessions", () => {
  it("shows browser, system, start and last day, and marks the current one, which cannot be ended", () => {
    openList();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Firefox on Linux · this browserSince January 31, 2026, last used on February 3, 2026$/,
      ),
      expect.stringMatching(/^Another browserSince January 1, 2026, last used on February 1, 2026Log out$/),
    ]);
    expect(rows().map((row) => within(row).queryAllByRole("button").length)).toEqual([0, 1]);
  });

  it("lets the only listed one end all others, since a log-in without a visit to the site is not listed", async () => {
    const endSignIns = vi.fn<BrowserData["endSignIns"]>(async () => ({ success: true }));
    openList({ endSignIns }, [HERE]);
    await userEvent.click(endOthers());
    await screen.findByText("You’re logged out everywhere else.");
    expect(endSignIns).toHaveBeenCalledExactlyOnceWith({ which: "others" });
  });

  it.each([
    ["one", endOne, THERE.id, "That session has ended."],
    ["all others", endOthers, "others", "You’re logged out everywhere else."],
  ])("ends a log-in, %s, once on a double click, and refreshes", async (_, button, which, words) => {
    const asked = Promise.withResolvers<Awaited<ReturnType<BrowserData["endSignIns"]>>>();
    const endSignIns = vi.fn<BrowserData["endSignIns"]>(() => asked.promise);
    const { router } = openList({ endSignIns });
    await userEvent.dblClick(button());
    await screen.findByText("Logging out …");
    asked.resolve({ success: true });
    const note = await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(endSignIns).toHaveBeenCalledExactlyOnceWith({ which });
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  it("asks for the password after a while, and renews the cookie with it", async () => {
    const steps: unknown[] = [];
    const { router } = openList({
      endSignIns: async (asked) => {
        steps.push(asked);
        if (asked.password === undefined) return failed("auth/requires-recent-login");
        return asked.password === "correct horse" ? { success: true } : failed("auth/wrong-password");
      },
      openSiteSession: async () => void steps.push("cookie"),
    });
    await userEvent.click(endOthers());
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().autocomplete).toBe("current-password");
    await userEvent.type(password(), "wrong horse{Enter}");
    await screen.findByText(/Wrong password. Nothing was changed/);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    await userEvent.clear(password());
    await userEvent.type(password(), "correct horse{Enter}");
    await screen.findByText("You’re logged out everywhere else.");
    expect(steps).toEqual([
      { which: "others" },
      { which: "others", password: "wrong horse" },
      { which: "others", password: "correct horse" },
      "cookie",
    ]);
    expect(screen.queryByLabelText("Confirm your password")).toBeNull();
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  it.each([
    ["unavailable", /don’t know whether that worked/],
    ["auth/network-request-failed", /don’t know whether that worked/],
    ["too-many-requests", /Too many attempts/],
    ["unauthenticated", /session has ended/],
    ["deletion-unfinished", /Deleting your account isn’t finished/],
    ["internal", /went wrong on our side/],
  ])("shows a failure (%s), and can be retried", async (code, words) => {
    const endSignIns = vi.fn<BrowserData["endSignIns"]>(async () => ({ success: true }));
    endSignIns.mockResolvedValueOnce(failed(code));
    const { router } = openList({ endSignIns });
    await userEvent.click(endOne());
    await screen.findByText(words);
    expect(router.refresh).not.toHaveBeenCalled();
    await userEvent.click(endOne());
    await screen.findByText("That session has ended.");
  });
});
