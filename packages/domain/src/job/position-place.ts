import type { Place } from "../place/place.ts";
import type { Job } from "./job.ts";

/**
 * Where a position is open: in each of the places it is posted for. If one of its postings does not say, its scope is
 * `unknown`, and its countries and regions are those where it is certainly open.
 *
 * @example positionPlace(job).countries; // => []
 */
export function positionPlace({ place, locations = [] }: Pick<Job, "place" | "locations">): Place {
  if (locations.length === 0) return place;
  const places = locations.map((location) => location.place);
  const scope =
    places.find((one) => one.scope === "worldwide") ?? places.find((one) => one.scope === "restricted");
  const isWorldwide = scope?.scope === "worldwide";
  const isPartlyUnstated = !isWorldwide && [place, ...places].some((one) => one.scope === "unknown");
  const subdivisions = unique(places.flatMap((one) => one.subdivisions ?? []));
  const cities = unique(places.flatMap((one) => one.cities ?? []));
  const window = joinWindows(places.map(({ timezones }) => timezones));
  const [asked, ...others] = places.map(({ hours }) => hours);
  const isAskedEverywhere = others.every((hours) => JSON.stringify(hours) === JSON.stringify(asked));
  const excluded = isPartlyUnstated ? shareExcluded([place, ...places]) : undefined;
  const requires = new Set(places.map((one) => one.requires));
  const [required] = requires;
  return {
    scope: isPartlyUnstated ? "unknown" : (scope?.scope ?? "unknown"),
    countries: isWorldwide ? [] : unique(places.flatMap((one) => one.countries)),
    regions: isWorldwide ? [] : unique(places.flatMap((one) => one.regions)),
    ...(subdivisions.length > 0 && { subdivisions }),
    ...(cities.length > 0 && { cities }),
    ...(window && { timezones: window }),
    ...(isAskedEverywhere && asked && { hours: asked }),
    ...(excluded && { excluded }),
    ...(requires.size === 1 && required && { requires: required }),
  };
}

/** Who may not apply: what all postings of unknown scope exclude. */
function shareExcluded(places: readonly Place[]): Place["excluded"] {
  const [first, ...others] = places.filter((one) => one.scope === "unknown").map(({ excluded }) => excluded);
  const shared = JSON.stringify(first);
  return others.every((one) => JSON.stringify(one) === shared) ? first : undefined;
}

/** Places further apart than a working day have no hours in common. */
const MOST_APART = 8;

/** Hours are only required of everyone if each place requires some. */
function joinWindows(windows: readonly Place["timezones"][]): Place["timezones"] {
  const known = windows.filter((window) => window !== undefined);
  const from = Math.min(...known.map((window) => window.from));
  const to = Math.max(...known.map((window) => window.to));
  const widest = Math.max(MOST_APART, ...known.map((window) => window.to - window.from));
  return known.length === windows.length && to - from <= widest ? { from, to } : undefined;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
