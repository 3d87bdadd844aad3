import type { FilterName } from "@farwork/domain";
import { filtersFromQuery, filtersToQuery } from "@farwork/domain/filter/filter-query";
import { describe, expect, it } from "vitest";

import { dropFilter, listActiveFilters } from "./active-filters.ts";

const filtersOf = (query: string) => filtersFromQuery(new URLSearchParams(query));

const EVERYTHING =
  "q=react&type=contract,unspecified&category=data&location=US&salary_min=50000&currency=EUR&unstated=1&tag=go&posted=7d";

describe("active filters", () => {
  it("are none when everything is shown", () => {
    expect(listActiveFilters(filtersOf(""))).toEqual([]);
  });

  it("are named one by one, in words that stand alone", () => {
    expect(listActiveFilters(filtersOf(EVERYTHING)).map(({ label }) => label)).toEqual([
      "“react”",
      "Contract",
      "Job type not stated",
      "Data",
      "United States",
      "€50k or more, or not stated",
      "go",
      "Last 7 days",
    ]);
  });

  it("each know the filters without themselves", () => {
    const [, contract] = listActiveFilters(filtersOf("q=react&type=contract,freelance"));
    expect(contract && filtersToQuery(contract.without).toString()).toBe("q=react&type=freelance");
  });

  it("all gone one after another leave no filter", () => {
    let filters = filtersOf(EVERYTHING);
    for (let [first] = listActiveFilters(filters); first; [first] = listActiveFilters(filters)) {
      filters = first.without;
    }
    expect(filters).toEqual(filtersOf(""));
  });

  it("are told by the filter they were chosen in", () => {
    expect(listActiveFilters(filtersOf(EVERYTHING)).map(({ filter }) => filter)).toEqual([
      "search",
      "job_type",
      "job_type",
      "categories",
      "location",
      "salary",
      "tags",
      "date_posted",
    ]);
  });
});

describe("dropping a filter", () => {
  it("drops all that is chosen in it, and nothing else", () => {
    const dropped = (filter: FilterName) => filtersToQuery(dropFilter(filtersOf(EVERYTHING), filter));
    expect(dropped("job_type").toString()).toBe(
      "q=react&category=data&location=US&salary_min=50000&currency=EUR&unstated=1&tag=go&posted=7d",
    );
    expect([...dropped("salary").keys()]).toEqual(["q", "type", "category", "location", "tag", "posted"]);
  });
});
