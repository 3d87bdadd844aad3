import { describe, expect, it } from "vitest";

import { parseSearch } from "./parse-search.ts";

const whole = (phrase: string) => ({ phrase, prefix: false });
const quoted = (phrase: string) => ({ ...whole(phrase), literal: true });
const begun = (phrase: string) => ({ phrase, prefix: true });

describe("parseSearch", () => {
  it("requires every word as a whole", () => {
    expect(parseSearch("Senior react")).toEqual({ all: [whole("senior"), whole("react")], none: [] });
  });

  it("reads only the last word as a prefix, if it ends with a star", () => {
    expect(parseSearch("Senior reac*").all).toEqual([whole("senior"), begun("reac")]);
    expect(parseSearch("UI/UX*").all).toEqual([whole("ui"), begun("ux")]);
    expect(parseSearch("C++*").all).toEqual([begun("c++")]);
  });

  it.each([
    "reac* ",
    "reac,*",
    "reac *",
    "reac**",
    "*reac",
    "re*ac",
    "-reac*",
    '"reac*',
    '"reac"*',
    '"reac*"',
    "reac* senior",
  ])("reads nothing in %j as a prefix", (text) => {
    const { all, none } = parseSearch(text);
    expect([...all, ...none].filter(({ prefix }) => prefix)).toEqual([]);
  });

  it("ignores a star after a word beyond the limit", () => {
    expect(parseSearch(`${"w".repeat(200)}*`).all).toEqual([whole("w".repeat(200))]);
  });

  it.each(["C*", "r*"])("reads the letter in %j as a language, not as a prefix", (text) => {
    expect(parseSearch(text).all).toEqual([whole(text.slice(0, 1).toLowerCase())]);
  });

  it("leaves out the first letter of another word until more is typed or the search is finished", () => {
    expect(parseSearch("product m*").all).toEqual([whole("product")]);
    expect(parseSearch("product ma*").all).toEqual([whole("product"), begun("ma")]);
    expect(parseSearch("python c").all).toEqual([whole("python"), whole("c")]);
  });

  it("reads a single ideograph as a prefix", () => {
    expect(parseSearch("日*").all).toEqual([begun("日")]);
  });

  it.each([
    ["UI/UX designer ", ["ui", "ux", "designer"]],
    ["a/b testing ", ["a b", "testing"]],
    ["java/python/go ", ["java", "python", "go"]],
    ["$40/hr ", ["40"]],
  ])("splits %j at slashes, except between single letters", (text, phrases) => {
    expect(parseSearch(text).all.map(({ phrase }) => phrase)).toEqual(phrases);
  });

  it("excludes words joined by a slash only as a phrase", () => {
    expect(parseSearch("python -sales/marketing").none.map(({ phrase }) => phrase)).toEqual([
      "sales marketing",
    ]);
  });

  it("reads quoted words as a phrase and never as a prefix", () => {
    expect(parseSearch('"machine learning" lead*')).toEqual({
      all: [quoted("machine learning"), begun("lead")],
      none: [],
    });
    expect(parseSearch('lead "machine learning"').all).toEqual([whole("lead"), quoted("machine learning")]);
  });

  it.each(["“machine learning”", "„machine learning“", "«machine learning»", "»machine learning«"])(
    "reads %s as a phrase, with any quotation marks",
    (phrase) => {
      expect(parseSearch(`${phrase} lead -${phrase} `)).toEqual({
        all: [quoted("machine learning"), whole("lead")],
        none: [quoted("machine learning")],
      });
    },
  );

  it("reads an open quote to the end", () => {
    expect(parseSearch('"machine learn').all).toEqual([quoted("machine learn")]);
  });

  it("excludes words and phrases after a minus", () => {
    expect(parseSearch('react -java -"react native"')).toEqual({
      all: [whole("react")],
      none: [whole("java"), quoted("react native")],
    });
  });

  it("does not read a hyphen inside a word as a minus", () => {
    expect(parseSearch("full-stack ")).toEqual({
      all: [{ phrase: "full stack", joined: "fullstack", prefix: false }],
      none: [],
    });
  });

  it.each(["", "   ", '"', '""', "-", "- -", "&&& !!!", '-""'])("matches everything for %j", (text) => {
    expect(parseSearch(text)).toEqual({ all: [], none: [] });
  });

  it("keeps the names of technologies whole", () => {
    expect(parseSearch("C++ c# .NET ").all).toEqual([whole("c++"), whole("c#"), whole(".net")]);
  });

  it("reads only a complete last word as a prefix, not a truncated one", () => {
    expect(parseSearch("script javascript*").all).toEqual([whole("script"), begun("javascript")]);
    expect(parseSearch("java java*").all).toEqual([whole("java"), begun("java")]);
  });

  it("reads five phrases, required ones first, and every single word", () => {
    const phrases = ["a b", "c d", "e f", "g h", "i j", "k l", "m n"].map((phrase) => `"${phrase}"`);
    const { all, none } = parseSearch(
      `${phrases.join(" ")} nurse ${phrases.map((each) => `-${each}`).join(" ")} `,
    );
    expect(all.map(({ phrase }) => phrase)).toEqual(["a b", "c d", "e f", "g h", "i j", "nurse"]);
    expect(none).toEqual([]);
    const refused = parseSearch(`"a b" ${phrases.map((each) => `-${each}`).join(" ")} -nurse`).none;
    expect(refused.map(({ phrase }) => phrase)).toEqual(["a b", "c d", "e f", "g h", "nurse"]);
  });
});
