import { expect, it } from "vitest";

import { formatReasons } from "./format-reasons.ts";
import type { RecommendationReason } from "./recommendation-reason.ts";

it.each<[string, RecommendationReason[]]>([
  ["", []],
  [
    "Matches React, TypeScript; pays in your range",
    [{ kind: "skills", words: ["React", "TypeScript"] }, { kind: "pay" }],
  ],
  ["Like your job title: Designer", [{ kind: "title", words: ["Designer"] }]],
  ["Related to your job title: Teacher", [{ kind: "title", words: ["Teacher"], inPart: true }]],
  ["Like jobs you saved or applied to: figma, branding", [{ kind: "similar", words: ["figma", "branding"] }]],
  ["One of your job types; open where you can work", [{ kind: "job_type" }, { kind: "location" }]],
  ["May pay in your range", [{ kind: "pay", assumed: true }]],
  ["Posted in the last 3 days", [{ kind: "fresh" }]],
])("formats %j", (text, reasons) => {
  expect(formatReasons(reasons)).toBe(text);
});

it("names three words and counts the others", () => {
  const words = ["Go", "Rust", "C++", "SQL", "AWS"];
  expect(formatReasons([{ kind: "skills", words }])).toBe("Matches Go, Rust, C++ and 2 more");
});

it("lists only the four strongest reasons", () => {
  const facts = [{ kind: "pay" }, { kind: "location" }, { kind: "job_type" }, { kind: "fresh" }] as const;
  expect(formatReasons([{ kind: "skills", words: ["Go"] }, ...facts])).toBe(
    "Matches Go; pays in your range; open where you can work; one of your job types",
  );
});
