import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { FilterGroup } from "./filter-group.tsx";

afterEach(cleanup);

const choices = [{ value: "design", label: "Design", count: 2, chosen: false }];

it("heads the choices there are", () => {
  render(<FilterGroup legend="Category" name="category" choices={choices} />);
  expect(screen.getByRole("group", { name: "Category" })).toBeTruthy();
});

it("shows no heading over nothing to choose from", () => {
  const { container } = render(<FilterGroup legend="Category" name="category" choices={[]} />);
  expect(container.textContent).toBe("");
});
