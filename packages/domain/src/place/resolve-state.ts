import { findWellKnown } from "./find-towns.ts";
import { isAmerican, isStateOf, type MentionContext, soleCountry } from "./mention-context.ts";
import { type Mention, placeIn } from "./mention.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { byTown, METRO, readLetters } from "./read-letters.ts";
import { countryOf } from "./subdivisions.ts";

/** Sets what a name that may be a state or a country means; nothing where it is a town, or where that cannot be told. */
export function resolveState(one: Mention, around: MentionContext): void {
  const { letters, subdivisions, country, towns } = one;
  if (subdivisions.length === 0 && country === undefined) return;
  if (isNorthAmerica(one, around)) {
    one.meaning = { place: { regions: ["north-america"], countries: [] } };
    return;
  }
  const code = letters ? readLetters(one, around) : readStateName(one, around);
  if (code === undefined) return;
  if (code.length > 2) {
    const whole = countryOf(code);
    const isWhole = isBesideWhole(one, around.before, whole);
    if (!isWhole) one.subdivision = code;
    one.meaning = placeIn(whole, isWhole ? {} : { subdivisions: [code] });
  } else if (towns.length === 0 || code === country) one.meaning = placeIn(code);
}

/** "NA" is Namibia among countries and behind its towns, and North America beside regions or where the work is remote. */
const isNorthAmerica = (one: Mention, { before, all, isRemote }: MentionContext) =>
  one.country === "NA" &&
  before?.towns[0]?.country !== "NA" &&
  all.every((other) => other === one || !other.meaning?.place?.countries.length) &&
  (isRemote || all.some(({ meaning }) => meaning?.place?.regions.length));

/** "Continental US + Hawaii" is the whole country, and not only Hawaii. */
const isBesideWhole = (one: Mention, before: Mention | undefined, country: CountryCode) =>
  one.apart === true &&
  soleCountry(before) === country &&
  before?.meaning?.place?.subdivisions === undefined &&
  before?.meaning?.place?.cities === undefined;

/** "Georgia" may be the country, "New York" the city. */
function readStateName(one: Mention, around: MentionContext): string | undefined {
  const { country, subdivisions, towns } = one;
  const [state] = subdivisions;
  if (state === undefined) return country;
  if (country !== undefined) return readGeorgia(one, around, state, country);
  if (isPakistani(state, around)) return "PK";
  return towns.length > 0 && isTown(one, around, state) ? undefined : state;
}

/** "Lahore, Punjab": two countries have one. */
const isPakistani = (state: Subdivision, { before, after }: MentionContext) =>
  state === "IN-PB" && (before?.towns[0]?.country === "PK" || soleCountry(after) === "PK");

function readGeorgia(
  one: Mention,
  { before, all, isRemote }: MentionContext,
  state: string,
  country: CountryCode,
) {
  const ofTown = byTown(one, before);
  if (ofTown !== undefined) return ofTown;
  const isAmongAmericans = all.some((other) => other !== one && isAmerican(other));
  if (isAmongAmericans || (before !== undefined && before.meaning === undefined)) return state;
  return isRemote && all.length === 1 ? undefined : country;
}

/** Whether the name of a state is a town's of the same name: "New York" in a list of towns. */
function isTown(one: Mention, around: MentionContext, state: Subdivision): boolean {
  const { before, after, all } = around;
  if (isStateOf(after, one)) return true;
  if (state === "US-NY" && isNamedAsCity(one, before)) return true;
  if (before && (before.name === one.name || before.towns.some((town) => town.subdivision === state)))
    return false;
  const country = countryOf(state);
  if (country !== "US" && country !== "CA") return !liesIn(one, around, country);
  if (state === "US-NY" && around.isOfTowns && !all.some((other) => isStateBeside(other, one, all)))
    return true;
  // "Canada - Ontario": the town Ontario is elsewhere.
  if (soleCountry(before) === country && !one.towns.some((town) => town.country === country)) return false;
  // "Geneva, New York, USA".
  const known = findWellKnown(before?.towns ?? [])?.country;
  if (country === soleCountry(after) && known !== undefined && known !== country) return false;
  // In a list of towns it is one more.
  const isOf = (kind: "towns" | "subdivisions") =>
    all.some((other) => other !== one && isBare(other, kind, all));
  return isOf("towns") && !isOf("subdivisions");
}

/** "US-NY-New York", "Greater New York". */
const isNamedAsCity = ({ name }: Mention, before: Mention | undefined) =>
  (before?.letters === true && before.subdivisions.includes("US-NY")) || METRO.test(name);

/** "New York, California or remote" names two states. */
const isStateBeside = (other: Mention, one: Mention, all: readonly Mention[]) =>
  other !== one &&
  other.subdivisions.length > 0 &&
  !other.letters &&
  (all[all.indexOf(other) - 1] === one || isBare(other, "subdivisions", all));

/** Whether a state stands in its own country, where no town has its name: "Melbourne, Victoria", "Santa Catarina, Brazil". */
const liesIn = ({ towns }: Mention, { before, after }: MentionContext, country: CountryCode) =>
  !towns.some((town) => town.country === country) &&
  (before?.towns[0]?.country === country ||
    soleCountry(after) === country ||
    soleCountry(before) === country);

/** Whether a name is a town or a state that nothing of the other kind stands beside. */
function isBare(one: Mention, kind: "towns" | "subdivisions", all: readonly Mention[]): boolean {
  const { letters, subdivisions, towns } = one;
  if (letters) return false;
  const [previous, next] = [all[all.indexOf(one) - 1], all[all.indexOf(one) + 1]];
  if (kind === "subdivisions")
    return subdivisions.length > 0 && towns.length === 0 && !previous?.towns.length;
  const isKnown = subdivisions.length === 0 && findWellKnown(towns) !== undefined;
  return isKnown && (!next?.subdivisions.length || isCityBeside(one, next));
}

/** "London, New York": behind a town that everybody knows elsewhere, the name of a state is a city's as well. */
const isCityBeside = (town: Mention, state: Mention) =>
  !state.letters && state.towns.length > 0 && !isStateOf(state, town);
