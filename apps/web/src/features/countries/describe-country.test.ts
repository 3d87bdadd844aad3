import { expect, it } from "vitest";

import { buildListing } from "../../testing/build-listing.ts";
import { describeCountry } from "./describe-country.ts";

const describePage = (named: number | undefined) => {
  const counted = named !== undefined && { named, byRegion: 91 };
  const forReader = { open: 100, notStated: 0, notOpen: 0, ...counted };
  const field = { country: "KE", category: "design" as const };
  return describeCountry(field, buildListing({ totalJobs: 100, forReader }), 1);
};

it("search engines index a country page with five jobs or more that name the country itself", () => {
  expect(describePage(5).robots).toBeUndefined();
});

it.each([4, 0, undefined])("and no page with fewer: %s", (named) => {
  expect(describePage(named).robots).toEqual({ index: false, follow: true });
});

it("every page has its own canonical URL", () => {
  for (const named of [0, 5])
    expect(describePage(named).alternates?.canonical).toMatch(/\/in\/kenya\/design$/);
});
