import { describe, expect, it } from "vitest";

import { searchableText } from "./searchable-text.ts";

describe("searchableText", () => {
  it("separates alternative spellings from the words, so that no phrase spans both", () => {
    expect(searchableText("Full-Stack .NET job")).toBe(
      " full stack .net job \n fullstack \n net \n =full \n =stack \n =.net \n =job \n =fullstack \n =net ",
    );
  });

  it("is empty for a text without words", () => {
    expect(searchableText(" -- ")).toBe("");
  });
});
