import type { Mention } from "./mention.ts";
import type { CountryCode } from "./place.ts";
import { countryOf } from "./subdivisions.ts";

/** The names around a mention, and what the text says around them. */
export type MentionContext = {
  before: Mention | undefined;
  after: Mention | undefined;
  /** All of the statement, and of the whole text. */
  beside: readonly Mention[];
  all: readonly Mention[];
  isRemote: boolean;
  /** Whether it tells of towns rather than of states: an office, a choice of that or remote work, one place of a country. */
  isOfTowns: boolean;
  /** Whether the statement is the United States with letters of states alone. */
  listsStates: boolean;
  /** Whether no name of the text is in any list. */
  isUnread: boolean;
};

/** Whether it is a state that a town of the other's name is in. */
export const isStateOf = (state: Mention | undefined, { towns }: Pick<Mention, "towns">) =>
  state !== undefined && state.subdivisions.some((code) => towns.some((town) => town.subdivision === code));

/** A part of the United States, or the whole. */
export const isAmerican = ({ meaning, country, subdivisions }: Mention) =>
  meaning?.place?.countries.includes("US") ||
  (country === undefined && subdivisions.some((code) => countryOf(code) === "US"));

/** The one country that a name is, or is in. */
export const soleCountry = (one: Mention | undefined) => {
  const [country, ...others] = one?.meaning?.place?.countries ?? [];
  return others.length === 0 ? country : undefined;
};

export const isIn = (mentions: readonly Mention[], country: CountryCode) =>
  mentions.some(({ meaning }) => meaning?.place?.countries.includes(country));
