import type { CountryCode, Place, Region } from "./place.ts";
import { countriesOf, countriesOpenTo } from "./region.ts";
import { REGIONS } from "./regions.ts";

/** Every country people live in. */
const WORLD: ReadonlySet<CountryCode> = countriesOpenTo({ countries: [], regions: [...REGIONS] });

/**
 * A place without some of its countries: "Anywhere except the USA". Undefined where none is left. Regions that are
 * whole without them stay regions, those that say most first; of the others their countries are listed.
 *
 * @example leaveOut(worldwide, unitedStates); // { scope: "restricted", regions: ["emea", "apac", "latam"], countries: ["BM", "CA", "GL", "PM"] }
 */
export function leaveOut(from: Place, out: Place): Place | undefined {
  const open = new Set(from.scope === "worldwide" ? WORLD : countriesOpenTo(from));
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
  return { scope: "restricted", countries: [...listed].toSorted(), regions };
}
