import { findWellKnown } from "./find-towns.ts";
import type { Mention } from "./mention.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { byTown, METRO, readLetters } from "./read-letters.ts";
import {
  type MentionContext,
  isAmerican,
  isStateOf,
  soleCountry,
  type ResolvedMention,
} from "./resolved-mention.ts";
import { countryOf } from "./subdivisions.ts";

/**
 * The state or the country that a name is, by its code; undefined where it is a town, or nothing that can be told.
 */
export function readState(one: ResolvedMention, around: MentionContext): string | undefined {
  return one.mention.letters ? readLetters(one, around) : readStateName(one, around);
}

/** "Georgia" may be the country, "New York" the city. */
function readStateName(one: ResolvedMention, around: MentionContext): string | undefined {
  const { country, subdivisions, towns } = one.mention;
  const [state] = subdivisions;
  if (state === undefined) return country;
  if (country !== undefined) return readGeorgia(one, around, state, country);
  if (isPakistani(state, around)) return "PK";
  return towns.length > 0 && isTown(one, around, state) ? undefined : state;
}

/** "Lahore, Punjab": two countries have one. */
const isPakistani = (state: Subdivision, { before, after }: MentionContext) =>
  state === "IN-PB" && (before?.mention.towns[0]?.country === "PK" || soleCountry(after) === "PK");

function readGeorgia(
  one: ResolvedMention,
  { before, beside, all, isRemote }: MentionContext,
  state: string,
  country: CountryCode,
) {
  const ofTown = byTown(one.mention, before);
  if (ofTown !== undefined) return ofTown;
  const others = (told: readonly ResolvedMention[]) =>
    told.some((other) => other !== one && isAmerican(other));
  if (others(beside) || others(all) || (before !== undefined && before.part === undefined)) return state;
  return isRemote && all.length === 1 ? undefined : country;
}

/** Whether the name of a state is a town's of the same name: "New York" in a list of towns. */
function isTown(one: ResolvedMention, around: MentionContext, state: Subdivision): boolean {
  const { before, after, all } = around;
  const { mention } = one;
  if (isStateOf(after, one)) return true;
  if (state === "US-NY" && isNamedAsCity(mention, before)) return true;
  if (
    before &&
    (before.mention.name === mention.name || before.mention.towns.some((town) => town.subdivision === state))
  )
    return false;
  const country = countryOf(state);
  if (country !== "US" && country !== "CA") return !liesIn(one, around, country);
  if (state === "US-NY" && around.isOfTowns && !all.some((other) => isStateBeside(other, one, all)))
    return true;
  // "Canada - Ontario": the town Ontario is elsewhere.
  if (soleCountry(before) === country && !mention.towns.some((town) => town.country === country))
    return false;
  // "Geneva, New York, USA".
  const known = findWellKnown(before?.mention.towns ?? [])?.country;
  if (country === soleCountry(after) && known !== undefined && known !== country) return false;
  // In a list of towns it is one more.
  const isOf = (kind: "towns" | "subdivisions") =>
    all.some((other) => other !== one && isBare(other, kind, all));
  return isOf("towns") && !isOf("subdivisions");
}

/** "US-NY-New York", "Greater New York". */
const isNamedAsCity = ({ name }: Mention, before: ResolvedMention | undefined) =>
  (before?.mention.letters === true && before.mention.subdivisions.includes("US-NY")) || METRO.test(name);

/** "New York, California or remote" names two states. */
const isStateBeside = (other: ResolvedMention, one: ResolvedMention, all: readonly ResolvedMention[]) =>
  other !== one &&
  other.mention.subdivisions.length > 0 &&
  !other.mention.letters &&
  (all[all.indexOf(other) - 1] === one || isBare(other, "subdivisions", all));

/** Whether a state stands in its own country, where no town has its name: "Melbourne, Victoria", "Santa Catarina, Brazil". */
const liesIn = ({ mention }: ResolvedMention, { before, after }: MentionContext, country: CountryCode) =>
  !mention.towns.some((town) => town.country === country) &&
  (before?.mention.towns[0]?.country === country ||
    soleCountry(after) === country ||
    soleCountry(before) === country);

function isBare(
  one: ResolvedMention,
  kind: "towns" | "subdivisions",
  all: readonly ResolvedMention[],
): boolean {
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
const isCityBeside = ({ mention }: ResolvedMention, state: ResolvedMention) =>
  !state.mention.letters &&
  state.mention.towns.length > 0 &&
  findWellKnown(mention.towns) !== undefined &&
  !isStateOf(state, { mention });
