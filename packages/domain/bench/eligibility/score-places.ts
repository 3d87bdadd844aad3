import { readFileSync } from "node:fs";

import * as z from "zod/mini";

import { peopleLivingIn } from "../../src/place/country-zones.ts";
import { findTowns } from "../../src/place/find-towns.ts";
import { parsePlace } from "../../src/place/parse-place.ts";
import { foldName } from "../../src/text/fold-text.ts";

const Texts = z.array(z.string());

/** A line of labels/eligibility/places-*, as its README tells. */
const PlaceLabel = z.object({
  text: z.string(),
  countries: Texts,
  regions: Texts,
  subdivisions: Texts,
  cities: Texts,
});
type PlaceLabel = z.infer<typeof PlaceLabel>;

const KINDS = ["countries", "regions", "subdivisions", "cities"] as const;
/** Labels name no states of other countries. */
const LABELLED = /^(?:US|CA|BR)-/;
type Kind = (typeof KINDS)[number];
type Named = Readonly<Record<Kind, ReadonlySet<string>>>;

export type PlaceScore = {
  text: string;
  right: Readonly<Record<Kind, boolean>>;
  stated: Named;
  read: Named;
};

type PlaceFile = "tuning" | "tuning-2" | "tuning-3" | "held-out" | "held-out-2";

/** How each place string of one file of labels is read, in its order. */
export function scorePlaces(name: PlaceFile): PlaceScore[] {
  const file = new URL(`../../labels/eligibility/places-${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const label = z.parse(PlaceLabel, JSON.parse(line));
    const [stated, read] = [nameStated(label), nameRead(label.text)];
    const isRight = (kind: Kind) =>
      stated[kind].size === read[kind].size && [...stated[kind]].every((name) => read[kind].has(name));
    return {
      text: label.text,
      stated,
      read,
      right: {
        // Who is open to anyone is open to every country that is named beside.
        countries: isRight("countries") || (isRight("regions") && read.regions.has("worldwide")),
        regions: isRight("regions"),
        subdivisions: isRight("subdivisions"),
        cities: isRight("cities"),
      },
    };
  });
}

/** A table of how many of them are right, for a page of figures. */
export function tabulatePlaces(scores: readonly PlaceScore[]): string {
  const share = (isRight: (score: PlaceScore) => boolean) => {
    const count = scores.filter(isRight).length;
    return `${count} (${((100 * count) / scores.length).toFixed(1)} %)`;
  };
  const cells = [
    ["Strings", String(scores.length)],
    ["Countries", share(({ right }) => right.countries)],
    ["Countries and regions", share(({ right }) => right.countries && right.regions)],
    ["States", share(({ right }) => right.subdivisions)],
    ["Cities", share(({ right }) => right.cities)],
    ["All right", share(({ right }) => KINDS.every((kind) => right[kind]))],
  ];
  const rows = [cells.map(([head]) => head), cells.map(() => "---:"), cells.map(([, cell]) => cell)];
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

// Regions by the names that labels use; "Nordics" and the like stand for their countries.
function nameStated({ countries, regions, subdivisions, cities }: PlaceLabel): Named {
  const groups = regions.map(readRegion);
  return {
    countries: new Set([...countries, ...groups.flatMap((group) => group.countries)]),
    regions: new Set(groups.flatMap((group) => (group.scope === "worldwide" ? "worldwide" : group.regions))),
    subdivisions: new Set(subdivisions),
    cities: new Set(cities.map(nameCity)),
  };
}

/** A city may have two names in English: "Bangalore". */
function nameCity(name: string): string {
  const folded = foldName(name);
  const [largest] = findTowns(folded);
  return largest ? foldName(largest.name) : folded;
}

function readRegion(name: string) {
  const place = parsePlace([name]);
  if (place.scope === "unknown") throw new Error(`A label names a region that is none: ${name}`);
  return place;
}

function nameRead(text: string): Named {
  const place = parsePlace(text);
  // Hours alone stand for the parts of the world that live in them, and name none.
  const lived =
    place.timezones && place.countries.length === 0 ? peopleLivingIn(place.timezones).regions : [];
  const named = place.regions.filter((region) => !lived.includes(region));
  return {
    countries: new Set(place.countries),
    regions: new Set(place.scope === "worldwide" ? ["worldwide"] : named),
    subdivisions: new Set(place.subdivisions?.filter((code) => LABELLED.test(code))),
    cities: new Set(place.cities?.map(nameCity)),
  };
}
