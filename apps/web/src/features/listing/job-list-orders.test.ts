import { filtersFromQuery, filtersToQuery } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import { listOrders } from "./job-list.tsx";

function ordersOf(query: string) {
  const filters = filtersFromQuery(new URLSearchParams(query));
  return listOrders(filters).map(({ label, chosen, sort }) => ({
    label,
    chosen,
    query: filtersToQuery({ ...filters, sort }).toString(),
  }));
}

describe("the orders of a listing", () => {
  it("are newest and highest pay without a search, and newest has the plain address", () => {
    expect(ordersOf("type=contract")).toEqual([
      { label: "Newest first", chosen: true, query: "type=contract" },
      { label: "Highest pay", chosen: false, query: "type=contract&sort=pay" },
    ]);
    expect(ordersOf("sort=newest")).toEqual(ordersOf(""));
  });

  it("start with the best match when there is a search", () => {
    expect(ordersOf("q=rust&sort=newest")).toEqual([
      { label: "Best match", chosen: false, query: "q=rust" },
      { label: "Newest first", chosen: true, query: "q=rust&sort=newest" },
      { label: "Highest pay", chosen: false, query: "q=rust&sort=pay" },
    ]);
  });

  it("name the order by pay", () => {
    expect(ordersOf("sort=pay").find(({ chosen }) => chosen)?.label).toBe("Highest pay first");
  });
});
