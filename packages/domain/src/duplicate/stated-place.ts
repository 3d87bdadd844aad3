import type { Job } from "../job/job.ts";
import { readMention } from "../place/mention.ts";
import { parsePlace } from "../place/parse-place.ts";
import { countriesOpenTo } from "../place/region.ts";
import { findByLetters } from "../place/subdivisions.ts";
import { foldText } from "../text/fold-text.ts";
import { listOwnPlaces } from "./title-places.ts";

/** Where a posting hires. */
export type StatedPlace = {
  scope: Job["place"]["scope"];
  /** Empty for worldwide and unstated places. */
  countries: ReadonlySet<string>;
  /** Further restrictions: towns, states and working hours. */
  parts: ReadonlySet<string>;
};

export function readStatedPlace(
  posting: Pick<Job, "title" | "place" | "candidate_required_location">,
): StatedPlace {
  const { place, candidate_required_location: location } = posting;
  const { scope, timezones } = place;
  const hours = timezones ? [`${timezones.from} to ${timezones.to}`] : [];
  const inTitle = listOwnPlaces(posting).map((name) => foldText(name));
  const parts = [...readTowns(location), ...inTitle.flatMap(listWords), ...hours];
  return { scope, countries: countriesOpenTo(place), parts: new Set(parts) };
}

/**
 * `within`: one names no countries, or no part of them. `other`: they differ, so applicants for one would not find it
 * under the other's name. `apart`: they share no country.
 */
export type PlaceComparison = "same" | "within" | "other" | "apart";

export function comparePlaces(a: StatedPlace, b: StatedPlace): PlaceComparison {
  const countries = compareCountries(a, b);
  if (countries === "other" || countries === "apart") return countries;
  const parts = compareSets(a.parts, b.parts);
  if (parts === "other" || parts === "apart") return "other";
  return countries === "same" && parts === "same" ? "same" : "within";
}

function compareCountries(a: StatedPlace, b: StatedPlace): PlaceComparison {
  if (a.scope !== b.scope) return [a, b].some(({ scope }) => scope === "unknown") ? "within" : "other";
  const countries = compareSets(a.countries, b.countries);
  return countries === "within" ? "other" : countries;
}

function compareSets(a: ReadonlySet<string>, b: ReadonlySet<string>): PlaceComparison {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  const shared = [...smaller].filter((value) => larger.has(value)).length;
  if (shared === smaller.size) return smaller.size === larger.size ? "same" : "within";
  return shared === 0 ? "apart" : "other";
}

// Countries, regions and worldwide are in `place`; the rest of a location names towns and states.
function readTowns(location: string): Set<string> {
  const names = location
    .slice(0, MAX_LENGTH)
    .split(/[,;|/•·()[\]\n]| [-–—] | (?:and|or|&) /)
    .map((name) => foldText(name).trim())
    .filter((name) => findByLetters(name).length > 0 || !isWhole(name));
  return new Set(names.flatMap(listWords));
}

/** Titles may use flag emoji as names. */
function listWords(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+|[\p{Regional_Indicator}\u{1F3F4}\u{E0020}-\u{E007F}]+/gu) ?? [];
  return words.filter((word) => !NOISE.has(word));
}

/** Whether a name is a whole country, a region or hours, unlike "Northern Germany". */
function isWhole(name: string): boolean {
  const meaning = readMention(name)?.meaning;
  return (
    (meaning !== undefined && meaning.place?.cities === undefined) || parsePlace(name).timezones !== undefined
  );
}

const MAX_LENGTH = 2_000;
const NOISE: ReadonlySet<string> = new Set(
  (
    "remote remotely home office hybrid based only in or and of the area greater metro city any anywhere flexible " +
    "multiple various location locations"
  ).split(" "),
);
