import { foldName } from "../text/fold-text.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import { capitalize, findTowns, findWellKnown, type Town } from "./find-towns.ts";
import { dropCodes, dropNoise, saysSomething } from "./noise.ts";
import { findByThreeLetters, findNamedPlace, type NamedPlace, SHORT_NAMES } from "./place-names.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { findByLetters, findSubdivisions, isUsStateCode } from "./subdivisions.ts";
import type { NamedZones } from "./zone-names.ts";
import { readNamedZones } from "./zone-offsets.ts";

/** What one name in a statement of place was read as; all absent where it was not. */
export type Part = {
  worldwide?: true;
  /** Said so that a place beside it narrows it: "Anywhere". */
  loosely?: boolean;
  place?: NamedPlace;
  zones?: NamedZones;
};

/** A name by itself: what it is, or all that it may be, which is for the names around it to tell. */
export type Mention = {
  /** As written. */
  name: string;
  part?: Part;
  /** Two letters, or three of Australia's states. */
  letters: boolean;
  country?: CountryCode;
  subdivisions: readonly Subdivision[];
  towns: readonly Town[];
  /** Beside words that were not read: a town there is one only where something else says so. */
  weak: boolean;
  /** Then, with those words: "West Hollywood". */
  whole?: string;
  /** Within one name with what stands before: "US-CA". */
  joined: boolean;
  /** Behind "or" or "and", so that what stands before is not in it: "Mexico City or New Mexico". */
  apart?: boolean;
};

const WORLDWIDE =
  /^(?:(?:remote )?(?:worldwide|world wide|world|(?:work from )?anywhere(?: in the world| on earth)?|global(?:ly)?|international(?:ly)?|everywhere|any ?where|all (?:countries|locations|over the world)|weltweit|(?:aus )?aller welt|(?:le )?monde(?: entier)?|partout dans le monde|(?:todo )?el mundo|mundo(?: (?:todo|inteiro|entero))?|(?:em )?todo o mundo|mundial|(?:(?:en|de|desde|em) )?(?:cualquier|qualquer) (?:lugar|parte|pais)(?: del? mundo| do mundo)?)(?: remote)?)$/;
const LOOSELY = /^(?:remote )?(?:anywhere|any ?where|everywhere)(?: remote)?$/;
/** Whether a name was read beyond doubt, as it stands. */
export const isRead = (part: Part | undefined): boolean =>
  part !== undefined && (part.worldwide === true || part.place !== undefined || part.zones !== undefined);

/** Reads one name, or two with "and" or "or" between them, or those among other words. */
export function findMentions(stated: string): Mention[] {
  const name = dropCodes(stated);
  if (!saysSomething(name)) return [];
  const whole = mention(name);
  if (whole !== undefined) return [whole];
  const coded = findCoded(name.trim());
  if (coded !== undefined) return coded;
  // "Portugal and Spain", "UK or Ireland": taken apart only where the whole is no name.
  const halves = name
    .trim()
    .replace(/^(?:and|or) /, "")
    .split(/ (?:and|or|&|\+) |&|\+(?!\d)/i)
    .filter(saysSomething);
  return halves.flatMap((half, at) => {
    const one = mention(half);
    const found = one ? [one] : (findMisspelt(half) ?? findAmongWords(half));
    return found.map((each, place) => (at > 0 && place === 0 ? { ...each, apart: true } : each));
  });
}

/** "CA-ON-Toronto", "Portland OR": letters that are words as well, where only a state stands. */
function findCoded(name: string): Mention[] | undefined {
  const [, state] = PART_OF_STATE.exec(name) ?? [];
  if (state !== undefined && isUsStateCode(state))
    return [sure(name, partOf("US", { subdivisions: [`US-${state}`] }))];
  const [, ...names] = CODED.exec(name) ?? BEHIND_TOWN.exec(name) ?? [];
  const found = names.map(mention);
  const isTold = found.some((one) => one !== undefined && !one.letters && one.towns.length > 0);
  return isTold ? found.flatMap((one) => one ?? []) : undefined;
}

/** "Central NJ"; but "Western CA" may be Canada. */
const PART_OF_STATE =
  /^(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entral|[Uu]pstate|[Dd]ownstate)(?:-?east|-?west)?(?:ern)? (?!CA$)([A-Z]{2})$/u;
const CODED = /^([A-Z]{2,3})-([A-Z]{2})-(.+)$/u;
const BEHIND_TOWN = /^(.*\p{Ll})[ -](HI|ID|IN|LA|ME|OK|ON|OR)$/u;

function findMisspelt(name: string): Mention[] | undefined {
  const right = correctSpelling(dropNoise(foldName(name)));
  const found = right === undefined ? undefined : lookUp(right, capitalize(right));
  return found && [found];
}

/** A name as a whole, with or without the words that lead to it; undefined where it is none. */
export function mention(name: string): Mention | undefined {
  const folded = foldName(name.replaceAll(",", " "));
  if (WORLDWIDE.test(folded)) return sure(name, { worldwide: true, loosely: LOOSELY.test(folded) });
  const zones = readNamedZones(folded);
  if (zones) return sure(name, { zones });
  const bare = dropNoise(folded);
  if (WORLDWIDE.test(bare)) return sure(name, { worldwide: true });
  const letters = findByThreeLetters(bare);
  if (letters !== undefined) return sure(name, partOf(letters));
  return lookUp(folded, name) ?? lookUp(bare, name);
}

function lookUp(folded: string, name: string): Mention | undefined {
  const place = findNamedPlace(folded);
  const code = folded.toUpperCase();
  const isCode = COUNTRY_CODES.has(code);
  const byLetters = findByLetters(folded);
  const subdivisions = byLetters.length > 0 ? byLetters : findSubdivisions(folded);
  if (place && subdivisions.length === 0) return sure(name, { place });
  const towns = NARROWER.test(folded) ? [] : findTowns(folded);
  if (!isCode && subdivisions.length === 0 && towns.length === 0) return undefined;
  const [country = isCode ? code : undefined] = place?.countries ?? [];
  return {
    ...unread(name),
    letters: isCode || byLetters.length > 0,
    subdivisions,
    // A state's name is a town's as well where everybody knows the town.
    towns: subdivisions.length > 0 && !findWellKnown(towns) ? [] : towns,
    ...(country !== undefined && { country }),
  };
}

const unread = (name: string): Mention => ({
  name: name.trim(),
  letters: false,
  subdivisions: [],
  towns: [],
  weak: false,
  joined: false,
});

/** A country, or what is told of it: a state, a town. */
export const partOf = (
  country: CountryCode,
  within: Pick<NamedPlace, "subdivisions" | "cities"> = {},
): Part => ({
  place: { regions: [], countries: [country], ...within },
});

const sure = (name: string, part: Part): Mention => ({ ...unread(name), part });

const MAX_WORDS = 40;
/** Words of the longest name looked for among others. */
const LONGEST = 5;
const LINKS = new Set(["and", "or", "anywhere"]);
// Words before they are codes, though a name of nothing else may be one: "Remote - OR".
const WORDS = new Set(
  "am an as at be by do go hi id in is it la me my no of ok on or pm so st to".split(" "),
);

/** Words that make less of a region than its name says, where both are no name together. */
const NARROWER =
  /^(?:(?:north|south)?-?(?:north|south|east|west)(?:ern)?|central|middle|inner|speaking|(?:franco|anglo|luso|hispano)phone|rural|tropical)$/;

/** "US Remote National", "Movable Ink - Toronto": the names in a text, and nothing where there are none. */
function findAmongWords(name: string): Mention[] {
  const words = dropNoise(foldName(name.replaceAll(",", " ")))
    .split(" ")
    .slice(0, MAX_WORDS);
  const found: Mention[] = [];
  const rest: string[] = [];
  let isLast = false;
  for (let at = 0; at < words.length;) {
    const next = findAt(words, at);
    if (next) found.push({ ...next.found, joined: found.length > 0 });
    else if (!LINKS.has(words[at] ?? "")) rest.push(words[at] ?? "");
    isLast = next !== undefined;
    at += next?.length ?? 1;
  }
  if (rest.length === 0) return found;
  const isNarrowed = rest.some((word) => NARROWER.test(word));
  const kept = found.filter(
    ({ part, letters, subdivisions }) =>
      // "Rural Africa" is not Africa.
      (part !== undefined && !(isNarrowed && part.place?.regions.length)) ||
      (!letters && subdivisions.length > 0),
  );
  // "CCE Offices in Chicago", but not the "Woodland" of "Woodland Hills".
  const last = isLast ? found.at(-1) : undefined;
  const town =
    last && !kept.includes(last) && last.towns.length > 0
      ? [{ ...last, weak: true, whole: name.trim() }]
      : [];
  return kept.length + town.length > 0 ? [...kept, ...town] : [unread(name)];
}

function findAt(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    if (
      WORDS.has(phrase) ||
      NARROWER.test(phrase) ||
      (phrase.length === 3 && !SHORT_NAMES.has(phrase) && findByLetters(phrase).length === 0)
    )
      continue;
    const found = lookUp(phrase, capitalize(phrase));
    if (found) return { found, length };
  }
  return undefined;
}
