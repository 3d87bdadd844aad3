import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { normalizeTag } from "./tag.ts";

describe("normalizeTag", () => {
  it.each([
    ["  React Native ", "react-native"],
    ["Typescript ", "typescript"],
    ["C++", "c++"],
    ["C#", "c#"],
    [".Net", ".net"],
    ["UI/UX", "ui/ux"],
    ["sales, inbound", "sales-inbound"],
    ["data_science", "data-science"],
    ["a -- b", "a-b"],
    ["---", ""],
  ])("spells %j as %j", (raw, tag) => {
    expect(normalizeTag(raw)).toBe(tag);
  });

  it("is stable, short and free of commas for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (raw) => {
        const tag = normalizeTag(raw);
        expect(normalizeTag(tag)).toBe(tag);
        expect(tag.length).toBeLessThanOrEqual(60);
        expect(tag).not.toContain(",");
        expect(tag.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
