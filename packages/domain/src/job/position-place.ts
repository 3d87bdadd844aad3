import type { Place } from "../place/place.ts";
import type { Job } from "./job.ts";

/**
 * Where a position is open: in each of the places that it is posted for.
 *
 * @example positionPlace(job).countries; // => []
 */
export function positionPlace({ place, locations = [] }: Pick<Job, "place" | "locations">): Place {
  if (locations.length === 0) return place;
  const places = locations.map((location) => location.place);
  const scope =
    places.find((one) => one.scope === "worldwide") ?? places.find((one) => one.scope === "restricted");
  const isWorldwide = scope?.scope === "worldwide";
  const subdivisions = unique(places.flatMap((one) => one.subdivisions ?? []));
  const cities = unique(places.flatMap((one) => one.cities ?? []));
  const windows = places.flatMap(({ timezones }) => timezones ?? []);
  const requires = new Set(places.map((one) => one.requires));
  const [required] = requires;
  return {
    scope: scope?.scope ?? "unknown",
    countries: isWorldwide ? [] : unique(places.flatMap(({ countries }) => countries)),
    regions: isWorldwide ? [] : unique(places.flatMap(({ regions }) => regions)),
    ...(subdivisions.length > 0 && { subdivisions }),
    ...(cities.length > 0 && { cities }),
    // Hours are asked of everybody only where each place has some.
    ...(windows.length === places.length && {
      timezones: {
        from: Math.min(...windows.map(({ from }) => from)),
        to: Math.max(...windows.map(({ to }) => to)),
      },
    }),
    ...(requires.size === 1 && required && { requires: required }),
  };
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
