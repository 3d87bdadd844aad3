import { expect, it } from "vitest";

import { listPages } from "./pagination.tsx";

it("links the first page, the last, and those around the current one", () => {
  expect(listPages(6, 20)).toEqual([1, "gap", 5, 6, 7, "gap", 20]);
  expect(listPages(1, 20)).toEqual([1, 2, "gap", 20]);
  expect(listPages(20, 20)).toEqual([1, "gap", 19, 20]);
});

it("fills a gap of one page with that page", () => {
  expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("links first and last from a page past the end", () => {
  expect(listPages(99, 3)).toEqual([1, 2, 3]);
});
