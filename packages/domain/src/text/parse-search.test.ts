import { describe, expect, it } from "vitest";

import { parseSearch } from "./parse-search.ts";

const whole = (phrase: string) => ({ phrase, prefix: false });
const quoted = (phrase: string) => ({ ...whole(phrase), literal: true });
const begun = (phrase: string) => ({ phrase, prefix: true });

describe("parseSearch", () => {
  it("asks for every word as a whole", () => {
    expect(parseSearch("Senior react")).toEqual({ all: [whole("senior"), whole("react")], none: [] });
  });

  it("takes the last word for a beginning where a star ends it, and no other", () => {
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
  ])("takes nothing in %j for a beginning", (text) => {
    const { all, none } = parseSearch(text);
    expect([...all, ...none].filter(({ prefix }) => prefix)).toEqual([]);
  });

  it("takes no star for the end of a word that is too long to be read", () => {
    expect(parseSearch(`${"w".repeat(200)}*`).all).toEqual([whole("w".repeat(200))]);
  });

  it.each(["C*", "r*", "python C*"])("takes the letter in %j for a language, not for a beginning", (text) => {
    expect(parseSearch(text).all.at(-1)).toEqual(whole(text.slice(-2, -1).toLowerCase()));
  });

  it("takes one sign of a script without letters for a beginning", () => {
    expect(parseSearch("日*").all).toEqual([begun("日")]);
  });

  it.each([
    ["UI/UX designer ", ["ui", "ux", "designer"]],
    ["a/b testing ", ["a b", "testing"]],
    ["java/python/go ", ["java", "python", "go"]],
    ["$40/hr ", ["40"]],
  ])("reads what a slash is between in %j as words in any order, but for single letters", (text, phrases) => {
    expect(parseSearch(text).all.map(({ phrase }) => phrase)).toEqual(phrases);
  });

  it("refuses what a slash is between only together", () => {
    expect(parseSearch("python -sales/marketing").none.map(({ phrase }) => phrase)).toEqual([
      "sales marketing",
    ]);
  });

  it("keeps quoted words side by side and never as a beginning", () => {
    expect(parseSearch('"machine learning" lead*')).toEqual({
      all: [quoted("machine learning"), begun("lead")],
      none: [],
    });
    expect(parseSearch('lead "machine learning"').all).toEqual([whole("lead"), quoted("machine learning")]);
  });

  it.each(["“machine learning”", "„machine learning“", "«machine learning»", "»machine learning«"])(
    "takes %s for a phrase, whichever quotes a keyboard writes",
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

  it("leaves out what a minus stands before, words and phrases", () => {
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

  it.each(["", "   ", '"', '""', "-", "- -", "&&& !!!", '-""'])("asks for nothing with %j", (text) => {
    expect(parseSearch(text)).toEqual({ all: [], none: [] });
  });

  it("keeps the names of technologies whole", () => {
    expect(parseSearch("C++ c# .NET ").all).toEqual([whole("c++"), whole("c#"), whole(".net")]);
  });

  it("takes only the last word for a beginning, not one that the text happens to end with", () => {
    expect(parseSearch("script javascript*").all).toEqual([whole("script"), begun("javascript")]);
    expect(parseSearch("java java*").all).toEqual([whole("java"), begun("java")]);
  });

  it("reads five phrases, those asked for first, and every single word", () => {
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
