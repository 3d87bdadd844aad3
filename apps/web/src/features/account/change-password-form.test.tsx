import { DataError } from "@farwork/data/data-error";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { GET } from "../../app/common-passwords.txt/route.ts";
import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

beforeEach(() => void vi.stubGlobal("fetch", async () => GET()));

function openForm(overrides: Partial<BrowserData> = {}) {
  const store = createSiteStore();
  const data = fakeBrowserData(overrides);
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(
    <Provider store={store}>
      <ChangePasswordForm email="ada@example.com" />
    </Provider>,
  );
}

const current = () => screen.getByLabelText<HTMLInputElement>("Current password");
const chosen = () => screen.getByLabelText<HTMLInputElement>("New password");
const send = () => screen.getByRole("button", { name: /^Chang/ });
const noteOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

async function fillIn(password = "battery staple") {
  await userEvent.type(current(), "correct horse");
  await userEvent.type(chosen(), password);
}

describe("the change-password form", () => {
  it("marks the account, the current and the new password for password managers", () => {
    openForm();
    expect([current().autocomplete, chosen().autocomplete]).toEqual(["current-password", "new-password"]);
    const account = document.querySelector<HTMLInputElement>("input[autocomplete=username]");
    expect(account?.value).toBe("ada@example.com");
  });

  it("validates both passwords before it calls the service", async () => {
    const changePassword = vi.fn<BrowserData["changePassword"]>();
    openForm({ changePassword });
    await userEvent.type(chosen(), "1234567");
    await userEvent.click(send());
    expect(noteOf(current())).toContain("Enter your password.");
    expect(noteOf(chosen())).toContain("at least 8 characters");
    expect(document.activeElement).toBe(current());
    expect(changePassword).not.toHaveBeenCalled();
  });

  it("refuses common passwords", async () => {
    const changePassword = vi.fn<BrowserData["changePassword"]>();
    openForm({ changePassword });
    await fillIn("Password1");
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(chosen()));
    expect(noteOf(chosen())).toContain("too easy to guess");
    expect(changePassword).not.toHaveBeenCalled();
  });

  it("changes the password once on a double click, shows progress, renews the cookie, and keeps no password", async () => {
    const asked = Promise.withResolvers<Awaited<ReturnType<BrowserData["changePassword"]>>>();
    const steps: unknown[] = [];
    openForm({
      changePassword: (change) => {
        steps.push(change);
        return asked.promise;
      },
      openSiteSession: async () => void steps.push("cookie"),
    });
    await fillIn();
    await userEvent.dblClick(send());
    await screen.findByText("Changing your password …");
    asked.resolve({ success: true });
    await screen.findByText(/Your password is changed. You are still logged in here/);
    expect(steps).toEqual([{ current: "correct horse", password: "battery staple" }, "cookie"]);
    expect([current().value, chosen().value]).toEqual(["", ""]);
  });

  it.each([
    ["auth/wrong-password", () => current(), /Wrong password. Nothing was changed/],
    ["auth/weak-password", () => chosen(), /too easy to guess/],
    ["auth/password-does-not-meet-requirements", () => chosen(), /too easy to guess/],
  ])("shows %s at its field", async (code, field, words) => {
    openForm({ changePassword: async () => ({ success: false, error: "", code }) });
    await fillIn();
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(noteOf(field())).toMatch(words);
    expect(screen.queryByText(/Your password is changed/)).toBeNull();
  });

  it.each([
    ["unavailable", /Other browsers may stay logged in until you open a page here again/],
    ["unauthenticated", /Log in with the new one/],
  ] as const)("claims no more than is known where the site answers %s", async (code, words) => {
    openForm({ openSiteSession: () => Promise.reject(new DataError(code)) });
    await fillIn();
    await userEvent.click(send());
    await screen.findByText(words);
    expect(screen.queryByText(/nowhere else/)).toBeNull();
  });

  it.each([
    ["auth/too-many-requests", /Too many attempts/],
    ["auth/network-request-failed", /don’t know whether that worked/],
    ["auth/user-token-expired", /session has ended/],
    ["auth/no-such-code", /went wrong on our side/],
  ])("shows %s", async (code, words) => {
    openForm({ changePassword: async () => ({ success: false, error: "", code }) });
    await fillIn();
    await userEvent.click(send());
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
  });
});
