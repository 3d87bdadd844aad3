import type { NamedPlace } from "./place-names.ts";
import type { CountryCode } from "./place.ts";

// How the adjectives of a place begin, folded, in German, Spanish, Portuguese, French and some in English.
const COUNTRIES: Readonly<Record<CountryCode, string>> = {
  AO: "angolan",
  AR: "argentin",
  AT: "osterreichisch",
  AU: "australi",
  BE: "belg",
  BO: "bolivian",
  BR: "brasil|brazil|bresilien",
  CA: "canad|kanad",
  CH: "schweiz|suiz|suisse|suic",
  CL: "chilen|chileno",
  CO: "colombian",
  CR: "costarricense",
  DE: "deutsch|german|aleman|alema|allemand",
  DO: "dominican",
  EC: "ecuatorian|equatorian",
  EG: "egypt|egipci",
  ES: "espanol|espanhol|espagnol|spanisch",
  FR: "franzosisch|frances|francais|french",
  GB: "britanic|britannique|britisch|british",
  GH: "ghana",
  GT: "guatemaltec",
  IE: "irish",
  IN: "indian",
  IT: "italian|italien",
  KE: "kenyan",
  LU: "luxembourg|luxemburg",
  MA: "marroqui|marocain",
  MX: "mexican",
  MZ: "mocambican",
  NG: "nigerian",
  PE: "peruan",
  PH: "filipin|philippin",
  PK: "pakistani",
  PT: "portugu|portugais|portugiesisch",
  US: "estadounidense|estadunidense|norteamerican|norte american|american|americain|amerikanisch|us amerikanisch",
  SN: "senegal",
  TN: "tunisi",
  UA: "ukrain",
  UY: "uruguay",
  VE: "venezolan",
  ZA: "south african|sudafrican|sudafricain",
};

const REGIONS: readonly (readonly [NamedPlace["regions"], string])[] = [
  [["europe"], "europe|europa|comunitari|communautaire"],
  [["latam"], "latinoamerican|latino american|lateinamerikan"],
  [["americas"], "continente american|continent american|continent americain"],
  [["africa"], "african|africain|afrikanisch"],
];

const PEOPLES: readonly (readonly [stem: string, place: NamedPlace])[] = [
  ...REGIONS.flatMap(([regions, stems]) =>
    stems.split("|").map((stem) => [stem, { regions, countries: [] }] as const),
  ),
  ...Object.entries(COUNTRIES).flatMap(([code, stems]) =>
    stems.split("|").map((stem) => [stem, { regions: [], countries: [code] }] as const),
  ),
];

/**
 * The place that a folded adjective of another language than English is of.
 *
 * @example findPeople("brasileira"); // { regions: [], countries: ["BR"] }
 */
export const findPeople = (folded: string): NamedPlace | undefined =>
  PEOPLES.find(([stem]) => folded.startsWith(stem) || folded.startsWith(`continente ${stem}`))?.[1];
