import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  buildDictionary,
  compareWords,
  countWords,
  encodeWord,
  findPrefix,
  findWord,
  readWord,
} from "./dictionary.ts";

// Letters of one to four bytes; the last two sort differently in UTF-16 and UTF-8.
const letter = fc.constantFrom("a", "b", "é", "ÿ", "д", "デ", "﹏", "﨎", "𝒳", "𠮷");
const word = fc.array(letter, { minLength: 1, maxLength: 5 }).map((letters) => letters.join(""));
const arbitraryWords = fc.uniqueArray(word, { maxLength: 40, size: "medium" });
const compile = (words: readonly string[]) => buildDictionary(words.toSorted(compareWords));

describe("a dictionary", () => {
  it("sorts its words by their UTF-8 bytes", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(Math.sign(compareWords(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
    expect(["𠮷", "﨎"].toSorted(compareWords)).toEqual(["﨎", "𠮷"]);
  });

  it("finds the index of each of its words, and no other word", () => {
    fc.assert(
      fc.property(arbitraryWords, word, (words, other) => {
        const dictionary = compile(words);
        const sorted = words.toSorted(compareWords);
        expect(countWords(dictionary)).toBe(words.length);
        expect(sorted.map((_, place) => readWord(dictionary, place))).toEqual(sorted);
        expect(sorted.map((each) => findWord(dictionary, encodeWord(each)))).toEqual([...sorted.keys()]);
        const place = sorted.indexOf(other);
        expect(findWord(dictionary, encodeWord(other))).toBe(place === -1 ? undefined : place);
      }),
    );
  });

  it("finds exactly the words with a prefix, at either end as well", () => {
    fc.assert(
      fc.property(arbitraryWords, word, fc.nat({ max: 5 }), (words, other, length) => {
        const sorted = words.toSorted(compareWords);
        for (const each of [...words, other]) {
          const beginning = Array.from(each).slice(0, length).join("");
          const { from, to } = findPrefix(compile(words), encodeWord(beginning));
          expect(sorted.slice(from, to)).toEqual(sorted.filter((one) => one.startsWith(beginning)));
        }
      }),
    );
  });

  it("may be empty", () => {
    const none = compile([]);
    expect(countWords(none)).toBe(0);
    expect(findWord(none, encodeWord("a"))).toBe(undefined);
    expect(findPrefix(none, encodeWord("a"))).toEqual({ from: 0, to: 0 });
  });
});
