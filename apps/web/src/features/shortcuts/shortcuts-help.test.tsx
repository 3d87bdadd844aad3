import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";

import { PassingNotice } from "../../ui/passing-notice.tsx";
import { Shortcuts } from "./shortcuts.tsx";

it("says that the list of keys could not be loaded, and shows it at the next try", async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>(async () => () => <p>All the keys</p>);
  load.mockRejectedValueOnce(new Error("down"));
  render(
    <Provider>
      <Shortcuts load={load} />
      <PassingNotice />
    </Provider>,
  );
  const button = screen.getByRole("button", { name: "Keyboard shortcuts" });
  await userEvent.click(button);
  expect((await screen.findByRole("status")).textContent).toMatch(/could not be loaded/);
  await userEvent.click(button);
  await screen.findByText("All the keys");
});
