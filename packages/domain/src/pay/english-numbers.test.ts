import * as fc from "fast-check";
import { expect, it } from "vitest";

import { ENGLISH_SIGNS, writeEnglishNumber } from "./format-pay.ts";
import { formatAmount, formatWholeNumber } from "./format-pay.ts";

/** English by a tag that only `Intl` is asked about. */
const BY_INTL = "en-u-nu-latn";

it("writes amounts of every size as Intl writes them in English", () => {
  const currencies = fc.constantFrom(...ENGLISH_SIGNS.keys());
  const sizes = [1, 100, 100_000, 100_000_000, 100_000_000_000].map((max) =>
    fc.double({ min: 0, max, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.oneof(...sizes, fc.nat(2_000_000)), currencies, (amount, currency) => {
      expect(formatAmount(amount, currency, "en")).toBe(formatAmount(amount, currency, BY_INTL));
    }),
    { numRuns: 3000 },
  );
});

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])("groups %d by thousands", (count) => {
  expect(formatWholeNumber(count, "en")).toBe(formatWholeNumber(count, BY_INTL));
});

it("leaves out noughts that nobody needs, and keeps those that are asked for", () => {
  const written = [
    writeEnglishNumber(12.5, { mostDigits: 2 }),
    writeEnglishNumber(12.5, { leastDigits: 2, mostDigits: 2 }),
    writeEnglishNumber(12, { mostDigits: 2 }),
  ];
  expect(written).toEqual(["12.5", "12.50", "12"]);
});
