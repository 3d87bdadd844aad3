import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { LazyPrivacyChoices } from "./pixel-parts.tsx";

vi.mock("./privacy-choices.tsx", () => {
  throw new Error("The code failed to load.");
});

it("offers to reload the page where the code of the privacy choices failed to load", async () => {
  render(<LazyPrivacyChoices pixel={{ id: "7", url: "https://pixel.example/tr" }} />);
  expect(await screen.findByRole("button", { name: "Reload to see your privacy choices" })).toBeTruthy();
});
