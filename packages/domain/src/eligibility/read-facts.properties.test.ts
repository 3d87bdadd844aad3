import * as fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { EligibilityFact, MAX_FACTS, MAX_QUOTE } from "./eligibility-fact.ts";
import { readFacts } from "./read-facts.ts";

/** What patterns look for, to be repeated without end and cut off anywhere. */
const PIECES = [
  "must be based in ",
  "authorized to work in ",
  "US citizens ",
  "visa sponsorship ",
  "without ",
  "no ",
  "3 days a week in our office ",
  "travel ",
  "25 % ",
  "9am - 5pm EST ",
  "UTC+1 to UTC-3 time zones ",
  "remote, ",
  "Remote (US, CA, ",
  "Wohnsitz in ",
  "residir en ",
  "morar no ",
  "résidez en ",
  "United States or Canada, ",
  "A, B, C, ",
  "U.S. ",
  "… ",
  "((((",
  "ı̇ß",
  "\n",
  "   ",
  "\u{1F4CD} ",
] as const;

const hostile = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.map(([piece, times]) => piece.repeat(times)).join(""));

it("reads any of 10,000 hostile texts into facts that are valid, bounded and quoted as they stand", () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 300 })), (text) => {
      const facts = readFacts("", text);
      expect(facts.length).toBeLessThanOrEqual(MAX_FACTS);
      for (const fact of facts) {
        expect(z.safeParse(EligibilityFact, fact).success).toBe(true);
        expect(fact.quote.length).toBeLessThanOrEqual(MAX_QUOTE);
        expect(text.slice(fact.at, (fact.at ?? 0) + fact.quote.length)).toBe(fact.quote);
      }
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

it.each(PIECES.map((piece) => [piece]))("takes no longer than a text's length is worth, of “%s”", (piece) => {
  const timeOf = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const begun = performance.now();
    readFacts(text, text);
    return performance.now() - begun;
  };
  timeOf(4_000);
  // What is behind 40,000 characters is not looked at, and of what is before each is looked at in bounded time.
  expect(timeOf(1_000_000)).toBeLessThan(1_000);
});
