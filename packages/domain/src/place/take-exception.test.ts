import { describe, expect, it } from "vitest";

import { evaluateEligibility } from "../eligibility/evaluate-eligibility.ts";
import { parsePlace, takeException } from "./parse-place.ts";

const answers = (text: string, countries: string) =>
  countries
    .split(" ")
    .map((country) => evaluateEligibility({ place: parsePlace(text) }, country).answer)
    .join(" ");

describe("what a place takes out", () => {
  it.each([
    ["Global, no US, no China", "CN", "NG"],
    ["Weltweit außer USA", "US", "NG"],
    ["Monde sauf la France", "FR", "NG"],
    ["Todo el mundo excepto Cuba", "CU", "NG"],
    ["América Latina sin Venezuela", "VE", "BR"],
    ["América Latina sem Venezuela", "VE", "BR"],
    ["Europe, with the exception of Russia", "RU", "DE"],
  ])("is closed, and the rest is open: %s", (text, out, rest) => {
    expect(answers(text, `${out} ${rest}`)).toBe("notOpen open");
  });

  it.each([
    ["Canada (excl. QC)", "CA"],
    ["Germany, not Bavaria", "DE"],
    ["UK excluding Northern Ireland", "GB"],
    ["USA, excluding New York City", "US"],
  ])("leaves open a country of which it is a part: %s", (text, open) => {
    expect(answers(text, open)).toBe(open.replaceAll(/\S+/g, "open"));
    expect(answers(text, "NG")).toBe("notOpen");
  });

  it.each([
    ["US, no remote", "US"],
    ["USA; no agencies", "US"],
    ["Europe (no sponsorship)", "DE"],
    ["Oslo, NO", "NO"],
    ["se, no", "SE NO"],
    ["Remoto no Brasil", "BR"],
    ["Remoto (no Brasil)", "BR"],
    ["Worldwide, but US preferred", "US NG"],
  ])("is nothing where the words are before no place: %s", (text, open) => {
    expect(answers(text, open)).toBe(open.replaceAll(/\S+/g, "open"));
  });
});

describe("takeException", () => {
  it("takes what is left out from what is kept", () => {
    expect(takeException("Europe (not UK), Canada")).toEqual({ kept: "Europe , Canada", left: " UK" });
    expect(takeException("Europe, Canada")).toEqual({ kept: "Europe, Canada", left: undefined });
  });
});
