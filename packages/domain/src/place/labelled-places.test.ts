import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { locationsShowing } from "../filter/match-place.ts";
import { LABELLED_PLACES, type LabelledPlace } from "./fixtures/labelled-places.ts";
import { parsePlace } from "./parse-place.ts";
import { Place } from "./place.ts";

/** Two in a hundred of the texts that a person read. */
const MOST_MISSES = LABELLED_PLACES.length / 50;

const describePlace = (countries: readonly string[], regions: readonly string[], hours: readonly number[]) =>
  `restricted to ${[...regions.toSorted(), ...countries.toSorted()].join(" ")} ${hours.join("..")}`.trim();

function describeLabel([, scope, countries = "", regions = [], hours]: LabelledPlace): string {
  if (scope !== "restricted") return scope;
  const codes = countries.split(" ").filter((code) => code !== "");
  return describePlace(codes, regions, hours ?? []);
}

function describeReading(text: string): string {
  const { scope, countries, regions, timezones } = parsePlace(text);
  if (scope !== "restricted") return scope;
  return describePlace(countries, regions, timezones ? [timezones.from, timezones.to] : []);
}

// Places of captured feeds, in the folder that FARWORK_CAPTURES names; without it, the labelled ones.
const folder = process.env["FARWORK_CAPTURES"];
const texts = folder
  ? readFileSync(join(folder, "locations.txt"), "utf8").split("\n")
  : LABELLED_PLACES.map(([text]) => text);

describe("places of real postings", () => {
  it("are read as a person reads them, 98 in a hundred at least", async ({ annotate }) => {
    const misses = LABELLED_PLACES.filter((row) => describeReading(row[0]) !== describeLabel(row)).map(
      (row) => `${row[0]}: says ${describeLabel(row)}, read as ${describeReading(row[0])}`,
    );
    const right = LABELLED_PLACES.length - misses.length;
    await annotate([`${right} of ${LABELLED_PLACES.length} right`, ...misses].join("\n"));
    expect(LABELLED_PLACES).toHaveLength(150);
    expect(new Set(LABELLED_PLACES.map(([text]) => text)).size).toBe(150);
    expect(misses.slice(MOST_MISSES)).toEqual([]);
  });

  it("give a valid place, and half of them one that says who may apply", () => {
    const places = texts.map((text) => parsePlace(text));
    expect(places.filter((place) => !z.safeParse(Place, place).success)).toEqual([]);
    expect(places.filter(({ scope }) => scope !== "unknown").length).toBeGreaterThan(texts.length / 2);
  });

  it.each([
    ["Worldwide", true],
    ["Anywhere in the World", true],
    ["Americas, Europe, Israel", true],
    ["USA timezones", true],
    ["Riverside, CA", true],
    ["Remote - US", true],
    ["Anywhere except Canada", true],
    ["Canada (Remote)", false],
    ["LATAM, Europe", false],
    ["Anywhere except the USA", false],
    ["Remote", false],
  ])("in %j are found by a search for the United States: %s", (text, found) => {
    expect(locationsShowing(parsePlace(text)).has("US")).toBe(found);
  });
});
