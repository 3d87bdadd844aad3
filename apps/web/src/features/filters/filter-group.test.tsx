import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { FilterGroup } from "./filter-group.tsx";

const choices = [{ value: "design", label: "Design", count: 2, figure: "2", chosen: false }];

it("heads the choices there are", () => {
  render(<FilterGroup legend="Category" name="category" choices={choices} />);
  expect(screen.getByRole("group", { name: "Category" })).toBeTruthy();
});

it("shows no heading over nothing to choose from", () => {
  const { container } = render(<FilterGroup legend="Category" name="category" choices={[]} />);
  expect(container.textContent).toBe("");
});

it("offers to leave a value out, and shows lines behind the fold when one of them is left out", () => {
  const excluded = { value: "data", label: "Data", count: 3, figure: "3", chosen: false, excluded: true };
  const { container } = render(
    <FilterGroup legend="Category" name="category" choices={[...choices, excluded]} shown={1} />,
  );
  const not = screen.getByRole<HTMLInputElement>("checkbox", { name: "Exclude Data" });
  expect([not.name, not.value, not.checked]).toEqual(["category", "-data", true]);
  expect(screen.getByRole("checkbox", { name: "Data 3 jobs" })).toBeTruthy();
  expect(container.querySelector("details")?.open).toBe(true);
});
