import type { CountryCode, Place, Region } from "./place.ts";
import { REGION_COUNTRIES } from "./region-countries.ts";
import { REGIONS } from "./regions.ts";

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

/** The regions in which someone could take a job open to these countries: all that share one with them. */
export function regionsReached(open: ReadonlySet<CountryCode>): Region[] {
  return REGIONS.filter((region) => sharesCountry(countriesOf(region), open));
}

/** Whether somebody could live in both. */
export function sharesCountry(some: ReadonlySet<CountryCode>, others: ReadonlySet<CountryCode>): boolean {
  for (const country of some) if (others.has(country)) return true;
  return false;
}

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
  const whole = REGIONS.filter((region) => [...countriesOf(region)].every((country) => open.has(country)));
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

type NamedPlaces = { readonly countries: readonly CountryCode[]; readonly regions: readonly Region[] };
