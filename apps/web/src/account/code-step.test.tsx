import type { AuthOutcome } from "@farwork/data";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { BrowserData } from "../data/browser-data.ts";
import {
  account,
  codeField as field,
  comeToCode,
  confirm,
  leave,
  press,
  refusal,
  takeCodes,
} from "../testing/come-to-code.tsx";
import { noteSessionAtom } from "./session-atoms.ts";
import { writeSessionRecord } from "./session-record.ts";

beforeEach(() => {
  takeCodes();
});
afterEach(() => {
  vi.resetAllMocks();
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const notesOf = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));

describe("a log-in in a browser that the account does not know", () => {
  it("takes a mailed code in the form's place: it says where to look, and the field is ready", async () => {
    await comeToCode();
    expect(heading()).toBe("Check your mail");
    expect(screen.getByText("Ada@Example.com").closest("output")?.textContent).toContain("mailed a code to");
    expect(document.activeElement).toBe(field());
    expect([field().autocomplete, field().inputMode]).toEqual(["one-time-code", "numeric"]);
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  it("says where to look in a place that was there before, and again at the field", async () => {
    let place: HTMLElement | undefined;
    await comeToCode(async () => {
      place = screen.getAllByRole("status").find(({ textContent }) => textContent === "");
    });
    const said = screen.getByText(/mailed a code to/);
    expect(said).toBe(place);
    expect(notesOf(field())).toContain(said);
  });

  it("says no more that a session ended, once its person logs in again", async () => {
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    await comeToCode(async (store) => {
      act(() => store.set(noteSessionAtom, { status: "signed-out" }));
      await screen.findByText(/Your session has ended/);
    });
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
  });

  it("leads nobody on as somebody else, who is still signed in here, while a code is awaited", async () => {
    const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {});
    openSiteSession.mockRejectedValueOnce(Object.assign(new Error("no"), { code: "unavailable" }));
    const comeAsAda = async (store: ReturnType<typeof createStore>) => {
      await act(async () => store.set(noteSessionAtom, { status: "signed-in", account }));
      await screen.findByText(/server can’t be reached/);
      // The ten seconds in which a tab goes in by itself but once are over.
      sessionStorage.clear();
    };
    await comeToCode(comeAsAda, { openSiteSession });
    expect(heading()).toBe("Check your mail");
    expect(screen.queryByText(/You are logged in/)).toBeNull();
    confirm.mockResolvedValueOnce(refusal("auth/invalid-verification-code"));
    await userEvent.type(field(), "123456{Enter}");
    await screen.findByText(/newest mail/);
    expect(openSiteSession).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
  });

  it("takes the code as it is copied, and leads on", async () => {
    await comeToCode();
    await userEvent.paste(" 123 456\u00A0");
    await press("Log in");
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
    expect(confirm).toHaveBeenCalledExactlyOnceWith("123456");
  });

  it("asks nobody about what cannot be a code", async () => {
    await comeToCode();
    for (const [typed, words] of [
      ["", /Enter the code/],
      ["12345", /six digits/],
      ["1234567", /six digits/],
      ["12345a", /six digits/],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${typed}{Enter}`);
      expect(screen.getByText(words)).toBeDefined();
      expect(document.activeElement).toBe(field());
    }
    expect(confirm).not.toHaveBeenCalled();
  });

  it("sends a code once however often the button is pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<AuthOutcome>();
    confirm.mockReturnValue(promise);
    await comeToCode();
    await userEvent.type(field(), "123456");
    await userEvent.dblClick(screen.getByRole("button", { name: "Log in" }));
    await press("Logging in …");
    await act(async () => resolve({ success: true, account }));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("says what is wrong with a code, at its field, and what to do", async () => {
    await comeToCode();
    for (const [code, words] of [
      ["auth/invalid-verification-code", /newest mail/],
      ["auth/too-many-requests", /Too many wrong codes.*Send another/],
    ] as const) {
      confirm.mockResolvedValue(refusal(code));
      await userEvent.clear(field());
      await userEvent.type(field(), "123456{Enter}");
      const said = await screen.findByText(words);
      const note = notesOf(field()).find((place) => place?.contains(said));
      expect(note?.getAttribute("aria-live")).toBe("polite");
      expect(document.activeElement).toBe(field());
    }
    expect(leave).not.toHaveBeenCalled();
  });

  it("says what went wrong beside the code, and keeps what was typed", async () => {
    await comeToCode();
    for (const [code, words] of [
      ["unavailable", /can’t reach our server/],
      ["auth/network-request-failed", /Check your connection/],
      ["auth/user-token-expired", /Log in again/],
      ["auth/never-heard-of", /went wrong on our side/],
    ] as const) {
      confirm.mockResolvedValue(refusal(code));
      await userEvent.clear(field());
      await userEvent.type(field(), "123456{Enter}");
      expect((await screen.findByRole("alert")).textContent).toMatch(words);
      expect(field().value).toBe("123456");
    }
  });

  it.each([
    ["for another account", () => press("Use another account")],
    ["by the header's link too", () => userEvent.click(screen.getByRole("link", { name: "Log in" }))],
  ])("leads back to the form %s", async (_, goBack) => {
    await comeToCode();
    await goBack();
    expect(heading()).toBe("Log in");
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    expect(screen.queryByText(/mailed a code/)).toBeNull();
  });
});

describe("while somebody may be let in any moment", () => {
  const leavings = () => [
    screen.getByRole("button", { name: "Use another account" }),
    screen.getByRole("link", { name: "Log in" }),
  ];

  it("the step cannot be left for the form, which the late answer would take away", async () => {
    const { promise, resolve } = Promise.withResolvers<AuthOutcome>();
    confirm.mockReturnValueOnce(promise);
    await comeToCode();
    await userEvent.type(field(), "123456{Enter}");
    expect(leavings()[0]?.getAttribute("aria-disabled")).toBe("true");
    for (const way of leavings()) await userEvent.click(way);
    expect(heading()).toBe("Check your mail");
    await act(async () => resolve(refusal("auth/invalid-verification-code")));
    expect(leave).not.toHaveBeenCalled();
    await press("Use another account");
    expect(heading()).toBe("Log in");
  });

  it("nor while the site's session is opened for them", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await comeToCode(undefined, { openSiteSession: () => promise });
    await userEvent.type(field(), "123456{Enter}");
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    for (const way of leavings()) await userEvent.click(way);
    expect(heading()).toBe("Check your mail");
    await act(async () => resolve(undefined));
    expect(leave).toHaveBeenCalledExactlyOnceWith("/saved");
  });

  it("who went to another page is logged in, and stays there", async () => {
    const { promise, resolve } = Promise.withResolvers<AuthOutcome>();
    confirm.mockReturnValueOnce(promise);
    const openSiteSession = vi.fn<BrowserData["openSiteSession"]>(async () => {});
    await comeToCode(undefined, { openSiteSession });
    await userEvent.type(field(), "123456{Enter}");
    cleanup();
    await act(async () => resolve({ success: true, account }));
    await vi.waitFor(() => expect(openSiteSession).toHaveBeenCalledOnce());
    await act(async () => {});
    expect(leave).not.toHaveBeenCalled();
  });
});
