import { filtersFromQuery } from "@farwork/domain/filter";
import { expect, it } from "vitest";

import { dropSuggestedTerms, toSearchQuery } from "./search-query.ts";

const SAID = { currency: "BRL", period: "month" } as const;
const save = (query: string, said?: typeof SAID) =>
  toSearchQuery(dropSuggestedTerms(filtersFromQuery(new URLSearchParams(query)), said));

it("saves a search without its order, and without suggested terms of pay", () => {
  expect(save("q=react&sort=pay&currency=EUR&period=year")).toBe("q=react");
});

it("saves terms of pay the reader chose, and those of an amount", () => {
  expect(save("q=react&currency=BRL&period=month", SAID)).toBe("q=react&currency=BRL&period=month");
  expect(save("salary_min=60000&currency=EUR")).toBe("salary_min=60000&currency=EUR");
});
