import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { arbitraryFilters } from "../testing/arbitrary-filters.ts";
import { filtersFromQuery, filtersToQuery, pageFromQuery } from "./filter-query.ts";
import { JobFilters } from "./job-filters.ts";

const filters = (stated: z.input<typeof JobFilters> = {}) => z.parse(JobFilters, stated);
const read = (query: string) => filtersFromQuery(new URLSearchParams(query));

describe("filtersToQuery", () => {
  it("writes every filter in one order, lists sorted and joined by commas", () => {
    const query = filtersToQuery(
      filters({
        search: "react",
        job_type: ["full_time", "contract"],
        categories: ["design"],
        location: ["worldwide", "DE", "latam"],
        salary: { min: 50_000.7, currency: "EUR", includeUnstated: true },
        tags: ["React Native", "c++"],
        date_posted: "7d",
      }),
      3,
    );
    expect(decodeURIComponent(query.toString())).toBe(
      "q=react&type=contract,full_time&category=design&location=DE,latam,worldwide" +
        "&salary_min=50000&currency=EUR&unstated=1&tag=c++,react-native&posted=7d&page=3",
    );
  });

  it("writes nothing for filters that let everything through", () => {
    expect(filtersToQuery(filters()).toString()).toBe("");
  });

  it("keeps the difference between any stated pay and no wish", () => {
    expect(filtersToQuery(filters({ salary: { min: 0 } })).toString()).toBe("salary_min=0");
  });

  it("gives one address to equal filters in another order", () => {
    const one = filtersToQuery(filters({ tags: ["go", "rust"], location: ["US", "eu"] }));
    const other = filtersToQuery(filters({ tags: ["rust", "go", "go"], location: ["eu", "US"] }));
    expect(one.toString()).toBe(other.toString());
  });
});

describe("filtersFromQuery", () => {
  it("drops values that are unknown or absurd and keeps the rest", () => {
    const query =
      "type=contract,nonsense&category=,design&location=ZZ,eu,UK,fr&salary_min=-5&currency=EURO&posted=8d&unstated=maybe";
    expect(read(query)).toEqual(
      filters({ job_type: ["contract"], categories: ["design"], location: ["FR", "eu"] }),
    );
  });

  it("reads control characters in a search as spaces", () => {
    expect(read("q=go%00lang%1B").search).toBe("go lang ");
  });

  it.each(["1e9", "999999999", "NaN", "Infinity", "0x10", "12.5", ""])("takes no pay of %j", (min) => {
    expect(read(`salary_min=${min}`).salary).toEqual({ includeUnstated: false });
  });

  it("reads what a plain form sends: repeated parameters, empty fields, a checkbox, a grouped number", () => {
    expect(
      read("q=&type=contract&type=full_time&salary_min=50,000&currency=&unstated=on&posted=any"),
    ).toEqual(
      filters({ job_type: ["contract", "full_time"], salary: { min: 50_000, includeUnstated: true } }),
    );
  });

  it("bounds the search and the lists", () => {
    const tags = Array.from({ length: 80 }, (_, at) => `t${at}`).join(",");
    const bounded = read(`q=${"x".repeat(500)}&tag=${tags}`);
    expect(bounded.search).toHaveLength(200);
    expect(bounded.tags).toHaveLength(50);
  });

  it("gives back the filters that were written, whatever they are", () => {
    fc.assert(
      fc.property(arbitraryFilters, (stated) => {
        const back = filtersFromQuery(new URLSearchParams(filtersToQuery(stated).toString()));
        expect(back).toEqual(sorted(stated));
      }),
    );
  });

  it("never throws and gives valid filters with a stable address for any query at all", () => {
    const names = [
      "q",
      "type",
      "category",
      "location",
      "salary_min",
      "currency",
      "unstated",
      "tag",
      "posted",
      "page",
    ];
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("DE,eu", "1", "0", "EUR", "react,c++"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
        const once = filtersFromQuery(new URLSearchParams(pairs));
        expect(z.parse(JobFilters, once)).toEqual(once);
        expect(filtersFromQuery(filtersToQuery(once))).toEqual(once);
      }),
    );
  });
});

describe("pageFromQuery", () => {
  it.each([
    ["page=3", 3],
    ["", 1],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=2.5", 1],
    ["page=abc", 1],
    ["page=100001", 1],
  ])("reads %j as page %i", (query, page) => {
    expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
  });

  it("reads back the page that was written", () => {
    expect(pageFromQuery(filtersToQuery(filters(), 12))).toBe(12);
  });
});

function sorted(stated: JobFilters): JobFilters {
  return {
    ...stated,
    job_type: stated.job_type.toSorted(),
    categories: stated.categories.toSorted(),
    location: stated.location.toSorted(),
    tags: stated.tags.toSorted(),
  };
}
