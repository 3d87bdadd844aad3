import type { CountryCode, Place, Region } from "../place/place.ts";
import { countriesOf, countriesOpenTo, isExcluded, isRestOfWorld } from "../place/region.ts";

/**
 * Whether somebody in a country may apply. `open`: the country is named, or a region it is in, or everyone may.
 * `notOpen`: others may, those in `countries` and `regions`, for what the posting asks for; or the country is `excluded`, and
 * others may, or it does not say. `notStated`: it does not say.
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
 * Whether somebody who lives in a country (ISO 3166) may apply for a job, as its place says: that already holds what its
 * text demands. So a card is enough, and a list says the same as the job's page.
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
