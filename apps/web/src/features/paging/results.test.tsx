import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PendingContext } from "./navigation-context.ts";
import { Results } from "./results.tsx";

const results = (pending: boolean, path = "/?type=contract") => (
  <PendingContext value={pending}>
    <Results path={path} label="Jobs" outcome="3 jobs">
      A cook
    </Results>
  </PendingContext>
);

const findLine = () => document.querySelector(".pending-line");

describe("the results while another list is loading", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("tell screen readers at once, and show progress only after a tenth of a second", () => {
    render(results(true));
    expect(screen.getByRole("region", { name: "Jobs" }).getAttribute("aria-busy")).toBe("true");
    act(() => void vi.advanceTimersByTime(99));
    expect(findLine()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(findLine()).not.toBeNull();
  });

  it("fade when it takes long, until it is there", () => {
    const { rerender } = render(results(true));
    const section = screen.getByRole("region", { name: "Jobs" });
    act(() => void vi.advanceTimersByTime(100));
    act(() => void vi.advanceTimersByTime(299));
    expect(section.className).not.toContain("opacity-45");
    act(() => void vi.advanceTimersByTime(1));
    expect(section.className).toContain("opacity-45");
    rerender(results(false));
    expect([findLine(), section.className.includes("opacity-45")]).toEqual([null, false]);
  });
});

it("the results are announced for each list, even if it has as many jobs", () => {
  const { rerender } = render(results(false));
  const status = screen.getByRole("status");
  const said = status.firstElementChild;
  rerender(results(false, "/?type=freelance"));
  expect([status.textContent, status.firstElementChild === said]).toEqual(["3 jobs", false]);
});
