import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { buildListing } from "../../testing/build-listing.ts";
import { describeOutcome } from "./describe-outcome.ts";

const formats = createFormats("en");

it("tells screen readers how many jobs there are", () => {
  expect(describeOutcome(buildListing({ totalJobs: 1 }), formats)).toBe("1 remote job");
});

it("announces the suggested search and its number of jobs", () => {
  const listing = buildListing({ suggestion: { search: "engineer", totalJobs: 12 } });
  expect(describeOutcome(listing, formats, "enginere")).toBe(
    "0 remote jobs. Did you mean “engineer”? 12 remote jobs.",
  );
  expect(describeOutcome(listing, formats, "cook engineer*")).toMatch("Search for “engineer” instead?");
  expect(describeOutcome(listing, formats, "engineer cook")).toBe(
    "0 remote jobs. Search for “engineer” instead? 12 remote jobs.",
  );
});

it("announces a failure, without a number", () => {
  expect(describeOutcome(undefined, formats)).toBe("The jobs could not be loaded.");
});
