import { describe, expect, it } from "vitest";

import { findToken, suggestTokens } from "./token.ts";

const label = (text: string) => ({ value: text.slice(0, 3), label: text });
const PLACES = ["South Africa", "Côte d’Ivoire", "Africa", "South Korea", "Åland"].map(label);
const suggested = (typed: string, chosen: string[] = []) =>
  suggestTokens(PLACES, typed, chosen).map((token) => token.label);

describe("suggestions", () => {
  it("begin with what was typed, then hold a word that does", () => {
    expect(suggested("afr")).toEqual(["Africa", "South Africa"]);
  });

  it("do not mind case and accents", () => {
    expect(suggested("COTE")).toEqual(["Côte d’Ivoire"]);
    expect(suggested("ala")).toEqual(["Åland"]);
  });

  it("leave out what is chosen, however it is written", () => {
    expect(suggested("afr", ["Afr"])).toEqual(["South Africa"]);
    expect(suggested("afr", ["AFR"])).toEqual(["South Africa"]);
  });

  it("are the first eight of all where nothing is typed", () => {
    const many = Array.from({ length: 20 }, (_, at) => label(`${at} place`));
    expect(suggestTokens(many, "", [])).toEqual(many.slice(0, 8));
  });
});

it("finds what was typed in full, however it was written", () => {
  expect(findToken(PLACES, " cote d’ivoire ")).toEqual(label("Côte d’Ivoire"));
  expect(findToken(PLACES, "Afri")).toBeUndefined();
});
