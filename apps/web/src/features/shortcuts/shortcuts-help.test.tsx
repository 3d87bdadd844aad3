import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";

import { Toast } from "../../ui/toast.tsx";
import { Shortcuts } from "./shortcuts.tsx";

it("says when the list of shortcuts could not be loaded, and shows it on the next try", async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>(async () => () => <p>All the keys</p>);
  load.mockRejectedValueOnce(new Error("down"));
  render(
    <Provider>
      <Shortcuts load={load} />
      <Toast />
    </Provider>,
  );
  const button = screen.getByRole("button", { name: "Keyboard shortcuts" });
  await userEvent.click(button);
  expect((await screen.findByRole("status")).textContent).toMatch(/couldn’t be loaded/);
  await userEvent.click(button);
  await screen.findByText("All the keys");
});
