import { filtersFromQuery, filtersToQuery, LIST_FILTERS, LIST_NAMES } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import { findInvalidParameter } from "./jobs-endpoint.ts";

const find = (query: string) => findInvalidParameter(new URLSearchParams(query));

describe("the parameters of a listing", () => {
  it.each([
    "",
    "q=react&type=contract,-internship&category=design&location=worldwide,ES&tag=node.js&company=acme",
    "salary_min=50000&currency=EUR&unstated=1&posted=7d&sort=pay&page=3",
    "type=contract&type=full_time",
    "from=BR&certain=1",
    "from=brazil",
    "zone=Africa/Lagos&starts=9:30&ends=18&common=4",
    "zone=Newly/Named&common=4",
    "starts=09:00",
    "page=1&posted=any&sort=relevance&unstated=0&q=&type=,",
    "utm_source=gazette&job=lever-9&hidden=show&ref=<b>",
  ])("may be %j", (query) => {
    expect(find(query)).toBeUndefined();
  });

  it.each([
    ["type=nonsense", "type"],
    ["type=contract,nonsense", "type"],
    ["type=contract&type=nonsense", "type"],
    ["category=-nothing", "category"],
    ["seniority=nonsense", "seniority"],
    ["location=Atlantis", "location"],
    ["from=Atlantis", "from"],
    ["certain=perhaps", "certain"],
    ["zone=<b>", "zone"],
    ["zone=UTC&starts=nine", "starts"],
    ["zone=UTC&common=25", "common"],
    ["salary_min=much", "salary_min"],
    ["currency=euros", "currency"],
    ["unstated=perhaps", "unstated"],
    ["posted=yesterday", "posted"],
    ["sort=random", "sort"],
    ["page=0", "page"],
    ["page=2&page=two", "page"],
  ])("with %j invalid are refused, naming %j", (query, field) => {
    expect(find(query)).toBe(field);
  });

  it.each(LIST_NAMES)("are refused for a value that %s does not have", (name) => {
    const { param } = LIST_FILTERS[name];
    expect(find(`${param}=%01`)).toBe(param);
  });

  it("are valid as our own addresses write them", () => {
    const filters = filtersFromQuery(new URLSearchParams("q=go&tag=rust,-php&salary_min=60000&sort=newest"));
    expect(findInvalidParameter(filtersToQuery(filters, 4))).toBeUndefined();
  });
});
