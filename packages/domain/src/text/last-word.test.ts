import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { arbitrarySearch } from "../testing/arbitrary-words.ts";
import { beginLastWord, finishLastWord } from "./last-word.ts";
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
  ])("becomes a prefix while being typed: %j", (search) => {
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
  ])("is not a prefix in %j", (search) => {
    expect(beginLastWord(search)).toBe(search);
  });

  it.each(["scala", "scal* ", "scal* dev", "*", " *", ""])("is left as it is in %j", (search) => {
    expect(finishLastWord(search)).toBe(search);
  });

  it("is unchanged by beginning and finishing, whatever was typed", () => {
    fc.assert(
      fc.property(arbitrarySearch, (typed) => {
        const begun = beginLastWord(typed);
        expect([typed, finishLastWord(typed)]).toContain(finishLastWord(begun));
        const asked = parseSearch(typed);
        // The first letter of another word is left out until more is typed.
        const whole = parseSearch(finishLastWord(typed));
        fc.pre(!/^[a-z]$/.test(whole.all.at(-1)?.phrase ?? ""));
        const finish = ({ all, none }: ReturnType<typeof parseSearch>) => ({
          all: all.map((term) => ({ ...term, prefix: false })),
          none,
        });
        expect(finish(parseSearch(begun))).toEqual(finish(asked));
        expect(whole).toEqual(finish(asked));
      }),
    );
  });
});
