import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { holdsTerm } from "../filter/match-search.ts";
import { highlightMatches } from "./highlight-matches.ts";
import { parseSearch } from "./parse-search.ts";
import { searchableText } from "./searchable-text.ts";

/** The text with marked parts in brackets. */
const mark = (text: string, search: string) =>
  highlightMatches(text, search)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join("");

describe("highlightMatches", () => {
  it.each([
    ["a word, whatever its case", "Senior Rust Engineer", "rust ", "Senior [Rust] Engineer"],
    ["every word asked for", "Rust and Go", "go rust ", "[Rust] and [Go]"],
    ["a word each time it stands there", "Go, go, Go!", "go ", "[Go], [go], [Go]!"],
    ["the whole of the word being typed", "Lead in Zürich", "zur*", "Lead in [Zürich]"],
    ["no beginning of another word", "JavaScript and Java", "java", "JavaScript and [Java]"],
    ["no beginning of a word typed before the last", "Reactive React", "react go*", "Reactive [React]"],
    ["no end of a word", "JavaScript", "script", "JavaScript"],
    ["accents written as letters of their own", "Zu\u0308rich", "zurich ", "[Zu\u0308rich]"],
    ["an accent at a word's end", "Cafe\u0301 lead", "cafe ", "[Cafe\u0301] lead"],
    ["letters that fold into two", "Große ﬁnance Straße", "strasse finance ", "Große [ﬁnance] [Straße]"],
    ["a Greek word with either sigma at its end", "ΟΔΟΣ, Οδός", "οδοσ ", "[ΟΔΟΣ], [Οδός]"],
    ["C++, and not C", "C++ or C", "c++ ", "[C++] or C"],
    ["C, and not C++ or C#", "C++, C# or C", "c ", "C++, C# or [C]"],
    ["C#", "C# in F#", "c# ", "[C#] in F#"],
    [".NET by its name", "ASP.NET, net", ".net ", "ASP[.NET], net"],
    [".NET without its dot", "Senior .NET role", "net ", "Senior [.NET] role"],
    ["a word of a name", "Node.js", "node ", "[Node].js"],
    ["a name written together", "Node.js or nodejs", "nodejs ", "[Node.js] or [nodejs]"],
    ["a name written apart", "Full stack, fullstack", "full-stack ", "[Full stack], [fullstack]"],
    ["a name written together while it is typed", "Full-Stack role", "fulls*", "[Full-Stack] role"],
    ["a phrase as a whole", "React Native, native React", '"react native"', "[React Native], native React"],
    ["no beginning in a phrase", "React Natively", '"react native"', "React Natively"],
    ["phrases that overlap as one", "A B C", '"a b" "b c"', "[A B C]"],
    ["no word left out", "Rust without Java", "rust -java", "[Rust] without Java"],
    ["nothing without a search", "Rust", "  ", "Rust"],
    ["markup as the text it is", "<b>Rust</b> &amp;", "b amp ", "<[b]>Rust</[b]> &[amp];"],
  ])("marks %s", (_, text, search, marked) => {
    expect(mark(text, search)).toBe(marked);
  });

  it("marks only searched words, and quoted ones", () => {
    const marked = (search: string) =>
      highlightMatches("Python jobs", search, { not: ["jobs"] }).filter(({ matched }) => matched);
    expect(marked("python jobs ")).toEqual([{ text: "Python", matched: true }]);
    expect(marked('"jobs"')).toEqual([{ text: "jobs", matched: true }]);
  });

  it("returns no pieces for an empty text", () => {
    expect(highlightMatches("", "rust")).toEqual([]);
  });
});

// Characters that matter for folding, chunks and names of technologies.
const arbitraryText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        ..."a A b B ß ﬁ Σ ς . + # - / _ & ' \" \u0301 İ ı 工 1".split(" "),
        " ",
        "C++",
        ".NET",
        "ab-a",
        "Node.js",
        "full stack",
        "-b",
      ),
      {
        maxLength: 12,
      },
    )
    .map((pieces) => pieces.join("")),
);

describe("highlightMatches, for any text and search", () => {
  it("returns the whole text in alternating marked and unmarked pieces, none empty", () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryText, (text, search) => {
        const pieces = highlightMatches(text, search);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        expect(pieces.every((piece) => piece.text !== "")).toBe(true);
        expect(pieces.every((piece, at) => piece.matched !== pieces[at + 1]?.matched)).toBe(true);
      }),
    );
  });

  it("marks exactly what the search finds, and each marked piece matches a term", () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryText, (text, search) => {
        const { all } = parseSearch(search);
        const finds = (part: string) => all.some((term) => holdsTerm(searchableText(part), term));
        const marked = highlightMatches(text, search).filter(({ matched }) => matched);
        expect(marked.length > 0).toBe(finds(text));
        expect(marked.filter((piece) => !finds(piece.text))).toEqual([]);
      }),
    );
  });

  it("leaves no matches in unmarked pieces", () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryText, (text, search) => {
        const { all } = parseSearch(search);
        const rest = highlightMatches(text, search).filter(({ matched }) => !matched);
        const found = rest.filter((piece) =>
          all.some(
            (term) =>
              !term.phrase.includes(" ") && holdsTerm(searchableText(piece.text), { ...term, prefix: false }),
          ),
        );
        expect(found).toEqual([]);
      }),
    );
  });
});
