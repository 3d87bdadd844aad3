import type { CountryCode, Place, Region } from "./place.ts";
import { REGIONS } from "./regions.ts";

const codes = (text: string) => text.split(" ");

// The continents of `countries-list`, but that Russia is in Europe: pages that tell who may apply load no more than this.
const africa = codes(
  "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW " +
    "SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
);
const asia = codes(
  "AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA " +
    "SA SG SY TH TJ TM TR TW UZ VN YE",
);
const europe = codes(
  "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL " +
    "PT RO RS RU SE SI SJ SK SM UA VA XK",
);
const northAmericaAll = codes(
  "AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI",
);
const oceania = codes("AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TL TO TV UM VU WF WS");
const southAmerica = codes("AR BO BR CL CO EC FK GF GY PE PY SR UY VE");
const northern = codes("BM CA GL PM US");
const centralAmerica = codes("BZ CR GT HN NI PA SV");
const caribbean = northAmericaAll.filter((code) => ![...northern, ...centralAmerica, "MX"].includes(code));
const middleEast = codes("AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE");
const caucasus = codes("AM AZ GE");
const eu = codes("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK");

const REGION_COUNTRIES: Readonly<Record<Region, ReadonlySet<CountryCode>>> = {
  africa: new Set(africa),
  americas: new Set([...northAmericaAll, ...southAmerica]),
  apac: new Set([...asia, ...oceania].filter((code) => ![...middleEast, ...caucasus].includes(code))),
  asia: new Set(asia),
  caribbean: new Set(caribbean),
  "central-america": new Set(centralAmerica),
  emea: new Set([...europe, ...middleEast, ...caucasus, ...africa]),
  eu: new Set(eu),
  europe: new Set(europe),
  latam: new Set(["MX", ...centralAmerica, ...caribbean, ...southAmerica]),
  mena: new Set([...middleEast.filter((code) => code !== "TR"), ...codes("DZ EG LY MA TN")]),
  "middle-east": new Set(middleEast),
  // In postings Mexico is North America as often as it is Latin America: it is in both.
  "north-america": new Set([...northern, "MX"]),
  oceania: new Set(oceania),
  "south-america": new Set(southAmerica),
};

/**
 * The countries of a region. Continents share no country, so a posting open to Asia is not one open to Europe;
 * Russia and Cyprus count as Europe, Turkey as Asia and the Middle East.
 *
 * @example countriesOf("eu").has("DE"); // => true
 */
export function countriesOf(region: Region): ReadonlySet<CountryCode> {
  return REGION_COUNTRIES[region];
}

/** Every country a restricted job is open to: its own and those of its regions. */
export function countriesOpenTo(place: Pick<Place, "countries" | "regions">): ReadonlySet<CountryCode> {
  const open = new Set(place.countries);
  for (const region of place.regions) for (const country of countriesOf(region)) open.add(country);
  return open;
}

/** Whether a place says of a country by itself that nobody there may apply. */
export function isExcluded(country: CountryCode, { scope, excluded }: Place): boolean {
  return scope !== "worldwide" && excluded !== undefined && countriesOpenTo(excluded).has(country);
}

/** Whether a place is the whole world but for what it names: "Worldwide except Nigeria". */
export const isRestOfWorld = ({ scope, excluded }: Place): boolean =>
  scope === "restricted" && excluded !== undefined;

/** Whether somebody could live in both. */
export function sharesCountry(some: ReadonlySet<CountryCode>, others: ReadonlySet<CountryCode>): boolean {
  for (const country of some) if (others.has(country)) return true;
  return false;
}

/** Whether all of some countries are among others. */
export const isAmong = (some: ReadonlySet<CountryCode>, others: ReadonlySet<CountryCode>): boolean =>
  [...some].every((country) => others.has(country));

/**
 * A place without some of its countries: "Anywhere except the USA". Undefined where none is left. Regions that are
 * whole without them stay regions, those that say most first; of the others their countries are listed. What is left out
 * of the world is told as `excluded` too.
 *
 * @example leaveOut(worldwide, unitedStates); // { scope: "restricted", regions: ["emea", "apac", "latam"], countries: ["BM", "CA", "GL", "PM"], excluded: { countries: ["US"], regions: [] } }
 */
export function leaveOut(from: Place, out: Place): Place | undefined {
  const open = new Set(
    countriesOpenTo(from.scope === "worldwide" ? { countries: [], regions: [...REGIONS] } : from),
  );
  for (const country of countriesOpenTo(out)) open.delete(country);
  if (open.size === 0) return undefined;
  const whole = REGIONS.filter((region) => isAmong(countriesOf(region), open));
  const listed = new Set(open);
  const regions: Region[] = [];
  const gain = (region: Region) => [...countriesOf(region)].filter((country) => listed.has(country)).length;
  for (;;) {
    const [best] = whole.toSorted((a, b) => gain(b) - gain(a));
    if (best === undefined || gain(best) === 0) break;
    regions.push(best);
    for (const country of countriesOf(best)) listed.delete(country);
  }
  const isOfWorld = from.scope === "worldwide" || isRestOfWorld(from);
  return {
    scope: "restricted",
    countries: [...listed].toSorted(),
    regions,
    ...(isOfWorld && { excluded: joinPlaces([...(from.excluded ? [from.excluded] : []), out]) }),
  };
}

/** Several places as one list of their names. */
export const joinPlaces = (
  places: readonly NamedPlaces[],
): { countries: CountryCode[]; regions: Region[] } => ({
  countries: [...new Set(places.flatMap(({ countries }) => countries))],
  regions: [...new Set(places.flatMap(({ regions }) => regions))],
});

/** Whether a place names any country or region. */
export const namesPlaces = ({ countries, regions }: NamedPlaces): boolean =>
  countries.length + regions.length > 0;

/** The names of a place, of countries first. */
export const listPlaceCodes = ({ countries, regions }: NamedPlaces): string[] => [...countries, ...regions];

type NamedPlaces = { readonly countries: readonly CountryCode[]; readonly regions: readonly Region[] };
