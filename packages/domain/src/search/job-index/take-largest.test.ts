import * as fc from "fast-check";
import { expect, it } from "vitest";

import { takeLargest } from "./take-largest.ts";

const distinct = fc.uniqueArray(fc.integer(), { maxLength: 400, size: "large" });
/** As results come: in order, the other way round, or in no order. */
const ordered = fc.tuple(distinct, fc.constantFrom("up", "down", "as they are")).map(([numbers, way]) => {
  if (way === "as they are") return numbers;
  return numbers.toSorted((a, b) => (way === "up" ? a - b : b - a));
});

it("takes what sorting all of them would give", () => {
  fc.assert(
    fc.property(ordered, fc.nat({ max: 420 }), fc.nat({ max: 60 }), (numbers, from, length) => {
      const expected = numbers.toSorted((a, b) => b - a).slice(from, from + length);
      expect([...takeLargest(Float64Array.from(numbers), from, from + length)]).toEqual(expected);
    }),
  );
});

it("takes none of none", () => {
  expect([...takeLargest(new Float64Array(), 0, 15)]).toEqual([]);
});
