import type { AuthOutcome, CodeWanted } from "@farwork/data";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { browserDataAtom } from "../data/browser-data.ts";
import { fakeBrowserData } from "../testing/fake-browser-data.ts";
import { renderOnBoard } from "../testing/render-on-board.tsx";
import { LogIn } from "./log-in.tsx";
import { noteSessionAtom } from "./session-atoms.ts";
import { writeSessionRecord } from "./session-record.ts";

const account = { uid: "ada", email: "ada@example.com" };
const leave = vi.fn<(path: string | URL) => void>();
const confirm = vi.fn<CodeWanted["confirm"]>();
const sendAnother = vi.fn<CodeWanted["sendAnother"]>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(window.location, "replace").mockImplementation(leave);
  confirm.mockResolvedValue({ success: true, account });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const refusal = (code: string) => ({ success: false, error: `Firebase: Error (${code}).`, code }) as const;

const WANTED: CodeWanted = { ...refusal("auth/multi-factor-auth-required"), confirm, sendAnother };

const field = () => screen.getByLabelText<HTMLInputElement>("Code");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

/** Logs in with a browser that the account does not know, up to where the code is wanted. */
async function comeToCode(before = async (_store: ReturnType<typeof createStore>) => {}) {
  const store = createStore();
  const data = fakeBrowserData({ logIn: async () => WANTED });
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(
    <Provider store={store}>
      <LogIn next="/saved" />
    </Provider>,
  );
  await before(store);
  await userEvent.type(screen.getByLabelText("E-mail"), " Ada@Example.com ");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await press("Log in");
  await screen.findByText("Check your mail");
}

describe("a log-in in a browser that the account does not know", () => {
  it("takes a mailed code in the form's place: it says where to look, and the field is ready", async () => {
    await comeToCode();
    expect(heading()).toBe("Check your mail");
    expect(screen.getByText("Ada@Example.com").closest("output")?.textContent).toContain("mailed a code to");
    expect(document.activeElement).toBe(field());
    expect([field().autocomplete, field().inputMode]).toEqual(["one-time-code", "numeric"]);
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  it("says no more that a session ended, once its person logs in again", async () => {
    writeSessionRecord({ uid: "ada", openedAt: 1 });
    await comeToCode(async (store) => {
      act(() => store.set(noteSessionAtom, { status: "signed-out" }));
      await screen.findByText(/Your session has ended/);
    });
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
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
      expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")).toContain(said);
      expect(document.activeElement).toBe(field());
    }
    expect(leave).not.toHaveBeenCalled();
  });

  it("says what went wrong beside the code, and keeps what was typed", async () => {
    await comeToCode();
    for (const [code, words] of [
      ["unavailable", /can’t reach our server/],
      ["auth/network-request-failed", /Check your connection/],
      ["auth/user-token-expired", /log in again/],
      ["auth/never-heard-of", /went wrong on our side/],
    ] as const) {
      confirm.mockResolvedValue(refusal(code));
      await userEvent.clear(field());
      await userEvent.type(field(), "123456{Enter}");
      expect((await screen.findByRole("alert")).textContent).toMatch(words);
      expect(field().value).toBe("123456");
    }
  });

  it("leads back to the form for another account", async () => {
    await comeToCode();
    await press("Use another account");
    expect(heading()).toBe("Log in");
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    expect(screen.queryByText(/mailed a code/)).toBeNull();
  });
});

describe("another code", () => {
  const START = Date.UTC(2026, 10, 22);

  /** Comes to the code, and asks for another so many seconds later. */
  async function askAfter(seconds: number) {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    await comeToCode();
    vi.setSystemTime(START + seconds * 1000);
    await press("Send another code");
  }

  it("is not asked for within a minute, and that is said", async () => {
    await askAfter(18);
    expect(screen.getByText(/ask for another in 42 seconds/).tagName).toBe("OUTPUT");
    expect(sendAnother).not.toHaveBeenCalled();
  });

  it("is asked for after a minute, and is the one that counts", async () => {
    const confirmAnother = vi.fn<CodeWanted["confirm"]>(async () => ({ success: true, account }));
    sendAnother.mockResolvedValue({ ...WANTED, confirm: confirmAnother });
    await askAfter(60);
    await screen.findByText(/Another code is on its way/);
    await press("Send another code");
    await screen.findByText(/ask for another in 60 seconds/);
    expect(sendAnother).toHaveBeenCalledOnce();
    await userEvent.type(field(), "654321{Enter}");
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
    expect(confirmAnother).toHaveBeenCalledExactlyOnceWith("654321");
  });

  it("is asked for at once where too many wrong ones made the first void", async () => {
    confirm.mockResolvedValue(refusal("auth/too-many-requests"));
    sendAnother.mockResolvedValue(WANTED);
    await comeToCode();
    await userEvent.type(field(), "123456{Enter}");
    await screen.findByText(/Too many wrong codes/);
    await press("Send another code");
    await screen.findByText(/Another code is on its way/);
  });

  it("that could not be mailed can be asked for again at once", async () => {
    sendAnother.mockResolvedValue(refusal("unavailable"));
    await askAfter(60);
    await screen.findByText(/can’t send mail just now/);
    sendAnother.mockResolvedValue(refusal("auth/too-many-requests"));
    await press("Send another code");
    await screen.findByText(/mailed you too many codes/);
  });

  it("is not wanted by who was let in meanwhile: they are led on", async () => {
    sendAnother.mockResolvedValue({ success: true, account });
    await askAfter(60);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
  });
});
