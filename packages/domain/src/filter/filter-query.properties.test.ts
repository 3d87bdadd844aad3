import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { arbitraryFilters } from "../testing/arbitrary-filters.ts";
import { buildRecord } from "./filter-kinds.ts";
import { LIST_NAMES, type ListFilterName } from "./filter-names.ts";
import { filtersFromQuery, filtersToQuery } from "./filter-query.ts";
import { JobFilters } from "./job-filters.ts";

describe("filtersFromQuery", () => {
  it("reads back any filters as written", () => {
    fc.assert(
      fc.property(arbitraryFilters, (stated) => {
        const back = filtersFromQuery(new URLSearchParams(filtersToQuery(stated).toString()));
        expect(back).toEqual(sorted(stated));
      }),
    );
  });

  it("never throws and returns valid filters with a stable URL for any query", () => {
    const names = [
      "q",
      "type",
      "category",
      "location",
      "from",
      "certain",
      "zone",
      "starts",
      "ends",
      "common",
      "salary_min",
      "currency",
      "period",
      "unstated",
      "tag",
      "company",
      "posted",
      "sort",
      "page",
    ];
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "DE,eu",
        "-DE,eu",
        "1",
        "0",
        "EUR",
        "react,c++",
        "-react,-c++,--",
        "Acme Inc,-Föhn",
        "pay",
        "Africa/Lagos",
        "22:30",
      ),
      fc.string({ unit: "binary" }).map((excluded) => `-${excluded}`),
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

function sorted(stated: JobFilters) {
  return { ...stated, ...sortLists(stated), exclude: sortLists(stated.exclude) };
}

type Lists = Readonly<Record<ListFilterName, readonly string[]>>;

function sortLists(lists: Lists): Lists {
  return buildRecord<Lists>(LIST_NAMES, (name) => lists[name].toSorted());
}
