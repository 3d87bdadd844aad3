import { isIn, isStateOf, type MentionContext, soleCountry } from "./mention-context.ts";
import type { Mention } from "./mention.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { countryOf } from "./subdivisions.ts";

/** A subdivision's code or a country's; undefined where neither can be told. */
export function readLetters(one: Mention, around: MentionContext): string | undefined {
  const { country, subdivisions } = one;
  const { before, after, beside, listsStates } = around;
  // "CA - Ontario"
  if (country !== undefined && after?.letters === false && stateIn(after.subdivisions, country))
    return country;
  const ofTown = byTown(one, before) ?? byTown(one, isLone(after, beside) ? after : undefined);
  if (ofTown !== undefined) return ofTown;
  if (isTown(one, around)) return undefined;
  // "SN, Germany" are two countries, though Saxony is written so behind its towns; "TN, India" is Tamil Nadu.
  const states = subdivisions.filter(
    (code) => country === undefined || isToldAlone(code) || countryOf(code) === "IN",
  );
  const american = stateIn(states, "US");
  if (listsStates && american) return american;
  const stated = readStated(one, states, around);
  if (stated !== undefined) return stated;
  const first = american ?? stateIn(states, "CA");
  if (isUnknownTown(before)) return readBehindTown(one, first);
  return country === undefined
    ? (first ?? readListed(subdivisions, around))
    : readEither(country, first, around);
}

const stateIn = (states: readonly Subdivision[], country: string | undefined) =>
  states.find((code) => countryOf(code) === country);

/** "NYC, LA" is a list of cities, and "LA, CA" is Los Angeles. */
function isTown(one: Mention, { before, after, isOfTowns }: MentionContext): boolean {
  if (one.towns.length === 0) return false;
  if (isBareTown(before) || isBareTown(after) || isStateOf(after, one)) return true;
  return METRO.test(one.name) || (isOfTowns && before === undefined);
}

/** What the country beside it tells. */
function readStated(one: Mention, states: readonly Subdivision[], { before, after, beside }: MentionContext) {
  const { country, joined } = one;
  // "CA, USA", "Campinas, SP, Brazil", "US-CA"; but "US, CA" are two countries.
  const isBehindPart = before?.subdivision !== undefined || before?.meaning?.place?.isPart === true;
  const follows = joined || country === undefined || isBehindPart;
  const stated =
    stateIn(states, soleCountry(after?.apart ? undefined : after)) ??
    (follows ? stateIn(states, soleCountry(before)) : undefined);
  if (stated !== undefined || country === undefined) return stated;
  // "CA Remote (BC & ON only)", "Toronto, ON, CA", "Coimbatore, TN, IN".
  return beside.some((other) => other !== one && isOnlyIn(other, country)) ? country : undefined;
}

/** A name that is no place we know: a small town's. */
const isUnknownTown = (before: Mention | undefined): boolean =>
  before !== undefined &&
  before.country === undefined &&
  before.meaning === undefined &&
  before.subdivisions.length === 0;

function readBehindTown({ country, subdivisions }: Mention, first: Subdivision | undefined) {
  if (first === undefined) return country ?? subdivisions.find(isToldAlone);
  return UNSURE.has(first) ? undefined : first;
}

/** A state that is no country's code, beside another place of its country. */
const readListed = (subdivisions: readonly Subdivision[], { beside, all }: MentionContext) =>
  beside.length > 1 ? subdivisions.find((code) => isIn(all, countryOf(code))) : undefined;

/** Letters that are a country's and may be a state's. */
function readEither(
  country: CountryCode,
  first: Subdivision | undefined,
  { all, beside, isRemote }: MentionContext,
): string | undefined {
  if (first === undefined) return isRemote && ZONES.has(country) && beside.length === 1 ? undefined : country;
  const listed = (beside.length > 1 ? beside : all).filter(({ letters }) => letters);
  if (isListOfStates(listed, isRemote)) return first;
  if (!isRemote || !listed.every(isOfTheUs)) return country;
  // "Remote (UK/DE)", "US/CA/UK remote".
  if (isIn(all, country) || beside.some(isAbroad)) return country;
  return UNSURE.has(first) && !isIn(all, "US") ? undefined : first;
}

/** "OH | IN | KY". */
function isListOfStates(listed: readonly Mention[], isRemote: boolean): boolean {
  const areOnlyStates = listed.some(({ country }) => country === undefined);
  // Four that all are states by chance are rare.
  const isList = listed.length > 3 || (listed.length > 1 && (isRemote || listed.some(isSeldomNamed)));
  return listed.every(isOfTheUs) && (areOnlyStates || isList);
}

const isOfTheUs = ({ subdivisions }: Mention) => stateIn(subdivisions, "US") !== undefined;

/** "LA metro", "Greater New York". */
export const METRO = /\b(?:greater|metro)/i;

/** "Remote (ET)" is Eastern Time, and not Ethiopia. */
const ZONES = new Set(["PT", "ET"]);

/** "Barueri, SP", but not "Kuala Lumpur, KL": letters that need no town of their state beside them. */
const isToldAlone = (state: Subdivision) => ["US", "CA", "BR", "AU"].includes(countryOf(state));

/** Countries with a state's letters that are hired in as often: "CA, DE" are two of them, and "GA, NC, SC" three states. */
const OFTEN_NAMED = new Set(["AR", "CA", "CO", "DE", "ID", "IL", "IN", "MA", "MT"]);

const isSeldomNamed = ({ country }: Mention) => country !== undefined && !OFTEN_NAMED.has(country);

const isAbroad = (one: Mention) => ![undefined, "US", "CA"].includes(soleCountry(one));

/** Letters that boards in Germany and India write as often behind a town, or behind "Remote". */
const UNSURE = new Set(["US-DE", "US-IN"]);

const isBareTown = (one: Mention | undefined) => one !== undefined && !one.letters && one.towns.length > 0;

/** "USA - MA - Boston", but not "Remote, TX, Austin, MN". */
const isLone = (after: Mention | undefined, beside: readonly Mention[]) =>
  after !== undefined && !beside[beside.indexOf(after) + 1]?.subdivisions.length;

/** "Boston, MA" and "Berlin, DE": what holds a town of the name beside it, the largest. */
export function byTown({ country, subdivisions }: Mention, beside: Mention | undefined): string | undefined {
  for (const town of beside?.towns ?? []) {
    const state = subdivisions.find((code) => code === town.subdivision);
    if (state !== undefined) return state;
    if (town.country === country) return country;
    const abroad = subdivisions.find(
      (code) => town.subdivision === undefined && countryOf(code) === town.country,
    );
    if (abroad !== undefined) return abroad;
  }
  return undefined;
}

/** A country's own letters, a state read as one of it, or letters that no other country's state has. */
const isOnlyIn = (one: Mention, country: CountryCode) =>
  (one.letters && one.meaning?.place?.countries.includes(country)) ||
  (one.subdivision !== undefined && countryOf(one.subdivision) === country) ||
  (one.letters && one.country === undefined && one.subdivisions.every((code) => countryOf(code) === country));
