import type { JobFacets } from "@farwork/domain";
import { filtersFromQuery, type PANEL_NAMES } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import { buildFacets } from "../../testing/build-listing.ts";
import { listFilterChoices } from "./filter-choices.ts";

function choicesOf(query: string, facets: Partial<JobFacets>, totalJobs = 0) {
  const filters = filtersFromQuery(new URLSearchParams(query));
  const list = (name: (typeof PANEL_NAMES)[number]) =>
    listFilterChoices(name, filters, buildFacets(facets), totalJobs);
  return {
    job_type: list("job_type"),
    location: list("location"),
    tags: list("tags"),
    salary: list("salary"),
    date_posted: list("date_posted"),
  };
}

describe("the choices of a filter", () => {
  it("are what the jobs offer, in words, with counts, jobs open to anyone first", () => {
    const { location } = choicesOf("location=DE", {
      location: [
        { value: "DE", count: 14 },
        { value: "worldwide", count: 9 },
        { value: "unstated", count: 2 },
      ],
    });
    expect(location).toEqual([
      { value: "worldwide", label: "Worldwide", count: 9, chosen: false, excluded: false },
      { value: "DE", label: "Germany", count: 14, chosen: true, excluded: false },
      { value: "unstated", label: "Location not stated", count: 2, chosen: false, excluded: false },
    ]);
  });

  it("keep a chosen value no job has, so that it can be unchosen", () => {
    expect(choicesOf("tag=cobol", {}).tags).toEqual([
      { value: "cobol", label: "cobol", count: 0, chosen: true, excluded: false },
    ]);
  });

  it("keep an excluded value, so that it can be let in again", () => {
    expect(
      choicesOf("tag=-cobol&type=-contract", { job_type: [{ value: "contract", count: 4 }] }),
    ).toMatchObject({
      tags: [{ value: "cobol", count: 0, chosen: false, excluded: true }],
      job_type: [{ value: "contract", count: 4, chosen: false, excluded: true }],
    });
  });

  it("for pay carry the currency's sign only where one is chosen", () => {
    const salary = [
      { value: "40000", count: 12 },
      { value: "unstated", count: 30 },
    ];
    const labels = (query: string) => choicesOf(query, { salary }).salary.map(({ label }) => label);
    expect(labels("currency=EUR")).toEqual(["Any pay", "€40k or more"]);
    expect(labels("")).toEqual(["Any pay", "40k or more"]);
  });

  describe("for pay, with 15 jobs that state it and 30 that do not,", () => {
    const facets = {
      salary: [
        { value: "40000", count: 12 },
        { value: "60000", count: 5 },
        { value: "unstated", count: 30 },
      ],
      salary_histogram: [
        { from: 0, count: 3 },
        { from: 40_000, count: 12 },
      ],
    };

    it.each([
      ["", 45, { "": 45, "40000": 12, "60000": 5 }],
      ["currency=EUR", 45, { "": 45, "40000": 12, "60000": 5 }],
      ["currency=EUR&unstated=1", 45, { "": 45, "40000": 42, "60000": 35 }],
      ["salary_min=40000&unstated=1", 42, { "": 45, "40000": 42, "60000": 35 }],
      ["salary_min=53000", 7, { "": 45, "40000": 12, "53000": 7, "60000": 5 }],
    ])("count what each would show beside %j", (query, totalJobs, counts) => {
      const { salary } = choicesOf(query, facets, totalJobs);
      expect(Object.fromEntries(salary.map(({ value, count }) => [value, count]))).toEqual(counts);
    });
  });

  it("for pay hold an amount that only the address names, in its place", () => {
    const salary = [
      { value: "40000", count: 1 },
      { value: "60000", count: 1 },
    ];
    expect(choicesOf("salary_min=50000", { salary }).salary.map(({ value }) => value)).toEqual([
      "",
      "40000",
      "50000",
      "60000",
    ]);
  });

  it("for the date send nothing for any time", () => {
    const [any] = choicesOf("", { date_posted: [{ value: "any", count: 7 }] }).date_posted;
    expect(any).toEqual({ value: "", label: "Any time", count: 7, chosen: true });
  });
});
