import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";

import { FilterGroup } from "./filter-group.tsx";

const choices = [{ value: "design", label: "Design", count: 2, figure: "2", chosen: false }];

it("has a heading over its choices", () => {
  render(<FilterGroup legend="Category" name="category" choices={choices} />);
  expect(screen.getByRole("group", { name: "Category" })).toBeTruthy();
});

it("has no heading without choices", () => {
  const { container } = render(<FilterGroup legend="Category" name="category" choices={[]} />);
  expect(container.textContent).toBe("");
});

const data = { value: "data", label: "Data", count: 3, figure: "3", chosen: false, excluded: false };

function renderFolded(behind: typeof data, isOpen = false) {
  const { container } = render(
    <form>
      <FilterGroup
        legend="Category"
        name="category"
        choices={[...choices, behind]}
        shown={1}
        isOpen={isOpen}
      />
    </form>,
  );
  const sent = () => [...new FormData(container.querySelector("form") ?? undefined)];
  return { sent, line: () => screen.queryByRole("checkbox", { name: "Data 3 jobs" }) };
}

it("offers to exclude a value, and expands when a hidden one is excluded", () => {
  const { line } = renderFolded({ ...data, excluded: true });
  const not = screen.getByRole<HTMLInputElement>("checkbox", { name: "Exclude Data" });
  expect([not.name, not.value, not.checked]).toEqual(["category", "-data", true]);
  expect(line()).toBeTruthy();
});

it("expands on demand, or when the address says so", async () => {
  const { line } = renderFolded(data);
  expect(line()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "1 more", expanded: false }));
  expect(line()).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Fewer", expanded: true }));
  expect(line()).toBeNull();
  cleanup();
  expect(renderFolded(data, true).line()).toBeTruthy();
});

it("still sends what was ticked before it was collapsed and the list arrived", async () => {
  const { line, sent } = renderFolded(data);
  await userEvent.click(screen.getByRole("button", { name: "1 more" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Data 3 jobs" }));
  await userEvent.click(screen.getByRole("button", { name: "Fewer" }));
  expect(line()).toBeNull();
  expect(sent()).toEqual([["category", "data"]]);
});

it("still sends what is chosen in its collapsed part", async () => {
  const { line, sent } = renderFolded({ ...data, chosen: true });
  await userEvent.click(screen.getByRole("button", { name: "Fewer" }));
  expect(line()).toBeNull();
  expect(sent()).toEqual([["category", "data"]]);
});
