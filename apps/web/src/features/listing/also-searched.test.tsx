import { expect, it } from "vitest";

import { quoteWords } from "./also-searched.tsx";

it.each([
  ["sr engineer ", '"sr" "engineer"'],
  ['"site reliability" k8s -java', '"site reliability" "k8s" -java'],
  ["„site reliability“ k8s", '„site reliability“ "k8s"'],
  ['-"on call" front-end', '-"on call" "front-end"'],
])("searches for %j alone by quoting its words", (search, quoted) => {
  expect(quoteWords(search)).toBe(quoted);
});
