import { expect, it } from "vitest";

import { formatAmount } from "../pay/format-pay.ts";
import { filtersOf } from "../testing/ask-index.ts";
import { SINGLE_NAMES } from "./filter-names.ts";
import { filtersFromQuery } from "./filter-query.ts";
import { describeSingle } from "./single-values.ts";

const describe = (query: string) => {
  const filters = filtersFromQuery(new URLSearchParams(query));
  return SINGLE_NAMES.map((name) => describeSingle(name, filters, formatAmount)).filter(
    (text) => text !== "",
  );
};

it.each([
  ["q=senior+reac*", "“senior reac”"],
  ["from=BR", "For people in Brazil"],
  ["from=BR&certain=1", "Stated as open to Brazil"],
  ["zone=Africa/Lagos&common=4", "4+ hours in common"],
  ["salary_min=50000&currency=EUR", "€50k or more"],
  ["salary_min=5000&currency=EUR&period=month", "€5,000/month or more"],
  ["salary_min=12.5&currency=GBP&period=hour", "£12.50/hour or more"],
  ["salary_min=60000", "$60k or more"],
  ["salary_min=0&currency=EUR", "Any stated pay"],
  ["salary_min=0&currency=CHF&unstated=1", "Any stated pay, or not stated"],
  ["posted=7d", "Last 7 days"],
])("describes the filter of %s: %s", (query, words) => {
  expect(describe(query)).toEqual([words]);
});

it("describes nothing that is not set", () => {
  expect(describe("certain=1&zone=Africa/Lagos&currency=EUR&unstated=1&posted=any")).toEqual([]);
  expect(SINGLE_NAMES.map((name) => describeSingle(name, filtersOf(), formatAmount)).join("")).toBe("");
});
