import { expect, it } from "vitest";

import { groupForCommit } from "./commit-groups.ts";

const groupSizes = (sizes: readonly number[]) =>
  groupForCommit(sizes, (size) => size).map((group) => group.length);

it("makes no groups of nothing", () => {
  expect(groupSizes([])).toEqual([]);
});

it("puts at most 200 writes into a commit", () => {
  expect(groupSizes(Array.from({ length: 401 }, () => 1))).toEqual([200, 200, 1]);
});

it("puts at most 5 MB into a commit", () => {
  expect(groupSizes([2_000_000, 3_000_000, 1, 4_999_999, 1])).toEqual([2, 2, 1]);
});

it("keeps the order", () => {
  expect(groupForCommit([4_000_000, 2_000_000, 1], (size) => size)).toEqual([[4_000_000], [2_000_000, 1]]);
});

it("puts an oversized item into a separate commit", () => {
  expect(groupSizes([1, 6_000_000, 1])).toEqual([1, 1, 1]);
});
