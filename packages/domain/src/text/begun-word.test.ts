import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { arbitrarySearch } from "../testing/arbitrary-words.ts";
import { beginLastWord, finishLastWord } from "./begun-word.ts";
import { parseSearch } from "./parse-search.ts";

describe("the last word of a search", () => {
  it.each([
    "scal",
    "senior scal",
    "c++",
    "c#",
    ".net",
    "日",
    '"front end" dev',
    "-java scal",
    "dog-walk",
    '"a"b',
  ])("is begun where it is being typed: %j", (search) => {
    expect(beginLastWord(search)).toBe(`${search}*`);
    expect(finishLastWord(`${search}*`)).toBe(search);
  });

  it.each([
    "",
    "scala ",
    "scala,",
    "scal*",
    '"scala"',
    '"scala',
    "“front en",
    "react -jav",
    "-jav",
    "w".repeat(200),
  ])("is none that goes on in %j", (search) => {
    expect(beginLastWord(search)).toBe(search);
  });

  it.each(["scala", "scal* ", "scal* dev", "*", " *", ""])("is finished as it is in %j", (search) => {
    expect(finishLastWord(search)).toBe(search);
  });

  it("is the same word begun and finished, whatever was typed", () => {
    fc.assert(
      fc.property(arbitrarySearch, (typed) => {
        const begun = beginLastWord(typed);
        expect([typed, finishLastWord(typed)]).toContain(finishLastWord(begun));
        const asked = parseSearch(typed);
        const finish = ({ all, none }: ReturnType<typeof parseSearch>) => ({
          all: all.map((term) => ({ ...term, prefix: false })),
          none,
        });
        expect(finish(parseSearch(begun))).toEqual(finish(asked));
        expect(parseSearch(finishLastWord(typed))).toEqual(finish(asked));
      }),
    );
  });
});
