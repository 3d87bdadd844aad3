import { describe, expect, it } from "vitest";

import { findToken, suggestTokens } from "./token.ts";

const label = (text: string) => ({ value: text.slice(0, 3), label: text });
const PLACES = ["South Africa", "Côte d’Ivoire", "Africa", "South Korea", "Åland"].map(label);
const suggested = (typed: string, chosen: string[] = []) =>
  suggestTokens(PLACES, typed, chosen).map((token) => token.label);

describe("suggestions", () => {
  it("start with the text, then contain a word that does", () => {
    expect(suggested("afr")).toEqual(["Africa", "South Africa"]);
  });

  it("ignore case and accents", () => {
    expect(suggested("COTE")).toEqual(["Côte d’Ivoire"]);
    expect(suggested("ala")).toEqual(["Åland"]);
  });

  it("leave out chosen tokens in any spelling", () => {
    expect(suggested("afr", ["Afr"])).toEqual(["South Africa"]);
    expect(suggested("afr", ["AFR"])).toEqual(["South Africa"]);
  });

  it("are the first eight tokens without text", () => {
    const many = Array.from({ length: 20 }, (_, at) => label(`${at} place`));
    expect(suggestTokens(many, "", [])).toEqual(many.slice(0, 8));
  });
});

it("finds a token typed in full, in any spelling", () => {
  expect(findToken(PLACES, " cote d’ivoire ")).toEqual(label("Côte d’Ivoire"));
  expect(findToken(PLACES, "Afri")).toBeUndefined();
});
