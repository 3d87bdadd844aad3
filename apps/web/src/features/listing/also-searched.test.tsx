import { expect, it } from "vitest";

import { describeAlso, quoteWords } from "./also-searched.tsx";

it.each([
  ["sr engineer ", '"sr" "engineer"'],
  ['"site reliability" k8s -java', '"site reliability" "k8s" -java'],
  ["„site reliability“ k8s", '„site reliability“ "k8s"'],
  ['-"on call" front-end', '-"on call" "front-end"'],
])("searches for %j alone by quoting its words", (search, quoted) => {
  expect(quoteWords(search)).toBe(quoted);
});

it("searches for what was typed without the words that were not asked for", () => {
  expect(quoteWords('Für python Jobs "jobs" -in', ["fur", "jobs", "in"])).toBe('"python" "jobs" -in');
});

it.each([
  [["kubernetes"], [], "kubernetes"],
  [["sr", "seniors"], ["staff", "lead"], "sr, seniors, and titles such as staff, lead"],
  [[], ["teacher"], "titles such as teacher"],
])("tells what else was searched: %j and the titles %j", (words, titles, told) => {
  expect(describeAlso(words, titles)).toBe(told);
});
