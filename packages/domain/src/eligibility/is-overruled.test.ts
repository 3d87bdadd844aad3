import { expect, it } from "vitest";

import { parsePlace } from "../place/parse-place.ts";
import { isOverruled } from "./is-overruled.ts";
import { readFacts } from "./reading/read-facts.ts";

const isSaidStricter = (text: string, place: string) =>
  readFacts("", text).map((fact) => isOverruled(fact, parsePlace(place)));

it.each([
  ["Work from anywhere in the world.", "Germany", true],
  ["You must live in Europe.", "Germany", true],
  ["You must live in Germany.", "Germany", false],
  ["Work from anywhere in the world.", "Worldwide", false],
  ["Work from anywhere in the world.", "Worldwide except Nigeria", false],
  ["You must be authorized to work in the US.", "Germany", false],
])("tells whether %j is overruled by %s", (text, place, expected) => {
  expect(isSaidStricter(text, place)).toEqual([expected]);
});
