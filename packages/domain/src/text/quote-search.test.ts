import { expect, it } from "vitest";

import { quoteSearch } from "./quote-search.ts";

it.each([
  ["sr engineer ", '"sr" "engineer"'],
  ['"site reliability" k8s -java', '"site reliability" "k8s" -java'],
  ["„site reliability“ k8s", '„site reliability“ "k8s"'],
  ['-"on call" front-end', '-"on call" "front-end"'],
  ["front end developer", '"front end" "developer"'],
  ["senior reac*", '"senior" "reac"'],
  ["senior Full Stack", '"senior" "Full Stack"'],
  ["front -end", '"front" -end'],
  ["nurse & midwife", '"nurse" "midwife"'],
])("searches for exactly %j by quoting its words, compounds together", (search, quoted) => {
  expect(quoteSearch(search, [])).toBe(quoted);
});

it("drops ignored words", () => {
  expect(quoteSearch('Für python Jobs "jobs" -in', ["fur", "jobs", "in"])).toBe('"python" "jobs" -in');
  expect(quoteSearch("senior developer jobs, uk", ["jobs"])).toBe('"senior" "developer" "uk"');
});
