import type { CodeWanted } from "@farwork/data";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { vi } from "vitest";

import { LogIn } from "../account/log-in.tsx";
import { type BrowserData, browserDataAtom } from "../data/browser-data.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { fakeBrowserData } from "./fake-browser-data.ts";
import { renderOnBoard } from "./render-on-board.tsx";

export const account = { uid: "ada", email: "ada@example.com" };
export const leave = vi.fn<(path: string | URL) => void>();
export const confirm = vi.fn<CodeWanted["confirm"]>();
export const sendAnother = vi.fn<CodeWanted["sendAnother"]>();

/** Before each test: notes where the page is left for, and has the mailed code taken. */
export function takeCodes(): void {
  vi.spyOn(window.location, "replace").mockImplementation(leave);
  confirm.mockResolvedValue({ success: true, account });
}

export const refusal = (code: string) =>
  ({ success: false, error: `Firebase: Error (${code}).`, code }) as const;

export const WANTED: CodeWanted = {
  ...refusal("auth/multi-factor-auth-required"),
  confirm: (code) => confirm(code),
  sendAnother: () => sendAnother(),
};

export const codeField = () => screen.getByLabelText<HTMLInputElement>("Code");
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Logs in with a browser that the account does not know, up to where the code is wanted. */
export async function comeToCode(
  before = async (_store: ReturnType<typeof createStore>) => {},
  overrides: Partial<BrowserData> = {},
) {
  const store = createStore();
  const data = fakeBrowserData({ logIn: async () => WANTED, ...overrides });
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(
    <Provider store={store}>
      <SiteLink href="/log-in?next=%2Fsaved">Log in</SiteLink>
      <LogIn next="/saved" />
    </Provider>,
  );
  await before(store);
  await userEvent.type(screen.getByLabelText("E-mail"), " Ada@Example.com ");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await press("Log in");
  await screen.findByText("Check your mail");
  return store;
}
