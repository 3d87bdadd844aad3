import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { NewPassword } from "./new-password.tsx";

function openLink(overrides: Partial<BrowserData>) {
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData(overrides) });
  renderOnBoard(
    <Provider store={store}>
      <NewPassword code="mailed" />
    </Provider>,
  );
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("a mailed password-reset link", () => {
  it("leads to a new one when it no longer works", async () => {
    openLink({
      checkPasswordResetCode: async () => ({
        success: false,
        error: "Expired.",
        code: "auth/expired-action-code",
      }),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("has expired or was already used");
    const link = screen.getByRole("link", { name: "Get a new link" });
    expect(link.getAttribute("href")).toBe("/reset-password");
  });

  it("can be retried when it could not be checked", async () => {
    let tries = 0;
    openLink({
      checkPasswordResetCode: async () => {
        tries += 1;
        return tries === 1
          ? { success: false, error: "Offline.", code: "auth/network-request-failed" }
          : { success: true, email: "ada@example.com" };
      },
    });
    await screen.findByRole("alert");
    expect(screen.queryByRole("link", { name: "Get a new link" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("ada@example.com")).toBeDefined();
  });

  it("refuses common passwords", async () => {
    vi.stubGlobal("fetch", async () => new Response("password1\n"));
    const setNewPassword = vi.fn<BrowserData["setNewPassword"]>();
    openLink({ setNewPassword });
    await userEvent.type(await screen.findByLabelText("New password"), "Password1{Enter}");
    expect(await screen.findByText(/too easy to guess/)).toBeDefined();
    expect(setNewPassword).not.toHaveBeenCalled();
  });

  it("sets the password, and logs in with it", async () => {
    vi.stubGlobal("fetch", async () => new Response("password\n"));
    const leave = vi.spyOn(window.location, "replace").mockImplementation(() => {});
    const logIn = vi.fn<BrowserData["logIn"]>(async () => ({
      success: true,
      account: { uid: "ada", email: "ada@example.com" },
    }));
    openLink({ logIn });
    await userEvent.type(await screen.findByLabelText("New password"), "better horse{Enter}");
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/dashboard"));
    expect(logIn).toHaveBeenCalledExactlyOnceWith({ email: "ada@example.com", password: "better horse" });
  });

  it("sets the password, and leads to the log-in when logging in fails", async () => {
    vi.stubGlobal("fetch", async () => new Response("password\n"));
    openLink({ logIn: async () => ({ success: false, error: "", code: "auth/too-many-requests" }) });
    await userEvent.type(await screen.findByLabelText("New password"), "better horse{Enter}");
    await screen.findByText("Your password is changed.");
    expect(heading()).toBe("Log in with your new password");
    expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/log-in");
  });
});
