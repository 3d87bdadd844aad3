import type { CountryCode, Place, Region } from "../place/place.ts";
import { countriesOf, countriesOpenTo, isExcluded, isRestOfWorld } from "../place/region.ts";

/**
 * Whether somebody in a country may apply. `open`: the posting names the country or its region, or is open to everyone.
 * `notOpen`: only people in `countries` and `regions` may, because of what it requires, or the country is `excluded`.
 * `notStated`: it does not say.
 */
export type EligibilityVerdict =
  | { answer: "open"; because: "named" | "worldwide" }
  | { answer: "open"; because: "region"; region: Region }
  | {
      answer: "notOpen";
      because: "residence" | NonNullable<Place["requires"]>;
      countries: readonly CountryCode[];
      regions: readonly Region[];
    }
  | { answer: "notOpen"; because: "excluded" }
  | { answer: "notStated" };

/**
 * Whether somebody who lives in a country (ISO 3166) may apply. The job's place already includes what its text requires, so a
 * card is enough, and lists agree with job pages.
 *
 * @example
 * evaluateEligibility({ place: parsePlace("LATAM") }, "BR"); // => { answer: "open", because: "region", region: "latam" }
 * evaluateEligibility({ place: parsePlace("USA only") }, "BR").answer; // => "notOpen"
 */
export function evaluateEligibility(
  { place }: { readonly place: Place },
  country: CountryCode,
): EligibilityVerdict {
  const { scope, countries, regions, requires } = place;
  if (scope === "worldwide") return { answer: "open", because: "worldwide" };
  const isBarred = isExcluded(country, place);
  if (isRestOfWorld(place) && !isBarred) return { answer: "open", because: "worldwide" };
  if (countries.includes(country)) return { answer: "open", because: "named" };
  const region = regions.find((one) => countriesOf(one).has(country));
  if (region !== undefined) return { answer: "open", because: "region", region };
  if (isBarred) return { answer: "notOpen", because: "excluded" };
  if (scope === "unknown" || countriesOpenTo(place).size === 0) return { answer: "notStated" };
  return { answer: "notOpen", because: requires ?? "residence", countries, regions };
}
