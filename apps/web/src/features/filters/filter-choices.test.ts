import type { JobFacets } from "@farwork/domain";
import { filtersFromQuery, type PANEL_NAMES } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import { buildFacets } from "../../testing/build-listing.ts";
import { listFilterChoices } from "./filter-choices.ts";

function choicesOf(query: string, facets: Partial<JobFacets>) {
  const filters = filtersFromQuery(new URLSearchParams(query));
  const list = (name: Exclude<(typeof PANEL_NAMES)[number], "salary">) =>
    listFilterChoices(name, filters, buildFacets(facets));
  return {
    job_type: list("job_type"),
    location: list("location"),
    tags: list("tags"),
    date_posted: list("date_posted"),
  };
}

describe("the choices of a filter", () => {
  it("are what the jobs offer, with labels and counts, worldwide jobs first", () => {
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

  it("keep a chosen value without jobs, so that it can be removed", () => {
    expect(choicesOf("tag=cobol", {}).tags).toEqual([
      { value: "cobol", label: "cobol", count: 0, chosen: true, excluded: false },
    ]);
  });

  it("keep an excluded value, so that it can be included again", () => {
    expect(
      choicesOf("tag=-cobol&type=-contract", { job_type: [{ value: "contract", count: 4 }] }),
    ).toMatchObject({
      tags: [{ value: "cobol", count: 0, chosen: false, excluded: true }],
      job_type: [{ value: "contract", count: 4, chosen: false, excluded: true }],
    });
  });

  it("send nothing for any date", () => {
    const [any] = choicesOf("", { date_posted: [{ value: "any", count: 7 }] }).date_posted;
    expect(any).toEqual({ value: "", label: "Any time", count: 7, chosen: true });
  });
});
