import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { normalizeTag, TAG_ALIASES } from "./tag.ts";

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
    ["NodeJS", "node.js"],
    ["node js", "node.js"],
    ["React JS", "react"],
    ["Golang", "golang"],
    ["Node", "node"],
    ["C plus plus", "c++"],
    ["Front-End", "frontend"],
    ["Full Stack", "fullstack"],
    ["Micro services", "microservices"],
    ["JavaScript", "javascript"],
    ["AngularJS", "angularjs"],
    ["React Native", "react-native"],
    ["Java", "java"],
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
    );
  });

  it("has only canonical names as targets", () => {
    for (const kept of TAG_ALIASES.values()) expect(normalizeTag(kept)).toBe(kept);
    for (const [other, kept] of TAG_ALIASES) expect(normalizeTag(other.replaceAll("-", " "))).toBe(kept);
  });
});
