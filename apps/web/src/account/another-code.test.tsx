import type { CodeWanted } from "@farwork/data";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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
  sendAnother,
  WANTED,
  takeCodes,
} from "../testing/come-to-code.tsx";
import { noteSessionAtom } from "./session-atoms.ts";

beforeEach(() => {
  takeCodes();
});
afterEach(() => {
  vi.resetAllMocks();
});

describe("another code", () => {
  const START = Date.UTC(2026, 10, 22);

  /** Comes to the code, and asks for another so many seconds later. */
  async function askAfter(seconds: number, overrides: Partial<BrowserData> = {}) {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    const store = await comeToCode(undefined, overrides);
    vi.setSystemTime(START + seconds * 1000);
    await press("Send another code");
    return store;
  }

  it("is not asked for within a minute, and that is said", async () => {
    await askAfter(18);
    expect(screen.getByText(/ask for another in 42 seconds/).tagName).toBe("OUTPUT");
    expect(sendAnother).not.toHaveBeenCalled();
  });

  it("can be asked for when that is said, at the end of the minute", async () => {
    await comeToCode();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
    screen.getByText(/ask for another in \d+ seconds/);
    act(() => void vi.advanceTimersByTime(60_000));
    screen.getByText("You can ask for another code now.");
    expect(screen.queryByText(/seconds/)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
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
    for (const [code, words] of [
      ["auth/quota-exceeded", /mailed you too many codes. Use the newest/],
      ["auth/too-many-requests", /a few tries too many/],
    ] as const) {
      sendAnother.mockResolvedValue(refusal(code));
      await press("Send another code");
      await screen.findByText(words);
    }
  });

  it("is not wanted by who was let in meanwhile: they are led on", async () => {
    sendAnother.mockResolvedValue({ success: true, account });
    await askAfter(60);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
  });

  it("is not wanted by them where the site's session cannot be opened: that is said, and all can be tried again", async () => {
    sendAnother.mockResolvedValue({ success: true, account });
    await askAfter(60, {
      openSiteSession: async () => {
        throw Object.assign(new Error("no"), { code: "unavailable" });
      },
    });
    await screen.findByText(/server can’t be reached/);
    expect(screen.getByRole("button", { name: "Send another code" }).getAttribute("aria-disabled")).toBe(
      "false",
    );
  });

  it("is not wanted by them where their profile cannot be read: they hear that before they are led on", async () => {
    sendAnother.mockResolvedValue({ success: true, account, profileError: "Failed to fetch user data" });
    const store = await askAfter(60);
    act(() => store.set(noteSessionAtom, { status: "signed-in", account }));
    await screen.findByText(/Failed to fetch user data/);
    await press("Go on without it");
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/saved"));
  });
});
