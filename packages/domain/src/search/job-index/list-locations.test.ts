import { expect, it } from "vitest";

import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { askIndex, askPlainly, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobIndex } from "./open-job-index.ts";

it("lists a chosen place that no posting names in addition to the top thirty", () => {
  const jobs = [...COUNTRY_CODES].slice(0, 60).map((country, at) =>
    buildJob({
      sourceId: String(at),
      place: { scope: "restricted", countries: [country], regions: [] },
    }),
  );
  const filters = filtersOf({ location: ["emea", "JP"] });
  const { location } = askIndex(buildJobIndex(jobs), filters).facets;
  expect(location).toEqual(askPlainly(jobs, filters).facets.location);
  expect(location.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["emea", "worldwide", "unstated"]),
  );
  expect(location.length).toBeGreaterThan(30);
});
