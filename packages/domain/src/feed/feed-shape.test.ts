import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { Amount, Id, listOf, LongText, NeededText, Text, Texts } from "./feed-shape.ts";

const endless = "a".repeat(100_000);

describe("a field of any length", () => {
  it.each([
    ["a text", Text.parse(endless)],
    ["a needed text", NeededText.parse(endless)],
    ["an id", Id.parse(endless)],
    ["an amount", Amount.parse(endless)],
    ["one of several texts", Texts.parse([endless])[0]],
  ])("is cut, as %s", (_, read) => {
    expect(read).toBe("a".repeat(4_000));
  });

  it("keeps text after leading spaces", () => {
    const blanks = " ".repeat(10_000);
    expect([Text.parse(`${blanks}a${blanks}`), Texts.parse([`${blanks}a`])]).toEqual(["a", ["a"]]);
  });

  it("is not cut if it is a description, which is rejected instead", () => {
    expect(LongText.parse(endless)).toBe(endless);
  });
});

it("takes 300 entries of an endless list", () => {
  const endlessly = Array.from({ length: 10_000 }, String);
  expect(Texts.parse(endlessly)).toEqual(endlessly.slice(0, 300));
  expect(listOf(z.string()).parse(endlessly)).toEqual(endlessly.slice(0, 300));
});
