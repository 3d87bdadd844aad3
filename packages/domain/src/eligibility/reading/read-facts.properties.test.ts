import * as fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { EligibilityFact, MAX_FACTS, MAX_QUOTE } from "../eligibility-fact.ts";
import { readFacts, TABLES } from "./read-facts.ts";
import { splitSentences } from "./split-sentences.ts";

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
  "help companies ",
  "our clients who ",
  "not ",
  "Remote (US, CA, ",
  "Wohnsitz in ",
  "residir en ",
  "morar no ",
  "résidez en ",
  "wo du lebst, entscheidest du, ",
  "où vous vivez, peu importe ",
  "desde cualquier país del mundo, ",
  "em território nacional, ",
  "aber aus ",
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
}, 300_000);

it("looks at no more than 40,000 characters of a text, and at 500 of them at a time", () => {
  for (const piece of PIECES) {
    const filler = piece.repeat(Math.ceil(1_000_000 / piece.length)).slice(0, 1_000_000);
    const sentences = splitSentences(filler);
    const looked = sentences.reduce((sum, { text }) => sum + text.length, 0);
    expect(looked).toBeLessThanOrEqual(40_000);
    expect(Math.max(0, ...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(500);
    expect(readFacts("", `${filler}\nYou must live in Peru.`)).toEqual(readFacts("", filler));
  }
}, 300_000);

it("has no pattern that looks over an unbounded stretch, or repeats what repeats", () => {
  const patterns = TABLES.flatMap(({ phrases, aside, denials, wished, othersWork }) => [
    ...phrases.flatMap(({ says, unless }) => [says, ...(unless ? [unless] : [])]),
    aside,
    denials.said,
    wished,
    othersWork,
    denials.before,
  ]).map(({ source }) => source);
  expect(patterns.length).toBeGreaterThan(200);
  // A class of almost everything, without an upper bound; and a repeated group without one, around something repeated.
  const unbounded = /(?:\[\^[^\]]*\]|(?<!\\)\.)(?:[*+]|\{\d+,\})|[*+}]\)(?:[*+]|\{\d+,\})/;
  expect(patterns.filter((source) => unbounded.test(source))).toEqual([]);
});
