import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { ThemeToggle } from "./theme-toggle.tsx";
import { readTheme } from "./theme.ts";

const page = document.documentElement;

beforeEach(() => {
  delete page.dataset["theme"];
  document.cookie = "theme=; max-age=0; path=/";
});

const press = () => userEvent.click(screen.getByRole("button", { name: "Switch between light and dark" }));

describe("switching the theme", () => {
  it("starts from the system's theme, and is remembered for the server", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    render(<ThemeToggle chosen={undefined} />);
    await press();
    expect(page.dataset["theme"]).toBe("light");
    expect(document.cookie).toContain("theme=light");
    await press();
    expect(page.dataset["theme"]).toBe("dark");
    expect(document.cookie).toContain("theme=dark");
  });

  it("starts from the chosen theme", async () => {
    render(<ThemeToggle chosen="dark" />);
    await press();
    expect(page.dataset["theme"]).toBe("light");
  });
});

it("accepts only the two themes from a cookie", () => {
  expect([readTheme("dark"), readTheme("<script>"), readTheme(undefined)]).toEqual([
    "dark",
    undefined,
    undefined,
  ]);
});
