import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { HiddenNote } from "./hidden-note.tsx";

afterEach(() => {
  document.cookie = "hidden=; path=/; max-age=-1";
});

it("disappears once everything is shown again, and keeps the focus", async () => {
  document.cookie = "hidden=a-1~; path=/";
  renderOnBoard(<HiddenNote totalHidden={0} isShown />, "hidden=show");
  screen.getByText("Hidden jobs are included.");
  await userEvent.click(screen.getByRole("button", { name: "Unhide everything" }));
  const note = await screen.findByText("No jobs are hidden.");
  expect(screen.queryByRole("link", { name: "Hide them again" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Unhide everything" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(note));
});

it("takes no focus when the page starts with nothing hidden", async () => {
  renderOnBoard(<HiddenNote totalHidden={0} isShown />, "hidden=show");
  await screen.findByText("No jobs are hidden.");
  expect(document.activeElement).toBe(document.body);
});
