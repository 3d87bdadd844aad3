import { DataError } from "@farwork/data/data-error";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";

const refused = new DataError("invalid-argument", { field: "code" });

function follow(confirm: BrowserData["confirmEmail"], session: Session = { status: "signed-out" }) {
  const confirmEmail = vi.fn(confirm);
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ confirmEmail }) });
  store.set(sessionAtom, session);
  renderOnBoard(
    <StrictMode>
      <Provider store={store}>
        <ConfirmEmail code="code-of-ada" />
      </Provider>
    </StrictMode>,
  );
  return confirmEmail;
}

describe("a confirmation link", () => {
  it("confirms the address, even when signed out, and sends its code once", async () => {
    const confirmEmail = follow(async () => {});
    await screen.findByText(/Your email is confirmed/);
    expect(confirmEmail).toHaveBeenCalledExactlyOnceWith("code-of-ada");
  });

  it("says when it was used, and leads to where a new one can be requested", async () => {
    follow(() => Promise.reject(refused));
    await screen.findByText("This link has expired or was already used.");
    expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe("/searches");
  });

  it("offers the signed-in user a new one when it is too old, even without a saved search", async () => {
    const account = { uid: "ada", email: "ada@example.com" };
    follow(() => Promise.reject(refused), { status: "signed-in", account });
    await screen.findByText("We’ll send a new link to ada@example.com.");
    await userEvent.click(screen.getByRole("button", { name: "Resend confirmation" }));
    await screen.findByText(/^Sent\./);
  });

  it("shows no error when the signed-in user's address is already confirmed", async () => {
    const account = { uid: "ada", email: "ada@example.com", isEmailConfirmed: true };
    follow(() => Promise.reject(refused), { status: "signed-in", account });
    await screen.findByText(/Your email is confirmed/);
  });

  it("can be retried when the server is unreachable", async () => {
    const confirm = vi.fn<BrowserData["confirmEmail"]>();
    confirm.mockRejectedValueOnce(new DataError("unavailable"));
    follow(confirm);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText(/Your email is confirmed/);
  });
});
