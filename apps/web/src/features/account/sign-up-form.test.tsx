import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

it("sends a new account straight back to the page it came from", async () => {
  vi.stubGlobal("fetch", async () => new Response("password1\n"));
  const leave = vi.spyOn(window.location, "replace").mockImplementation(() => {});
  const store = createSiteStore();
  const data = fakeBrowserData();
  store.set(browserDataAtom, { load: async () => data });
  renderOnBoard(
    <Provider store={store}>
      <SignUpForm next="/?q=chef" />
    </Provider>,
  );
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("/?q=chef"));
});
