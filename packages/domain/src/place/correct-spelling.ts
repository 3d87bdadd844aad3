import { findTowns, findWellKnown, type Town, WELL_KNOWN } from "./find-towns.ts";
import { findNamedPlace } from "./place-names.ts";
import { findSubdivisions } from "./subdivisions.ts";

const LEAST_LETTERS = 6;
const MOST_LETTERS = 25;
/** Towns are many, and a short name is soon like another: Bingen is not Bergen. */
const LEAST_OF_TOWNS = 8;
const ALPHABET = Array.from("abcdefghijklmnopqrstuvwxyz");

/**
 * The place that a folded name is but for one letter, too many, missing, wrong or swapped with the next; undefined where
 * there is none, or the first letter differs.
 *
 * @example correctSpelling("phillipines"); // "philippines"
 */
export function correctSpelling(folded: string): string | undefined {
  if (!isCorrectable(folded)) return undefined;
  const near = listNear(folded);
  const named = near.find((name) => findNamedPlace(name) !== undefined || findSubdivisions(name).length > 0);
  if (named !== undefined || folded.length < LEAST_OF_TOWNS) return named;
  return near.find((name) => findWellKnown(findTowns(name)) !== undefined);
}

/**
 * The large town that a folded name is but for such a letter, among those that `isWanted`.
 *
 * @example correctTown("pheonix", ({ subdivision }) => subdivision === "US-AZ")?.name; // "Phoenix"
 */
export function correctTown(folded: string, isWanted: (town: Town) => boolean): Town | undefined {
  if (!isCorrectable(folded)) return undefined;
  return listNear(folded)
    .flatMap((name) => findTowns(name))
    .find((town) => town.people >= WELL_KNOWN && isWanted(town));
}

const isCorrectable = (folded: string) =>
  folded.length >= LEAST_LETTERS && folded.length <= MOST_LETTERS && /^[a-z ]+$/.test(folded);

function listNear(name: string): string[] {
  const places = Array.from(
    { length: name.length },
    (_, at) => [name.slice(0, at + 1), name.slice(at + 1)] as const,
  );
  return places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...ALPHABET.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
  ]);
}
