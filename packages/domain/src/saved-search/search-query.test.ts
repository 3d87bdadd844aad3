import { describe, expect, it } from "vitest";

import { readSearchFilters, toSearchQuery } from "./search-query.ts";

describe("a saved search's query", () => {
  it("keeps the filters in canonical form, without page, order or other parameters", () => {
    expect(toSearchQuery("?sort=newest&page=2&type=internship,contract,nonsense&utm_source=x")).toBe(
      "type=contract%2Cinternship",
    );
    expect(toSearchQuery("type=contract&type=internship")).toBe("type=contract%2Cinternship");
  });

  it("has whole words, even if the last one was still being typed", () => {
    expect(toSearchQuery("q=senior+scal*&type=contract")).toBe("q=senior+scal&type=contract");
    expect(readSearchFilters("q=scal*").search).toBe("scal");
  });

  it("is stable when read and written again", () => {
    const query = toSearchQuery("q=react native&location=-US,ES&salary_min=40000&currency=eur&posted=7d");
    expect(toSearchQuery(query)).toBe(query);
    expect(readSearchFilters(query)).toMatchObject({ search: "react native", sort: "relevance" });
  });

  it("is empty for a listing without filters and for an invalid query", () => {
    expect(toSearchQuery("")).toBe("");
    expect(toSearchQuery("%E0%A4%A&&&=x")).toBe("");
  });
});
