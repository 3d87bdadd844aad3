import { foldName } from "../text/fold-text.ts";
import { capitalize } from "./find-towns.ts";
import type { Mention } from "./mention.ts";
import { dropNoise } from "./noise.ts";

/**
 * Towns of the United States that are called like a country, with their states: many are too small for the list of towns.
 * Without those whose state's letters are a country's that is hired in beside the first as often ("Mexico, IN").
 */
const NAMED_LIKE_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ["angola", "IN NY"],
  ["belgium", "WI"],
  ["bolivia", "NC"],
  ["brazil", "IN"],
  ["china", "ME TX"],
  ["cuba", "AL IL KS MO NM NY WI"],
  ["denmark", "ME SC WI"],
  ["finland", "MN"],
  ["greece", "NY"],
  ["grenada", "MS"],
  ["guernsey", "WY"],
  ["holland", "MI NY OH PA TX"],
  ["italy", "NY TX"],
  ["jamaica", "IA NY VT"],
  ["jordan", "MN MT NY"],
  ["lebanon", "CT IL IN KS KY ME MO NE NH NJ OH OK OR PA TN VA WI"],
  ["luxemburg", "IA WI"],
  ["macedonia", "OH"],
  ["malta", "IL NY OH"],
  ["mexico", "ME MO"],
  ["nederland", "CO TX"],
  ["norway", "IA ME MI SC"],
  ["palestine", "AR IL OH TX"],
  ["panama", "IL NE NY OK"],
  ["peru", "IL IN KS ME NE NY VT"],
  ["poland", "ME NY OH"],
  ["russia", "OH"],
  ["sudan", "TX"],
  ["sweden", "ME NY"],
  ["switzerland", "FL"],
  ["turkey", "NC TX"],
]);

/** Those that are called like a state, which nothing but the other state stands beside. */
const NAMED_LIKE_STATES: ReadonlyMap<string, string> = new Map([
  ["california", "MD MO PA"],
  ["delaware", "OH"],
  ["indiana", "PA"],
  ["nevada", "IA MO"],
  ["oregon", "IL OH WI"],
  ["virginia", "MN"],
  ["washington", "IL IN MO NC NJ PA UT"],
  ["wyoming", "MI MN OH PA"],
]);

/**
 * Whether a name in a statement is such a town, its state right behind it: "Lebanon, TN". Among other countries it is the
 * country ("Peru, IL, MX").
 */
export function seemsAmericanTown(mentions: readonly Mention[], at: number, text: string): boolean {
  const [before, one, state, next] = [mentions[at - 1], mentions[at], mentions[at + 1], mentions[at + 2]];
  if (one === undefined || state === undefined || state.part !== undefined) return false;
  // "Jamaica, New York" may be a country and a city.
  if (!state.letters && state.towns.length > 0) return false;
  const isState = statesOf(one).some((letters) => state.subdivisions.includes(`US-${letters}`));
  const isBehind = state.joined || text.includes(`${one.name},`);
  const isAlone = before === undefined && (next === undefined || isUnitedStates(next));
  return isState && isBehind && (one.part === undefined ? isAlone : !isAbroad(before) && !isAbroad(next));
}

/** The name read as the towns it may be; which of them, its state tells. */
export function toAmericanTown({ part: _country, ...one }: Mention): Mention {
  const name = capitalize(bareName(one));
  const towns = statesOf(one).map((letters) => ({
    name,
    country: "US",
    subdivision: `US-${letters}`,
    people: 1,
  }));
  return { ...one, subdivisions: [], towns };
}

/** The states that have a town called like the country or the state that a name is. */
const statesOf = (one: Pick<Mention, "name">): string[] =>
  (NAMED_LIKE_COUNTRIES.get(bareName(one)) ?? NAMED_LIKE_STATES.get(bareName(one)))?.split(" ") ?? [];

const bareName = ({ name }: Pick<Mention, "name">) => dropNoise(foldName(name));

const isAbroad = (one: Mention | undefined) =>
  one !== undefined &&
  (one.part?.place === undefined ? one.letters && one.country !== undefined : !isUnitedStates(one));

const isUnitedStates = ({ part }: Mention) => part?.place?.countries.join(" ") === "US";
