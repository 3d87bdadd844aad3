import type { Mention, Part } from "./mention.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { countryOf } from "./subdivisions.ts";

/** What a mention was told to be, so far. */
export type Told = { mention: Mention; part?: Part; subdivision?: Subdivision };

/** What names around a name say. */
export type Around = {
  before: Told | undefined;
  after: Told | undefined;
  /** All of the statement, and of the whole text. */
  beside: readonly Told[];
  all: readonly Told[];
  isRemote: boolean;
  /** Whether it tells of towns rather than of states: an office, a choice of that or remote work, one place of a country. */
  isOfTowns: boolean;
  /** Whether the statement is the United States with letters of states alone. */
  listsStates: boolean;
};

/** Whether it is a state that a town of the other's name is in. */
export const isStateOf = (state: Told | undefined, { mention }: Told) =>
  state !== undefined &&
  state.mention.subdivisions.some((code) => mention.towns.some((town) => town.subdivision === code));

/** A part of the United States, or the whole. */
export const isAmerican = ({ mention, part }: Told) =>
  part?.place?.countries.includes("US") ||
  (mention.country === undefined && mention.subdivisions.some((code) => countryOf(code) === "US"));

/** The one country that a name is, or is in. */
export const soleCountry = (one: Told | undefined) => {
  const countries = one?.part?.place?.countries ?? [];
  return countries.length === 1 ? countries[0] : undefined;
};

export const isIn = (told: readonly Told[], country: CountryCode) =>
  told.some((one) => one.part?.place?.countries.includes(country));
