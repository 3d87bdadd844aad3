import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { MAX_SEARCH_QUERY } from "../saved-search/search-limits.ts";
import { SaveSearchRequest } from "./save-search.ts";

const ask = (query: string) =>
  z
    .safeParse(SaveSearchRequest, { searchId: "search-1", name: "Tides", query })
    .error?.issues.map(({ path }) => path.join("."));

describe("a request to save a search", () => {
  it("may be of any listing's query", () => {
    expect(ask("?q=tides&location=ES,PT&utm_source=x")).toBeUndefined();
  });

  it("is rejected for a name with half a surrogate pair", () => {
    const request = { searchId: "search-1", name: "Tides \uD83C", query: "" };
    expect(z.safeParse(SaveSearchRequest, request).error?.issues[0]?.path).toEqual(["name"]);
  });

  it("is rejected for a query that is too long, as sent or as stored", () => {
    expect(ask(`q=${"a".repeat(MAX_SEARCH_QUERY)}`)).toEqual(["query"]);
    const tags = Array.from({ length: 20 }, (_, at) => `${"\u6f6e".repeat(30)}${at}`);
    expect(ask(`tag=${tags.join(",")}`)).toEqual(["query"]);
  });

  it("is rejected with an id reserved by Firestore, but not with a similar one", () => {
    const isTaken = (searchId: string) =>
      z.safeParse(SaveSearchRequest, { searchId, name: "Tides", query: "" }).success;
    expect(["__search__", "________"].map(isTaken)).toEqual([false, false]);
    expect(["__search_", "_search__1"].map(isTaken)).toEqual([true, true]);
  });
});
