import * as fc from "fast-check";
import { expect, it } from "vitest";

import { chooseBackoff } from "./backoff.ts";

const SECOND = 1000;

it.each([
  [1, 0, 30],
  [1, 1, 60],
  [2, 0, 60],
  [2, 1, 120],
  [3, 0.5, 90],
])("waits after failure %i with jitter %d for %i s", (failures, chance, seconds) => {
  expect(chooseBackoff(failures, chance)).toBe(seconds * SECOND);
});

it("waits as long as the server requests, if that is longer", () => {
  expect(chooseBackoff(1, 0, 100 * SECOND)).toBe(100 * SECOND);
  expect(chooseBackoff(1, 0, 5 * SECOND)).toBe(30 * SECOND);
});

it("does not wait for a server that requests more than two minutes", () => {
  expect(chooseBackoff(1, 0, 121 * SECOND)).toBeUndefined();
});

it("never waits less than half a minute or more than two minutes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const wait = chooseBackoff(failures, chance);
      expect(wait).toBeGreaterThanOrEqual(30 * SECOND);
      expect(wait).toBeLessThanOrEqual(120 * SECOND);
    }),
  );
});
