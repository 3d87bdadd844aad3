import type { Mention, Part } from "./mention.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { countryOf } from "./subdivisions.ts";

/** A mention, and what it is read as so far. */
export type ResolvedMention = { mention: Mention; part?: Part; subdivision?: Subdivision };

/** The names around a mention, and what they say of it. */
export type MentionContext = {
  before: ResolvedMention | undefined;
  after: ResolvedMention | undefined;
  /** All of the statement, and of the whole text. */
  beside: readonly ResolvedMention[];
  all: readonly ResolvedMention[];
  isRemote: boolean;
  /** Whether it tells of towns rather than of states: an office, a choice of that or remote work, one place of a country. */
  isOfTowns: boolean;
  /** Whether the statement is the United States with letters of states alone. */
  listsStates: boolean;
};

/** Whether it is a state that a town of the other's name is in. */
export const isStateOf = (state: ResolvedMention | undefined, { mention }: ResolvedMention) =>
  state !== undefined &&
  state.mention.subdivisions.some((code) => mention.towns.some((town) => town.subdivision === code));

/** A part of the United States, or the whole. */
export const isAmerican = ({ mention, part }: ResolvedMention) =>
  part?.place?.countries.includes("US") ||
  (mention.country === undefined && mention.subdivisions.some((code) => countryOf(code) === "US"));

/** The one country that a name is, or is in. */
export const soleCountry = (one: ResolvedMention | undefined) => {
  const countries = one?.part?.place?.countries ?? [];
  return countries.length === 1 ? countries[0] : undefined;
};

export const isIn = (mentions: readonly ResolvedMention[], country: CountryCode) =>
  mentions.some((one) => one.part?.place?.countries.includes(country));
