import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { PayHistogram } from "./pay-histogram.tsx";

const BINS = [0, 10_000, 20_000, 30_000].map((from) => ({ from, count: 2 }));
const renderHistogram = (min?: number, bins = BINS) =>
  render(<PayHistogram bins={bins} salary={{ ...(min !== undefined && { min }), includeUnstated: false }} />)
    .container;

describe("the picture over the pay filter", () => {
  it("is told in a sentence", () => {
    renderHistogram();
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^Pay of 8 jobs in any currency/);
  });

  it.each([
    [undefined, null],
    [0, "0"],
    [20_000, "2"],
    [25_000, "2"],
    [99_000, "3"],
  ])("with a least pay of %s is marked from bar %s on", (min, bar) => {
    expect(renderHistogram(min).querySelector(".pay-bars-chosen rect")?.getAttribute("x") ?? null).toBe(bar);
  });

  it("says that there is none, instead of a picture of nothing", () => {
    renderHistogram(
      20_000,
      BINS.map(({ from }) => ({ from, count: 0 })),
    );
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("No stated pay to show")).toBeTruthy();
  });
});
