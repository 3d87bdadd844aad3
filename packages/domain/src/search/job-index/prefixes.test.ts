import { expect, it } from "vitest";

import { makeLargeBoard } from "../../testing/large-board.ts";
import { createBitset, listBits, wordsFor } from "./bitset.ts";
import { buildJobSegment } from "./build-segment.ts";
import { encodeWord, findPrefix } from "./dictionary.ts";
import { addPostingRange } from "./postings.ts";
import { prefixKey } from "./prefixes.ts";
import { SEARCH_FIELDS } from "./ranking.ts";

const segment = buildJobSegment(makeLargeBoard().jobs);
const described = SEARCH_FIELDS.indexOf("description");
const collected = (beginning: string, field: number) =>
  segment.prefixes[field]?.get(prefixKey(encodeWord(beginning)) ?? -1);

it.each(["z", "ze"])("precomputes the jobs of thousands of words that start with %j", (beginning) => {
  const bits = createBitset(wordsFor(segment.size));
  const { from, to } = findPrefix(segment.dictionary, encodeWord(beginning));
  const postings = segment.postings[described];
  if (postings) addPostingRange(postings, from, to, bits);
  expect(collected(beginning, described)).toEqual(bits);
  expect(listBits(bits, new Uint32Array(segment.size)).length).toBeGreaterThan(2048);
});

it.each(["r", "re", "kz", "д"])("does not precompute those of the few that start with %j", (beginning) => {
  expect(SEARCH_FIELDS.map((_, field) => collected(beginning, field))).toEqual(
    SEARCH_FIELDS.map(() => undefined),
  );
});

it("has no key for longer prefixes", () => {
  expect(["z", "ze", "zeb", "𠮷", ""].map((each) => prefixKey(encodeWord(each)) !== undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
