import { expect, it } from "vitest";

import { findTowns, findWellKnown } from "./find-towns.ts";
import { WRITTEN_TOWNS } from "./written-towns.ts";

it("finds every town that is written down, by its folded name", () => {
  const names = Object.values(WRITTEN_TOWNS).flatMap((list) =>
    Array.from(list.matchAll(/;([^|;]+)\|/g), ([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(20_000);
  expect(names.filter((name) => findTowns(name).length === 0)).toEqual([]);
});

it.each(["", "q", "zzzz", "aaaa", "constructor", "__proto__", ";a|", "quillfeather", "x".repeat(10_000)])(
  "finds none by the name of %j",
  (name) => {
    expect(findTowns(name)).toEqual([]);
  },
);

it("lists those of one name, the largest first, with their states where addresses name them", () => {
  expect(findTowns("san jose").map(({ country, subdivision }) => subdivision ?? country)).toEqual([
    "US-CA",
    "CR",
    "PH",
  ]);
  expect(findTowns("campinas")[0]).toMatchObject({ name: "Campinas", country: "BR", subdivision: "BR-SP" });
});

it.each([
  ["duesseldorf", "Düsseldorf"],
  ["st catharines", "St. Catharines"],
  ["nyc", "New York"],
  ["wien", "Vienna"],
  ["bangalore", "Bengaluru"],
  ["sf", "San Francisco"],
  ["ft lauderdale", "Fort Lauderdale"],
])("knows %s by another name", (name, town) => {
  expect(findTowns(name)[0]?.name).toBe(town);
});

it.each([
  ["london", "GB"],
  ["portland", "US"],
  ["hyderabad", "IN"],
  ["cambridge", undefined],
  ["gary", undefined],
])("takes %s for a town of %s, by its name alone", (name, country) => {
  expect(findWellKnown(findTowns(name))?.country).toBe(country);
});
