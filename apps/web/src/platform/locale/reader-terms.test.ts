import { describe, expect, it } from "vitest";

import { fillPayTerms, suggestTerms } from "./reader-terms.ts";

const SAID = { currency: "BRL", period: "month" } as const;
const GERMAN = { said: undefined, locale: "de" };

describe("the suggested terms of pay", () => {
  it.each([
    ["DE", "en", "EUR"],
    ["NG", "en-GB", "USD"],
    ["US", "de", "USD"],
    [undefined, "pt-BR", "BRL"],
    [undefined, "de", "EUR"],
    [undefined, "en-IN", "INR"],
    [undefined, "en-GB", "GBP"],
  ])("for a reader in %s with locale %s are %s a year", (country, locale, currency) => {
    expect(suggestTerms(country, locale)).toEqual({ currency, period: "year" });
  });

  it.each(["en", "en-US"])("are not suggested for %s, the browsers' default", (locale) => {
    expect(suggestTerms(undefined, locale)).toBeUndefined();
  });
});

describe("an address with its reader’s terms of pay", () => {
  it("gets the terms they chose, before those of its country", () => {
    expect(fillPayTerms("q=react&from=IN", { said: SAID, locale: "de" })).toBe(
      "q=react&from=IN&currency=BRL&period=month",
    );
  });

  it("gets those of its country, before those of the language", () => {
    expect(fillPayTerms("from=IN", GERMAN)).toBe("from=IN&currency=INR&period=year");
    expect(fillPayTerms("?q=react", GERMAN)).toBe("q=react&currency=EUR&period=year");
    expect(fillPayTerms("from=any", GERMAN)).toBe("from=any&currency=EUR&period=year");
  });

  it("is unchanged when nothing is known about the reader", () => {
    expect(fillPayTerms("?q=react", { said: undefined, locale: "en-US" })).toBe("q=react");
  });

  it.each(["salary_min=60000", "currency=EUR", "salary_min=60000&currency=EUR", "period=hour"])(
    "keeps its own terms: %s",
    (own) => {
      expect(fillPayTerms(own, { said: SAID, locale: "en" })).toBe(own);
    },
  );
});
