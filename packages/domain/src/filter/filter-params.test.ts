import { describe, expect, it } from "vitest";

import { FILTER_NAMES } from "./filter-names.ts";
import { FILTER_PARAMS } from "./filter-params.ts";
import { filtersFromQuery, filtersToQuery } from "./filter-query.ts";

const EVERY_FILTER =
  "q=react&type=-contract,full_time&seniority=lead&category=design&location=DE,latam,worldwide&from=BR&certain=1" +
  "&zone=Asia/Kolkata&starts=10&ends=18:30&common=4&salary_min=50000&currency=EUR&period=month&unstated=1" +
  "&tag=c++&company=acme-inc&posted=7d";

describe("the parameters of filters", () => {
  it("are those that filters write, each with its value", () => {
    const written = filtersToQuery(filtersFromQuery(new URLSearchParams(EVERY_FILTER)));
    expect([...written.keys()]).toEqual([...FILTER_PARAMS.keys()]);
    expect([...written].filter(([param, text]) => FILTER_PARAMS.get(param)?.(text) !== true)).toEqual([]);
  });

  it("are not valid with what is no value", () => {
    expect(FILTER_PARAMS.size).toBeGreaterThan(FILTER_NAMES.length);
    // Of control characters not even a search can be made.
    expect([...FILTER_PARAMS].filter(([, isValid]) => isValid("\u0001"))).toEqual([]);
  });
});
