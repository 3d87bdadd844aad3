import { MORE_NAMES } from "./country-aliases.ts";
import { GROUPS } from "./country-groups.ts";
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

/** Names of two or three letters that are no words of a sentence. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(
  "us usa eua uk gb nz eu ue uae ksa anz gcc eea ewr nyc".split(" "),
);

const REGION_NAMES: Readonly<Record<Region, string>> = {
  africa: "africa|african|afrique|afrika",
  americas: "americas|amer|north and south america|american continent|ameriques",
  apac: "apac|japac|asia pacific|apj|asia and oceania|asia pacifico|asie pacifique",
  asia: "asia|asian|asie|asien",
  caribbean: "caribbean|caribe|caraibes|karibik",
  "central-america": "central america|centroamerica|america central|amerique centrale|mittelamerika",
  emea: "emea|europe middle east and africa",
  eu: "eu|european union|eu countries|ue|union europea|union europeenne|uniao europeia|europaische union|europaischen union",
  europe: "europe|european|europa",
  latam:
    "latam|latin america|latin american|south and central america|america latina|latinoamerica|iberoamerica|amerique latine|" +
    "lateinamerika",
  mena: "mena|middle east and north africa",
  "middle-east":
    "middle east|middle eastern|oriente medio|medio oriente|moyen orient|naher osten|nahen osten",
  "north-america":
    "north america|northern america|north american|noram|namer|norteamerica|america del norte|america do norte|amerique du nord|" +
    "nordamerika",
  oceania: "oceania|australasia|oceanie|ozeanien",
  "south-america":
    "south america|south american|sudamerica|suramerica|america del sur|america do sul|amerique du sud|sudamerika",
};

// Parts of countries without a code, but for the last four.
const PARTS: readonly (readonly [names: string, place: Omit<NamedPlace, "regions">])[] = [
  [
    "east coast|west coast|eastern seaboard|midwest|new england|pacific northwest|tri state|bay area|sf bay area|" +
      "san francisco bay area|silicon valley",
    { countries: ["US"] },
  ],
  ["bali", { countries: ["ID"] }],
  ["tirol|steiermark|vorarlberg|karnten", { countries: ["AT"] }],
  ["wallonie|wallonia|flandre|flanders|vlaanderen", { countries: ["BE"] }],
  [
    "cataluna|catalunya|andalucia|comunidad de madrid|comunidad valenciana|canarias|islas canarias|baleares|islas baleares|" +
      "pais vasco|euskadi",
    { countries: ["ES"] },
  ],
  [
    "bretagne|occitanie|normandie|nouvelle aquitaine|auvergne rhone alpes|hauts de france|grand est|pays de la loire",
    { countries: ["FR"] },
  ],
  ["algarve|alentejo|madeira|acores", { countries: ["PT"] }],
  ["cdmx", { countries: ["MX"], cities: ["Mexico City"] }],
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
  for (const [list, { regions = [], countries }] of GROUPS)
    add(list.split("|"), { regions, countries: countries.split(" ") });
  for (const [list, part] of PARTS) add(list.split("|"), { regions: [], isPart: true, ...part });
  for (const region of REGIONS) add(REGION_NAMES[region].split("|"), { regions: [region], countries: [] });
  return names;
}
