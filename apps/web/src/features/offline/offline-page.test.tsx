import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { SavedCopyList } from "./offline-page.tsx";

const jobs = ["a-1", "a-2"].map((jobId) => ({
  jobId,
  path: `/jobs/${jobId}/cook`,
  title: "Cook",
  company: "Galley",
  facts: [],
}));
const copy = { uid: "ada", keptAt: Date.UTC(2026, 10, 21), jobs };

it.each([
  { totalJobs: 45, heading: "2 of 45 saved jobs" },
  { totalJobs: 2, heading: "2 saved jobs" },
])("says how many saved jobs it has: $heading", ({ totalJobs, heading }) => {
  renderOnBoard(<SavedCopyList copy={{ ...copy, totalJobs }} />);
  expect(screen.getByRole("heading").textContent).toBe(heading);
});

it("counts the jobs of a copy from before lists had pages", () => {
  renderOnBoard(<SavedCopyList copy={copy} />);
  expect(screen.getByRole("heading").textContent).toBe("2 saved jobs");
});
