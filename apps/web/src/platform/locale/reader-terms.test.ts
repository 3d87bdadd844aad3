import { describe, expect, it } from "vitest";

import { fillPayTerms, suggestTerms } from "./reader-terms.ts";

const SAID = { currency: "BRL", period: "month" } as const;
const GERMAN = { said: undefined, locale: "de" };

describe("in which terms somebody thinks of pay who has not said", () => {
  it.each([
    ["DE", "en", "EUR"],
    ["NG", "en-GB", "USD"],
    ["US", "de", "USD"],
    [undefined, "pt-BR", "BRL"],
    [undefined, "de", "EUR"],
    [undefined, "en-IN", "INR"],
    [undefined, "en-GB", "GBP"],
  ])("is for somebody in %s who reads %s a year in %s", (country, locale, currency) => {
    expect(suggestTerms(country, locale)).toEqual({ currency, period: "year" });
  });

  it.each(["en", "en-US"])("is nothing that %s tells, which browsers come in", (locale) => {
    expect(suggestTerms(undefined, locale)).toBeUndefined();
  });
});

describe("an address read in its reader’s terms of pay", () => {
  it("names what they said, before what its country suggests", () => {
    expect(fillPayTerms("q=react&from=IN", { said: SAID, locale: "de" })).toBe(
      "q=react&from=IN&currency=BRL&period=month",
    );
  });

  it("names what its country suggests, before what the language does", () => {
    expect(fillPayTerms("from=IN", GERMAN)).toBe("from=IN&currency=INR&period=year");
    expect(fillPayTerms("?q=react", GERMAN)).toBe("q=react&currency=EUR&period=year");
    expect(fillPayTerms("from=any", GERMAN)).toBe("from=any&currency=EUR&period=year");
  });

  it("stays as it is where nothing is known of them", () => {
    expect(fillPayTerms("?q=react", { said: undefined, locale: "en-US" })).toBe("q=react");
  });

  it.each(["salary_min=60000", "currency=EUR", "salary_min=60000&currency=EUR", "period=hour"])(
    "keeps its own word: %s",
    (own) => {
      expect(fillPayTerms(own, { said: SAID, locale: "en" })).toBe(own);
    },
  );
});
