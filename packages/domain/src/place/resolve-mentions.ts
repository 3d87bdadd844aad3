import { foldName } from "../text/fold-text.ts";
import { capitalize } from "./find-towns.ts";
import type { MentionContext } from "./mention-context.ts";
import { dropNoise, type Meaning, type Mention, readMention } from "./mention.ts";
import { resolveState } from "./resolve-state.ts";
import { resolveTown, type TownsAlone } from "./resolve-town.ts";
import { isUsStateCode } from "./subdivisions.ts";
import { NAMED_LIKE_COUNTRIES, NAMED_LIKE_STATES } from "./town-names.ts";

/** A text without semicolons and the like, and the names in it. */
export type Statement = { text: string; mentions: readonly Mention[] };

/**
 * Reads each name by the names around it: a state behind its town ("Franklin, TN"), among states ("CO, FL, GA") or before
 * its country; a country beside another; a town beside its state or country, or a well-known one.
 */
export function resolveMentions(stated: readonly Statement[], towns: TownsAlone = {}): Meaning[] {
  const statements = stated.map(({ text, mentions }) => ({
    mentions: mentions.map((one, at) => (seemsAmericanTown(mentions, at, text) ? toAmericanTown(one) : one)),
    isRemote: /\b(?:remot|home|wfh|virtual|distributed|tele(?:work|commut|trab|trav))/i.test(text),
    isOfTowns: OFFICE.test(text) || isOnePlaceOf(text),
    listsStates: STATES_OF_THE_US.test(text) || isChoiceOfStates(text),
  }));
  const all = statements.flatMap(({ mentions }) => mentions);
  const isUnread = all.every(hasNoReading);
  // "Georgia; Remote".
  const isRemoteText = statements.some(({ isRemote }) => isRemote);
  const resolveEach = (resolve: (one: Mention, around: MentionContext) => void) => {
    for (const { mentions: beside, ...told } of statements)
      for (const [at, one] of beside.entries()) {
        if (one.meaning !== undefined) continue;
        const isRemote = beside.length > 1 ? told.isRemote : isRemoteText;
        const [before, after] = [beside[at - 1], beside[at + 1]];
        resolve(one, { ...told, isRemote, before, after, beside, all, isUnread });
      }
  };
  resolveEach(resolveState);
  resolveEach((one, around) => resolveTown(one, around, towns));
  // "Hyderabad, Bengaluru": the second tells where the first is.
  resolveEach((one, around) => resolveTown(one, around, towns));
  return all.map(({ meaning = {} }) => meaning);
}

const hasNoReading = ({ meaning, country, subdivisions, towns }: Mention) =>
  meaning === undefined && country === undefined && subdivisions.length + towns.length === 0;

/** "Hybrid - New York", "New York office", "New York or remote". */
const OFFICE =
  /\b(?:hybrid|on-?site|(?<!(?:home|remote|virtual)[ -]?)offices?|hq|headquarters?)\b|\bor (?:fully )?remote\s*(?:[;|,(]|$)|^\W*remote or\b/i;

/** "Canada (Toronto)", and not "Canada (Ontario, Quebec)" or "Remote (Ontario)". */
function isOnePlaceOf(text: string): boolean {
  const [, country = ""] = /^([^()[\],;|]+)[([][^()[\],;|/]+[)\]]\W*$/.exec(text) ?? [];
  return readMention(country)?.meaning !== undefined;
}

/** "United States (DE, MD, PA)", "USA: CA, CO", but "US, CA": two countries. */
const STATES_OF_THE_US =
  /\b(?:U\.?S\.?A?\.?|United States(?: of America)?) ?(?:[([:]|[-–—] ) ?[A-Z]{2}(?: ?(?:,|\/|&|and|or) ?[A-Z]{2}){0,60}\W{0,3}$/u;

/** "CA or CO": what people write of states; feeds list their countries by commas. */
function isChoiceOfStates(text: string): boolean {
  const codes = CHOICE.exec(text)?.[0].match(/\b[A-Z]{2}\b/g) ?? [];
  return codes.length > 1 && codes.every((code) => isUsStateCode(code));
}

const CHOICE = /^\W*(?:[A-Z]{2}, ?){0,60}[A-Z]{2},? or [A-Z]{2}\W*$/u;

/**
 * Whether a name is a town of the United States called like a country or a state, its own state right behind it: "Lebanon, TN".
 * Among other countries it is the country ("Peru, IL, MX").
 */
function seemsAmericanTown(mentions: readonly Mention[], at: number, text: string): boolean {
  const [before, one, state, next] = [mentions[at - 1], mentions[at], mentions[at + 1], mentions[at + 2]];
  if (one === undefined || state === undefined || state.meaning !== undefined) return false;
  // "Jamaica, New York" may be a country and a city.
  if (!state.letters && state.towns.length > 0) return false;
  const isState = statesWithTown(one).some((code) => state.subdivisions.includes(code));
  const isBehind = state.joined || text.includes(`${one.name},`);
  const isAlone = before === undefined && (next === undefined || isUnitedStates(next));
  return isState && isBehind && (one.meaning === undefined ? isAlone : !isAbroad(before) && !isAbroad(next));
}

/** The name read as the towns it may be; which of them, its state tells. */
function toAmericanTown({ meaning: _country, ...one }: Mention): Mention {
  const name = capitalize(dropNoise(foldName(one.name)));
  const towns = statesWithTown(one).map((subdivision) => ({ name, country: "US", subdivision, people: 1 }));
  return { ...one, subdivisions: [], towns };
}

function statesWithTown({ name }: Pick<Mention, "name">): string[] {
  const bare = dropNoise(foldName(name));
  const letters = NAMED_LIKE_COUNTRIES.get(bare) ?? NAMED_LIKE_STATES.get(bare);
  return letters?.split(" ").map((state) => `US-${state}`) ?? [];
}

const isAbroad = (one: Mention | undefined) =>
  one !== undefined &&
  (one.meaning?.place === undefined ? one.letters && one.country !== undefined : !isUnitedStates(one));

const isUnitedStates = ({ meaning }: Mention) => meaning?.place?.countries.join(" ") === "US";
