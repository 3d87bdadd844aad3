import { describe, expect, it } from "vitest";

import { cleanFeedText } from "./clean-feed-text.ts";

describe("cleanFeedText", () => {
  it.each([
    ["  Tern   Cartography ", "Tern Cartography"],
    ["R&amp;D", "R&D"],
    ["Project &amp;amp; Program", "Project & Program"],
    ["Sales&region", "Sales&region"],
    ["$45<!-- --> - <!-- -->$60", "$45 - $60"],
    ["$45 <!-- a comment without an <!-- end", "$45"],
    ["Lead\\n\\nEngineer", "Lead Engineer"],
    ["zero\u200Bwidth\u00A0space\u0000", "zero width space"],
    ["Lead \u202Ereenigne\u202C", "Lead reenigne"],
    ["Pay\u00ADPal \u200F\u061C&shy;Ltd\u{E0041}", "PayPal Ltd"],
    ["\u200Dنمی\u200Cخواهم \uFE0F👩\u200D🍳 ☀\uFE0F", "نمی\u200Cخواهم 👩\u200D🍳 ☀\uFE0F"],
    ["C++ &lt;Senior&gt;", "C++ <Senior>"],
  ])("cleans %j to %j", (raw, clean) => {
    expect(cleanFeedText(raw, 200)).toBe(clean);
  });

  it("cuts a long text, never inside a character", () => {
    expect(cleanFeedText("ab🦊cd", 3)).toBe("ab");
    expect(cleanFeedText("abc def", 4)).toBe("abc");
    expect(cleanFeedText("&amp;".repeat(50), 10)).toBe("&".repeat(10));
  });
});
