import type { JobFacets } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter/filter-query";
import { describe, expect, it } from "vitest";

import { listFilterChoices } from "./filter-choices.ts";

const noFacets: JobFacets = {
  job_type: [],
  categories: [],
  location: [],
  tags: [],
  salary: [],
  salary_histogram: [],
  date_posted: [],
};

const choicesOf = (query: string, facets: Partial<JobFacets>) =>
  listFilterChoices(filtersFromQuery(new URLSearchParams(query)), { ...noFacets, ...facets });

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
      { value: "worldwide", label: "Worldwide", count: 9, chosen: false },
      { value: "DE", label: "Germany", count: 14, chosen: true },
      { value: "unstated", label: "Location not stated", count: 2, chosen: false },
    ]);
  });

  it("keep a chosen value no job has, so that it can be unchosen", () => {
    expect(choicesOf("tag=cobol", {}).tags).toEqual([
      { value: "cobol", label: "cobol", count: 0, chosen: true },
    ]);
  });

  it("for pay carry the currency's sign only where one is chosen", () => {
    const salary = [
      { value: "40000", count: 12 },
      { value: "unstated", count: 30 },
    ];
    expect(choicesOf("currency=EUR", { salary }).salary).toEqual([
      { value: "", label: "Any pay", chosen: true },
      { value: "40000", label: "€40k or more", chosen: false, count: 12 },
    ]);
    expect(choicesOf("", { salary }).salary[1]).toEqual({
      value: "40000",
      label: "40k or more",
      chosen: false,
      count: 12,
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
