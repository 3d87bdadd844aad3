import { findWellKnown } from "./find-towns.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { countryOf } from "./subdivisions.ts";
import { type Around, isStateOf, soleCountry, type Told } from "./told.ts";

/** Whether the name of a state is a town's of the same name: "New York" in a list of towns. */
export function isTown(one: Told, around: Around, state: Subdivision): boolean {
  const { before, after, all } = around;
  const { mention } = one;
  if (isStateOf(after, one)) return true;
  if (
    before &&
    (before.mention.name === mention.name || before.mention.towns.some((town) => town.subdivision === state))
  )
    return false;
  const country = countryOf(state);
  if (country !== "US" && country !== "CA") return !liesIn(one, around, country);
  // "Geneva, New York, USA".
  const known = findWellKnown(before?.mention.towns ?? [])?.country;
  if (country === soleCountry(after) && known !== undefined && known !== country) return false;
  // In a list of towns it is one more.
  const isOf = (kind: "towns" | "subdivisions") =>
    all.some((other) => other !== one && isBare(other, kind, all));
  return isOf("towns") && !isOf("subdivisions");
}

/** Whether a state stands in its own country, where no town has its name: "Melbourne, Victoria", "Santa Catarina, Brazil". */
const liesIn = ({ mention }: Told, { before, after }: Around, country: CountryCode) =>
  !mention.towns.some((town) => town.country === country) &&
  (before?.mention.towns[0]?.country === country ||
    soleCountry(after) === country ||
    soleCountry(before) === country);

function isBare(one: Told, kind: "towns" | "subdivisions", all: readonly Told[]): boolean {
  const { mention } = one;
  if (mention.letters || mention.part !== undefined) return false;
  const next = all[all.indexOf(one) + 1];
  const previous = all[all.indexOf(one) - 1]?.mention;
  if (kind === "towns")
    return (
      mention.subdivisions.length === 0 &&
      findWellKnown(mention.towns) !== undefined &&
      (!next?.mention.subdivisions.length || isCityBeside(one, next))
    );
  return mention.subdivisions.length > 0 && mention.towns.length === 0 && !previous?.towns.length;
}

/** "London, New York": behind a town that everybody knows elsewhere, the name of a state is a city's as well. */
const isCityBeside = ({ mention }: Told, state: Told) =>
  !state.mention.letters &&
  state.mention.towns.length > 0 &&
  findWellKnown(mention.towns) !== undefined &&
  !isStateOf(state, { mention });
