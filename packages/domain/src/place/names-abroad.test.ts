import { expect, it } from "vitest";

import { findPeople } from "./find-people.ts";
import { parsePlace } from "./parse-place.ts";

it.each(["Remote, weltweit", "Monde entier", "Todo el mundo", "Qualquer lugar do mundo"])(
  "%s is the world",
  (text) => {
    expect(parsePlace(text).scope).toBe("worldwide");
  },
);

it.each([
  ["Remote, UE", [], ["eu"]],
  ["Remote, Afrique", [], ["africa"]],
  ["Deutschlandweit", ["DE"], []],
  ["Península Ibérica", ["ES", "PT"], []],
  ["CDMX", ["MX"], []],
])("%s is read by its name in its own language", (text, countries, regions) => {
  expect(parsePlace(text)).toMatchObject({ countries, regions });
});

it.each([
  ["brasileira", ["BR"], []],
  ["estadounidense", ["US"], []],
  ["europeenne", [], ["europe"]],
  ["continente americano", [], ["americas"]],
])("“%s” tells of whom", (folded, countries, regions) => {
  expect(findPeople(folded)).toEqual({ countries, regions });
});

it("knows no people of other words", () => {
  expect(findPeople("mobile")).toBeUndefined();
});

it.each([
  ["United States (DE, MD, PA)", ["US-DE", "US-MD", "US-PA"]],
  ["USA: CA, CO", ["US-CA", "US-CO"]],
  ["US - MD, DE", ["US-MD", "US-DE"]],
])("letters that the United States are divided by are its states: %s", (text, subdivisions) => {
  expect(parsePlace(text)).toMatchObject({ countries: ["US"], subdivisions });
});

it("takes letters beside the United States for a country", () => {
  expect(parsePlace("US, CA").countries).toEqual(["US", "CA"]);
});
