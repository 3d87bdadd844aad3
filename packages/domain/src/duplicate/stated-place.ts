import type { Job } from "../job/job.ts";
import { parsePlace } from "../place/parse-place.ts";
import { countriesOpenTo } from "../place/region.ts";
import { isUsState, isUsStateCode } from "../place/us-states.ts";
import { foldText } from "../search/fold-text.ts";

/** Where a posting hires: its countries, none for the whole world or where it does not say, and its towns. */
export type StatedPlace = {
  scope: Job["place"]["scope"];
  countries: ReadonlySet<string>;
  /** Words of towns and states. */
  towns: ReadonlySet<string>;
};

export function readStatedPlace({
  place,
  candidate_required_location: location,
}: Pick<Job, "place" | "candidate_required_location">): StatedPlace {
  return { scope: place.scope, countries: countriesOpenTo(place), towns: readTowns(location) };
}

/** `same`; `within`: one is part of the other, or does not say; `other`: they differ; `apart`: they share nothing. */
export type PlaceComparison = "same" | "within" | "other" | "apart";

export function comparePlaces(a: StatedPlace, b: StatedPlace): PlaceComparison {
  const towns = compareSets(a.towns, b.towns);
  if (a.scope !== b.scope) return towns === "same" || towns === "within" ? "within" : "other";
  const countries = a.scope === "restricted" ? compareSets(a.countries, b.countries) : "same";
  if (countries === "apart") return "apart";
  if (countries === "other" || towns === "other" || towns === "apart") return "other";
  return countries === "same" && towns === "same" ? "same" : "within";
}

function compareSets(a: ReadonlySet<string>, b: ReadonlySet<string>): PlaceComparison {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  const shared = [...smaller].filter((value) => larger.has(value)).length;
  if (shared === smaller.size) return smaller.size === larger.size ? "same" : "within";
  return shared === 0 ? "apart" : "other";
}

// Names that are countries, regions or the world are in `place`; what is left names towns and states.
function readTowns(location: string): Set<string> {
  const names = location.slice(0, MAX_LENGTH).split(/[,;|/•·()[\]\n]| [-–—] | (?:and|or|&) /);
  const towns = names
    .map((name) => foldText(name).trim())
    .filter(
      (name) => isUsState(name) || isUsStateCode(name.toUpperCase()) || parsePlace(name).scope === "unknown",
    );
  return new Set(
    towns.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !NOISE.has(word)),
  );
}

const MAX_LENGTH = 2_000;
const NOISE: ReadonlySet<string> = new Set(
  "remote remotely home office hybrid only based in or and of the area greater metro city any anywhere flexible multiple locations location various".split(
    " ",
  ),
);
