import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, describe, expect, it } from "vitest";

import { type BrowserData, browserDataAtom } from "../data/browser-data.ts";
import { fakeBrowserData } from "../testing/fake-browser-data.ts";
import { renderOnBoard } from "../testing/render-on-board.tsx";
import { NewPassword } from "./new-password.tsx";

afterEach(cleanup);

function openLink(checkPasswordResetCode: BrowserData["checkPasswordResetCode"]) {
  const store = createStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ checkPasswordResetCode }) });
  renderOnBoard(
    <Provider store={store}>
      <NewPassword code="mailed" />
    </Provider>,
  );
}

describe("a mailed link to a new password", () => {
  it("that does not work any more leads to a new one", async () => {
    openLink(async () => ({ success: false, error: "Expired.", code: "auth/expired-action-code" }));
    expect((await screen.findByRole("alert")).textContent).toContain("has been used, or is too old");
    const link = screen.getByRole("link", { name: "Get a new link" });
    expect(link.getAttribute("href")).toBe("/reset-password");
  });

  it("that could not be checked can be tried again, and needs no new one", async () => {
    let tries = 0;
    openLink(async () => {
      tries += 1;
      return tries === 1
        ? { success: false, error: "Offline.", code: "auth/network-request-failed" }
        : { success: true, email: "ada@example.com" };
    });
    await screen.findByRole("alert");
    expect(screen.queryByRole("link", { name: "Get a new link" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("ada@example.com")).toBeDefined();
  });
});
