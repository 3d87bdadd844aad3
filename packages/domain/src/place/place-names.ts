import { MORE_NAMES } from "./country-aliases.ts";
import type { CountryCode, Region, Subdivision } from "./place.ts";
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

const REGION_NAMES: Readonly<Record<Region, string>> = {
  africa: "africa|african|sub saharan africa",
  americas: "americas|amer|north and south america|american continent",
  apac: "apac|japac|asia pacific|apj|asia and oceania",
  asia: "asia|asian",
  caribbean: "caribbean",
  "central-america": "central america",
  emea: "emea|europe middle east and africa",
  eu: "eu|european union|eu countries",
  europe:
    "cee|central and eastern europe|europe|european|eea|european economic area|western europe|eastern europe|central europe|northern europe|southern europe|europa",
  latam: "latam|latin america|latin american|south and central america|america latina",
  mena: "mena|middle east and north africa",
  "middle-east": "middle east|middle eastern",
  "north-america": "north america|northern america|north american|noram|namer",
  oceania: "oceania|australasia",
  "south-america": "south america|south american",
};

// Groups of countries we keep no region for.
const GROUPS: Readonly<Record<string, string>> = {
  "dach|dach region": "DE AT CH",
  "nordics|nordic countries|nordic": "DK FI IS NO SE",
  scandinavia: "DK NO SE",
  benelux: "BE LU NL",
  "baltics|baltic states": "EE LT LV",
  iberia: "ES PT",
  anz: "AU NZ",
  gcc: "AE BH KW OM QA SA",
  "southeast asia|south east asia": "BN ID KH LA MM MY PH SG TH TL VN",
  "us and canada|usa and canada": "US CA",
  "uk and ireland|uki": "GB IE",
};

// Parts of countries without a code, but for the last four.
const PARTS: readonly (readonly [names: string, place: Omit<NamedPlace, "regions">])[] = [
  [
    "east coast|west coast|eastern seaboard|midwest|new england|pacific northwest|tri state|bay area|sf bay area|" +
      "san francisco bay area|silicon valley",
    { countries: ["US"] },
  ],
  ["bali", { countries: ["ID"] }],
  ["washington dc|washington d c", { countries: ["US"], subdivisions: ["US-DC"], cities: ["Washington"] }],
  ["england", { countries: ["GB"], subdivisions: ["GB-ENG"] }],
  ["northern ireland", { countries: ["GB"], subdivisions: ["GB-NIR"] }],
  ["scotland", { countries: ["GB"], subdivisions: ["GB-SCT"] }],
  ["wales", { countries: ["GB"], subdivisions: ["GB-WLS"] }],
];

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
  for (const [list, codes] of Object.entries(GROUPS)) {
    add(list.split("|"), { regions: [], countries: codes.split(" ") });
  }
  for (const [list, part] of PARTS) add(list.split("|"), { regions: [], isPart: true, ...part });
  for (const region of REGIONS) add(REGION_NAMES[region].split("|"), { regions: [region], countries: [] });
  return names;
}
