import * as fc from "fast-check";
import { expect, it } from "vitest";

import { keepLargest } from "./keep-largest.ts";

const distinct = fc.uniqueArray(fc.nat(), { maxLength: 400, size: "large" });
/** Results may come in order, in reverse order or in none. */
const ordered = fc.tuple(distinct, fc.constantFrom("up", "down", "as they are")).map(([numbers, way]) => {
  if (way === "as they are") return numbers;
  return numbers.toSorted((a, b) => (way === "up" ? a - b : b - a));
});

it("keeps what would come first if all were sorted", () => {
  fc.assert(
    fc.property(ordered, fc.nat({ max: 420 }), (numbers, size) => {
      const largest = keepLargest(size);
      for (const number of numbers) largest.add(number);
      expect([...largest.list()]).toEqual(numbers.toSorted((a, b) => b - a).slice(0, size));
    }),
  );
});

it("keeps nothing of nothing", () => {
  expect([...keepLargest(15).list()]).toEqual([]);
});
