import { MORE_NAMES } from "./country-aliases.ts";
import { GROUPS } from "./country-groups.ts";
import type { CountryCode, Region, Subdivision } from "./place.ts";
import { PARTS, REGION_NAMES } from "./region-names.ts";
import { REGIONS } from "./regions.ts";
import { WRITTEN_COUNTRY_NAMES, WRITTEN_LETTERS } from "./written-country-names.ts";

/** What a name in a posting stands for: a region, one or more countries, or a part of one. */
export type NamedPlace = {
  regions: readonly Region[];
  countries: readonly CountryCode[];
  subdivisions?: readonly Subdivision[];
  cities?: readonly string[];
  /** A part of its countries: "Scotland", "West Coast". */
  isPart?: boolean;
};

const LETTERS: ReadonlyMap<string, CountryCode> = new Map(
  WRITTEN_LETTERS.split(";").map((entry) => [entry.slice(3), entry.slice(0, 2)]),
);
/** Letters of countries that are words as well. */
const WORDS = new Set(["and", "are", "est", "nor", "per"]);

/**
 * The country of three letters: "CAN". They are words where others stand beside them.
 *
 * @example findByThreeLetters("bra"); // "BR"
 */
export const findByThreeLetters = (folded: string): CountryCode | undefined =>
  WORDS.has(folded) ? undefined : LETTERS.get(folded);

/**
 * What a folded name stands for; undefined where it is no region and no country.
 *
 * @example findNamedPlace(foldName("Türkiye")); // { regions: [], countries: ["TR"] }
 */
export function findNamedPlace(folded: string): NamedPlace | undefined {
  return NAMES.get(folded);
}

/** Names of two or three letters that are no words of a sentence. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(
  "us usa eua uk gb nz eu ue uae ksa anz gcc eea ewr nyc".split(" "),
);

const NAMES: ReadonlyMap<string, NamedPlace> = collectNames();

function collectNames(): Map<string, NamedPlace> {
  const names = new Map<string, NamedPlace>();
  const add = (list: Iterable<string>, place: NamedPlace) => {
    for (const name of list) names.set(name, place);
  };
  for (const entry of WRITTEN_COUNTRY_NAMES.split(";"))
    add(entry.slice(3).split("|"), { regions: [], countries: [entry.slice(0, 2)] });
  for (const [code, list] of Object.entries(MORE_NAMES))
    add(list.split("|"), { regions: [], countries: [code] });
  for (const [list, { regions = [], countries }] of GROUPS)
    add(list.split("|"), { regions, countries: countries.split(" ") });
  for (const [list, part] of PARTS) add(list.split("|"), { regions: [], isPart: true, ...part });
  for (const region of REGIONS) add(REGION_NAMES[region].split("|"), { regions: [region], countries: [] });
  return names;
}
