import { foldName } from "../text/fold-text.ts";
import { correctTown } from "./correct-spelling.ts";
import { capitalize, findWellKnown, type Town } from "./find-towns.ts";
import { isAmerican, isIn, type MentionContext, soleCountry } from "./mention-context.ts";
import { type Mention, placeIn, readMention } from "./mention.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { countryOf } from "./subdivisions.ts";

/**
 * How to read a town that stands alone: as the well-known one. `home` is the country of a board that leaves it out; `offices`:
 * not at all, for a board whose towns are the employers' offices.
 */
export type TownsAlone = { home?: CountryCode; offices?: boolean };

/** Sets what a name that may be a town means: one in the state or country beside it, or the well-known one. */
export function resolveTown(one: Mention, around: MentionContext, alone: TownsAlone): void {
  const { before, all } = around;
  const { towns, name, letters } = one;
  if (letters && towns.length === 0) return;
  const after = around.after?.apart === true ? undefined : around.after;
  // "Bogotá, Columbia", as the country is often spelt.
  const isColombia = /^columbia$/i.test(name) && before?.towns[0]?.country === "CO";
  if (isColombia) one.meaning = placeIn("CO");
  else if (isSoutheastAsia(one, all)) one.meaning = readMention("Southeast Asia")?.meaning ?? {};
  else if (after?.subdivision !== undefined) resolveTownOf(after.subdivision, one);
  else {
    const near = [soleCountry(after), soleCountry(before)];
    const town =
      towns.find(({ country }) => country === near[0]) ??
      towns.find(({ country }) => country === near[1]) ??
      (one.amongWords === undefined
        ? (findKnown(towns, around, alone) ?? findMisspelt(one, near))
        : undefined);
    if (town !== undefined) one.meaning = placeIn(town.country, { cities: [town.name] });
    else if (alone.home && around.isUnread && isTownName(name)) one.meaning = placeIn(alone.home);
  }
}

/** Sets what a name right before a state means: a town there, which stands in no list where it is small. */
function resolveTownOf(state: Subdivision, one: Mention): void {
  const { name, amongWords: stated = name } = one;
  const isThere = ({ country, subdivision = state }: Town) =>
    subdivision === state && country === countryOf(state);
  // "NYC, CA" are a city and a state that it is not in.
  const [city] = LETTERS.test(name) ? one.towns : [];
  const town = city ?? one.towns.find(isThere) ?? correctTown(foldName(name), isThere);
  if (town !== undefined) one.meaning = placeIn(town.country, { cities: [town.name] });
  else if (isTownName(stated)) one.meaning = placeIn(countryOf(state), { cities: [writeName(stated)] });
}

/** "Tornto, Canada": a large town of the country beside it. */
const findMisspelt = ({ name, towns }: Mention, near: readonly (CountryCode | undefined)[]) =>
  towns.length === 0 && near.some((country) => country !== undefined)
    ? correctTown(foldName(name), ({ country }) => near.includes(country))
    : undefined;

const mayBeSoutheastAsia = ({ name, towns }: Mention) =>
  /\bsea\b/i.test(name) && towns[0]?.name === "Seattle";

/** "SEA" is Seattle among names of the United States. */
const isSoutheastAsia = (one: Mention, all: readonly Mention[]) =>
  mayBeSoutheastAsia(one) &&
  all.every((other) => mayBeSoutheastAsia(other) || !(isAmerican(other) || other.towns[0]?.country === "US"));

function findKnown(
  towns: readonly Town[],
  { beside, all }: MentionContext,
  { home, offices = false }: TownsAlone,
) {
  return (
    towns.find(({ country }) => country === home) ??
    (offices ? undefined : findWellKnown(towns)) ??
    towns.find(({ country }) => isIn(beside, country)) ??
    towns.find(({ country }) => isIn(all, country))
  );
}

const isTownName = (name: string) =>
  name.length <= 40 &&
  !NO_TOWN.test(name) &&
  !LETTERS.test(name) &&
  /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(name) &&
  name.split(" ").length <= 4;

/** What stands before a state where a town would: "Various, Texas", "Remote Position, Texas", "Cook County, IL", "RTP, NC". */
const NO_TOWN = new RegExp(
  [
    "^(?:any|anywhere|field|flexible|full[- ]time|many|multiple|other|part[- ]time|several|state-?wide|travel|various)\\b",
    "^(?:north|south)?-?(?:north|south|east|west)(?:ern)?$",
    "^(?:central|territory|peninsula)$",
    "\\b(?:remote|hybrid|virtual|telecommut\\w+|flexible|locations?|offices?|sites?|county|parish|area|region|mainland)\\b",
  ].join("|"),
  "i",
);
const LETTERS = /^[A-Z]{2,3}$/;

/** As written, but for names all in capitals or in none. */
const writeName = (name: string) =>
  name === name.toUpperCase() || name === name.toLowerCase() ? capitalize(name.toLowerCase()) : name;
