import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { FakeListing } from "../../testing/fake-listing.tsx";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { FilterForm } from "./filter-form.tsx";
import { PayHistogram } from "./pay-histogram.tsx";

type Salary = Parameters<typeof PayHistogram>[0]["salary"];
const BINS = [0, 10_000, 20_000, 30_000].map((from) => ({ from, count: 2 }));
const go = vi.fn<(path: string) => void>();

function renderHistogram(salary: Partial<Salary> = {}, bins = BINS, suggested = "USD") {
  go.mockClear();
  return renderOnBoard(
    <FakeListing query={`currency=${suggested}`} go={go}>
      <FilterForm path="/">
        <PayHistogram bins={bins} salary={{ includeUnstated: false, ...salary }} />
      </FilterForm>
    </FakeListing>,
  ).container;
}

describe("the pay histogram", () => {
  it("has a description", () => {
    renderHistogram({ currency: "EUR" });
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^Annual pay of 8 jobs in EUR/);
  });

  it.each([
    [undefined, null],
    [0, "0"],
    [20_000, "2"],
    [25_000, "2"],
    [99_000, "3"],
  ])("with a minimum of %s is highlighted from bar %s on", (min, bar) => {
    const marked = renderHistogram(min === undefined ? {} : { min }).querySelector(".pay-bars-chosen rect");
    expect(marked?.getAttribute("x") ?? null).toBe(bar);
  });

  it("is highlighted by the annual equivalent of monthly pay", () => {
    const marked = renderHistogram({ min: 2000, period: "month" }).querySelector(".pay-bars-chosen rect");
    expect(marked?.getAttribute("x")).toBe("2");
  });

  it("says that there is no pay to show, instead of an empty chart", () => {
    renderHistogram(
      {},
      BINS.map(({ from }) => ({ from, count: 0 })),
    );
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.getByText("No stated pay to show")).toBeTruthy();
  });
});

describe("the pay slider", () => {
  const bars = (min: number) => (
    <FilterForm path={`/?salary_min=${min}`}>
      <PayHistogram bins={BINS} salary={{ includeUnstated: false, min }} />
    </FilterForm>
  );
  const slide = (to: number) => {
    const slider = screen.getByRole("slider");
    fireEvent.change(slider, { target: { value: String(to) } });
    return slider;
  };

  it("asks in the currency of its bars, whatever the question suggests", () => {
    renderHistogram({}, BINS, "INR");
    fireEvent.keyUp(slide(2));
    expect(go).toHaveBeenLastCalledWith("/?salary_min=20000&currency=USD");
  });

  it("shows the choice while it is dragged, and applies it on release", () => {
    renderHistogram({ currency: "EUR" });
    const slider = slide(2);
    expect(slider.getAttribute("aria-valuetext")).toBe("€20k a year or more: 4 jobs");
    expect(go).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider);
    expect(go.mock.calls).toEqual([["/?salary_min=20000&currency=EUR"]]);
  });

  it("works with arrow keys, and asks in the reader's pay period", () => {
    renderHistogram({ currency: "EUR", period: "month" });
    fireEvent.keyUp(slide(3), { key: "ArrowRight" });
    expect(go).toHaveBeenLastCalledWith("/?salary_min=2500&currency=EUR&period=month");
  });

  it.each([
    ["EUR", "month", 1, ["833", "1666", "2500", "3333"]],
    ["USD", "hour", 1, ["4.8", "9.61", "14.42", "19.23"]],
    ["EUR", "day", 1, ["38.46", "76.92", "115", "153"]],
    ["INR", "month", 100, ["83333", "166666", "250000", "333333"]],
    ["KWD", "hour", 0.2, ["0.96", "1.92", "2.88", "3.84"]],
  ] as const)("moves a bar a press, asked for in %s per %s", (currency, period, scale, amounts) => {
    const scaled = [0, 1, 2, 3, 4].map((bar) => ({ from: bar * 10_000 * scale, count: 2 }));
    amounts.forEach((amount, before) => {
      const salary = before === 0 ? {} : { min: Number(amounts[before - 1]) };
      renderHistogram({ ...salary, currency, period }, scaled);
      const slider = screen.getByRole<HTMLInputElement>("slider");
      expect(slider.value).toBe(String(before));
      fireEvent.keyUp(slide(before + 1), { key: "ArrowRight" });
      expect(go).toHaveBeenLastCalledWith(`/?salary_min=${amount}&currency=${currency}&period=${period}`);
      cleanup();
    });
  });

  it("finds the bar for an amount with cents from an earlier link", () => {
    renderHistogram({ min: 1666.66, currency: "EUR", period: "month" });
    expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("2");
  });

  it("can be moved back before the list has followed", () => {
    renderHistogram({ currency: "EUR" });
    fireEvent.keyUp(slide(3), { key: "End" });
    fireEvent.keyUp(slide(0), { key: "Home" });
    expect(go.mock.calls).toEqual([["/?salary_min=30000&currency=EUR"], ["/"]]);
  });

  it("keeps the focus while the list follows, and then shows the address's amount", () => {
    const { show } = renderOnBoard(bars(10_000));
    const slider = screen.getByRole<HTMLInputElement>("slider");
    slider.focus();
    fireEvent.keyUp(slide(3), { key: "End" });
    show(bars(30_000));
    expect(document.activeElement).toBe(slider);
    show(bars(10_000));
    expect(slider.value).toBe("1");
  });

  it("stays put under a drag while an earlier list arrives", () => {
    const { show } = renderOnBoard(bars(10_000));
    fireEvent.keyUp(slide(2), { key: "ArrowRight" });
    const slider = slide(3);
    show(bars(20_000));
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^\$30k/);
    fireEvent.keyUp(slider, { key: "ArrowRight" });
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^\$30k/);
  });

  it("drops on back what was chosen and never loaded", () => {
    renderOnBoard(bars(10_000));
    const slider = slide(3);
    fireEvent.keyUp(slider, { key: "End" });
    fireEvent.popState(window);
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^\$10k/);
  });

  it("stays where it was under a swipe that scrolls the page", () => {
    renderHistogram({ min: 20_000 });
    const slider = slide(3);
    fireEvent.pointerCancel(slider);
    fireEvent.blur(slider);
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^\$20k/);
    expect(go).not.toHaveBeenCalled();
  });

  it("asks for any pay at its left end", () => {
    renderHistogram({ min: 20_000 });
    fireEvent.pointerUp(slide(0));
    expect(go).toHaveBeenLastCalledWith("/");
  });

  it("does nothing if it was not moved", () => {
    renderHistogram({ min: 20_000 });
    fireEvent.pointerUp(screen.getByRole("slider"));
    fireEvent.blur(screen.getByRole("slider"));
    expect(go).not.toHaveBeenCalled();
  });
});
