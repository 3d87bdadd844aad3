import { foldName } from "../text/fold-text.ts";
import { correctTown } from "./correct-spelling.ts";
import { capitalize, findWellKnown, type Town } from "./find-towns.ts";
import { type Mention, type Part, partOf } from "./mention.ts";
import { findNamedPlace } from "./place-names.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { readState } from "./read-state.ts";
import {
  type MentionContext,
  isAmerican,
  isIn,
  soleCountry,
  type ResolvedMention,
} from "./resolved-mention.ts";
import { countryOf } from "./subdivisions.ts";

/** Names that stand together in a text, and what it says around them. */
export type Statement = Pick<MentionContext, "isRemote" | "isOfTowns" | "listsStates"> & {
  mentions: readonly Mention[];
};

/**
 * How to read a town that stands alone: as the well-known one. `home` is the country of a board that leaves it out; `offices`:
 * not at all, for a board whose towns are the employers' offices.
 */
export type TownsAlone = { home?: CountryCode; offices?: boolean };

/**
 * Reads each name by the names around it: a state behind its town ("Franklin, TN"), among states ("CO, FL, GA") or before
 * its country; a country beside another; a town beside its state or country, or a well-known one.
 */
export function resolveMentions(statements: readonly Statement[], towns: TownsAlone = {}): Part[] {
  const told = statements.map(({ mentions }) =>
    mentions.map((mention): ResolvedMention =>
      mention.part ? { mention, part: mention.part } : { mention },
    ),
  );
  const all = told.flat();
  // "Georgia; Remote".
  const isRemoteText = statements.some((statement) => statement.isRemote);
  const resolveEach = (resolveOne: (one: ResolvedMention, around: MentionContext) => void) => {
    for (const [at, beside] of told.entries())
      for (const [place, one] of beside.entries()) {
        const { listsStates = false, isOfTowns = false } = statements[at] ?? {};
        const isRemote = beside.length > 1 ? statements[at]?.isRemote === true : isRemoteText;
        const [before, after] = [beside[place - 1], beside[place + 1]];
        if (one.part === undefined)
          resolveOne(one, { before, after, beside, all, isRemote, isOfTowns, listsStates });
      }
  };
  resolveEach(resolveState);
  resolveEach((one, around) => resolveTown(one, around, towns));
  // "Hyderabad, Bengaluru": the second tells where the first is.
  resolveEach((one, around) => resolveTown(one, around, towns));
  return all.map(({ part }) => part ?? {});
}

function markAsState(one: ResolvedMention, subdivision: Subdivision) {
  one.subdivision = subdivision;
  one.part = partOf(countryOf(subdivision), { subdivisions: [subdivision] });
}

function markAsTown(one: ResolvedMention, name: string, country: CountryCode) {
  one.part = partOf(country, { cities: [name] });
}

/** Reads a name that may be a state or a country. */
function resolveState(one: ResolvedMention, around: MentionContext) {
  const { subdivisions, country, towns } = one.mention;
  if (subdivisions.length === 0 && country === undefined) return;
  if (isNorthAmerica(one, around)) {
    one.part = NORTH_AMERICA ? { place: NORTH_AMERICA } : {};
    return;
  }
  const found = readState(one, around);
  if (found === undefined) return;
  if (found.length > 2 && isBesideWhole(one, around.before, countryOf(found)))
    one.part = partOf(countryOf(found));
  else if (found.length > 2) markAsState(one, found);
  else if (towns.length === 0 || found === country) one.part = partOf(found);
}

/** "Continental US + Hawaii" is the whole country, and not only Hawaii. */
const isBesideWhole = (
  { mention }: ResolvedMention,
  before: ResolvedMention | undefined,
  country: CountryCode,
) =>
  mention.apart === true &&
  soleCountry(before) === country &&
  before?.part?.place?.subdivisions === undefined &&
  before?.part?.place?.cities === undefined;

/** Reads a town: in the state or country beside it, or the well-known one. */
function resolveTown(one: ResolvedMention, around: MentionContext, alone: TownsAlone) {
  const { before, beside, all } = around;
  const { towns, name, weak, letters } = one.mention;
  if (letters && towns.length === 0) return;
  const after = around.after?.mention.apart === true ? undefined : around.after;
  if (isColombia(one, before)) {
    one.part = partOf("CO");
    return;
  }
  if (isSoutheastAsia(one, all)) {
    one.part = SOUTHEAST_ASIA ? { place: SOUTHEAST_ASIA } : {};
    return;
  }
  if (after?.subdivision !== undefined) {
    const state = after.subdivision;
    const [code] = LETTERS.test(name) ? towns : [];
    if (code !== undefined) return markAsTown(one, code.name, code.country);
    const isThere = ({ country, subdivision = state }: Town) =>
      subdivision === state && country === countryOf(state);
    const town = towns.find(isThere) ?? correctTown(foldName(name), isThere);
    // A small town of a state stands in no list.
    const stated = weak ? one.mention.whole : name;
    if (town !== undefined) markAsTown(one, town.name, town.country);
    else if (stated !== undefined && isTownName(stated)) markAsTown(one, writeName(stated), countryOf(state));
    return;
  }
  const near = [soleCountry(after), soleCountry(before)];
  const town =
    towns.find(({ country }) => country === near[0]) ??
    towns.find(({ country }) => country === near[1]) ??
    (weak ? undefined : (findKnown(towns, beside, all, alone) ?? findMisspelt(one, near)));
  if (town !== undefined) markAsTown(one, town.name, town.country);
  else if (alone.home && isTownName(name) && all.every(isUnread)) one.part = partOf(alone.home);
}

/** "Tornto, Canada": a large town of the country beside it. */
const findMisspelt = (
  { mention: { name, towns } }: ResolvedMention,
  near: readonly (CountryCode | undefined)[],
) =>
  towns.length === 0 && near.some((country) => country !== undefined)
    ? correctTown(foldName(name), ({ country }) => near.includes(country))
    : undefined;

const NORTH_AMERICA = findNamedPlace("north america");

/** "NA" is Namibia among countries and behind its towns, and North America beside regions or where the work is remote. */
const isNorthAmerica = (one: ResolvedMention, { before, all, isRemote }: MentionContext) =>
  one.mention.country === "NA" &&
  before?.mention.towns[0]?.country !== "NA" &&
  all.every((other) => other === one || !other.part?.place?.countries.length) &&
  (isRemote || all.some(({ part }) => part?.place?.regions.length));

/** "Bogotá, Columbia", as the country is often spelt. */
const isColombia = ({ mention }: ResolvedMention, before: ResolvedMention | undefined) =>
  /^columbia$/i.test(mention.name) && before?.mention.towns[0]?.country === "CO";

const SOUTHEAST_ASIA = findNamedPlace("southeast asia");

const mayBeSoutheastAsia = ({ mention: { name, towns } }: ResolvedMention) =>
  /\bsea\b/i.test(name) && towns[0]?.name === "Seattle";

/** "SEA" is Seattle among names of the United States. */
const isSoutheastAsia = (one: ResolvedMention, all: readonly ResolvedMention[]) =>
  mayBeSoutheastAsia(one) &&
  all.every(
    (other) => mayBeSoutheastAsia(other) || !(isAmerican(other) || other.mention.towns[0]?.country === "US"),
  );

const isUnread = ({ mention }: ResolvedMention) =>
  mention.part === undefined &&
  mention.towns.length + mention.subdivisions.length === 0 &&
  mention.country === undefined;

function findKnown(
  towns: readonly Town[],
  beside: readonly ResolvedMention[],
  all: readonly ResolvedMention[],
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
