import { describe, expect, it } from "vitest";

import { toDrawable } from "./drawable-text.ts";

describe("text for drawing", () => {
  it.each([
    ["Engineer 🚀", "Engineer"],
    ["Fachkräfte\u00A0für\u2011Łódź\u202F–\u2009UTC−5", "Fachkräfte für-Łódź – UTC−5"],
    ["Zu\u0308rich", "Z\u00FCrich"],
    ["Tokyo 東京", "Tokyo"],
    ["東京都港区 Lab", ""],
    ["!!!", ""],
  ])("%s becomes %s", (text, drawn) => {
    expect(toDrawable(text)).toBe(drawn);
  });
});
