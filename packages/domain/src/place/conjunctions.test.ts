import { expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";

it.each([
  ["Berlin oder Hamburg", ["DE"], ["Berlin", "Hamburg"]],
  ["Berlin und Wien", ["DE", "AT"], ["Berlin", "Vienna"]],
  ["Paris et Lyon", ["FR"], ["Paris", "Lyon"]],
  ["Lyon ou télétravail", ["FR"], ["Lyon"]],
  ["Madrid o remoto", ["ES"], ["Madrid"]],
  ["Madrid y Lisboa", ["ES", "PT"], ["Madrid", "Lisbon"]],
  ["Porto e Braga", ["PT"], ["Porto", "Braga"]],
  ["Hamburg, Köln oder remote", ["DE"], ["Hamburg", "Cologne"]],
])("towns are read on both sides of a conjunction: %s", (text, countries, cities) => {
  expect(parsePlace(text)).toMatchObject({ countries, cities });
});

it.each([
  ["Trinidad y Tobago", ["TT"]],
  ["São Tomé e Príncipe", ["ST"]],
  ["Saint-Pierre-et-Miquelon", ["PM"]],
])("a country whose name has one stays whole: %s", (text, countries) => {
  expect(parsePlace(text).countries).toEqual(countries);
});
