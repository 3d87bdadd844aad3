import { describe, expect, it } from "vitest";

import { pickLocale } from "./use-formats.server.ts";

describe("the locale for numbers and dates", () => {
  it.each([
    ["de-AT,de;q=0.9,en;q=0.5", "de-AT"],
    ["en-GB", "en-GB"],
    ["fr;q=0.4, pt-BR;q=0.9", "pt-BR"],
    ["zh-Hant-TW", "zh-Hant-TW"],
  ])("is the one %j prefers", (header, locale) => {
    expect(pickLocale(header)).toBe(locale);
  });

  it("skips languages that numbers cannot be formatted in", () => {
    expect(pickLocale("xx, tlh;q=0.9, sv;q=0.1")).toBe("sv");
  });

  it.each([null, "", "*", "en-u-nu-thai", "not a header", "de;q=0", "\u0000", ",;=,".repeat(5000)])(
    "falls back to English for %j",
    (header) => {
      expect(pickLocale(header)).toBe("en");
    },
  );
});
