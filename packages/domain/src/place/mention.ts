import { foldName } from "../text/fold-text.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import { findTowns, findWellKnown, type Town } from "./find-towns.ts";
import { findByThreeLetters, findNamedPlace, type NamedPlace } from "./place-names.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { findByLetters, findSubdivisions } from "./subdivisions.ts";
import type { NamedZones } from "./zone-names.ts";
import { readNamedZones } from "./zone-offsets.ts";

/** What one name in a statement of place means; all absent where it was not read. */
export type Meaning = {
  worldwide?: true;
  /** Said so that a place beside it narrows it: "Anywhere". */
  loosely?: boolean;
  place?: NamedPlace;
  zones?: NamedZones;
};

/** A name in a statement: what it means, or all that it may be, which is for the names around it to tell. */
export type Mention = {
  /** As written. */
  name: string;
  meaning?: Meaning;
  /** Two letters, or three of Australia's states. */
  letters: boolean;
  country?: CountryCode;
  subdivisions: readonly Subdivision[];
  towns: readonly Town[];
  /** With words beside it that were not read, "West Hollywood": a town there is one only where something else says so. */
  amongWords?: string;
  /** Within one name with what stands before: "US-CA". */
  joined?: boolean;
  /** Behind "or" or "and", so that what stands before is not in it: "Mexico City or New Mexico". */
  apart?: boolean;
  /** The state that the names around it tell it is. */
  subdivision?: Subdivision;
};

/** Folded words for the whole world, in English, German, French, Spanish and Portuguese. */
const WORLD = [
  "worldwide|world wide|world|global(?:ly)?|international(?:ly)?",
  "(?:work from )?anywhere(?: in the world| on earth)?|any where|everywhere|all (?:countries|locations|over the world)",
  "weltweit|(?:aus )?aller welt",
  "(?:le )?monde(?: entier)?|partout dans le monde",
  "(?:todo )?el mundo|mundo(?: (?:todo|inteiro|entero))?|(?:em )?todo o mundo|mundial",
  "(?:(?:en|de|desde|em) )?(?:cualquier|qualquer) (?:lugar|parte|pais)(?: del? mundo| do mundo)?",
].join("|");
const WORLDWIDE = new RegExp(`^(?:remote )?(?:${WORLD})(?: remote)?$`);
const LOOSELY = /^(?:remote )?(?:anywhere|any ?where|everywhere)(?: remote)?$/;

/** A name as a whole, with or without the words that lead to it; undefined where it is none. */
export function readMention(name: string): Mention | undefined {
  const folded = foldName(name.replaceAll(",", " "));
  if (WORLDWIDE.test(folded)) return sure(name, { worldwide: true, loosely: LOOSELY.test(folded) });
  const bare = dropNoise(folded);
  const zones = readNamedZones(folded) ?? readNamedZones(bare);
  if (zones) return sure(name, { zones });
  if (WORLDWIDE.test(bare)) return sure(name, { worldwide: true });
  const letters = findByThreeLetters(bare);
  if (letters !== undefined) return sure(name, placeIn(letters));
  return lookUp(folded, name) ?? lookUp(bare, name);
}

/** What a folded name is, or may be; undefined where it is in no list. */
export function lookUp(folded: string, name: string): Mention | undefined {
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

export const unread = (name: string): Mention => ({
  name: name.trim(),
  letters: false,
  subdivisions: [],
  towns: [],
});

export const sure = (name: string, meaning: Meaning): Mention => ({ ...unread(name), meaning });

/** A country, or what is told of it: a state, a town. */
export const placeIn = (
  country: CountryCode,
  within: Pick<NamedPlace, "subdivisions" | "cities"> = {},
): Meaning => ({ place: { regions: [], countries: [country], ...within } });

/** Words that make less of a region than its name says, where both are no name together. */
export const NARROWER =
  /^(?:(?:north|south)?-?(?:north|south|east|west)(?:ern)?|central|middle|inner|speaking|(?:franco|anglo|luso|hispano)phone|rural|tropical)$/;

/** Folded words that only lead to a name: "remote in Lebanon", "must be located in Peru"; and an office's code, "APAC-C1". */
const NOISE = new RegExp(
  String.raw`\b(?:${[
    "(?:home|office)[ -]?based|home ?office|work from home|wfh|h[iy]brid(?:[aoe]|es|en)?",
    "telework|telecommut(?:e|ing)|teletrabajo|teletrabalho|teletravail",
    "on[- ]?site|in[- ](?:office|person)|vor ort|sur (?:site|place)|(?:en )?presentiel|presencial",
    "remot[eo](?:ly)?|first|friendly|fully|100%|based|distributed|virtual|nationwide|national",
    "anywhere in|within|in|from|the|of|near|all|any|only|select(?:ed)?|eligible|open to|a plus|flexibility|opportunity",
    "preferably|ideally|(?:strongly )?preferred|required|must (?:be|reside|live)|located|living",
    "residents?|candidates?|applicants|people",
    "locations?|hub|cities|state|hq|headquarters|offices?",
    "downtown|midtown|mitte|suburbs?|city cent(?:re|er)|metroplex|(?:greater|metro(?:politan)?)(?: area)?|area|region",
    String.raw`(?:gross|ballungs)?raum|(?:und )?umgebung|\d+ (?:miles|mi|km|kilomet(?:er|re)s?)|a distan(?:ce|cia)`,
    String.raw`[a-z]\d`,
  ].join("|")})\b`,
  "g",
);
const AROUND_HOURS =
  /\b(?:time|zones?|timezones?|hours|overlap|with|must|business|working|between|and|or|to)\b/g;

/** A folded name without words that only lead to it: "remote in lebanon". */
export const dropNoise = (folded: string) => foldName(folded.replace(NOISE, " "));

/** Whether a name holds anything but words that only lead to one, or stand around hours taken out of it. */
export const saysSomething = (name: string): boolean =>
  // "OR" is Oregon and "IN" Indiana.
  /(?:^|\bin)\s*[A-Z]{2}\s*$/.test(name) || dropNoise(foldName(name)).replace(AROUND_HOURS, "").trim() !== "";

// Letters of countries and states that are words, too.
const OF_SENTENCES = "an as at be by do go hi in la me my of ok on or so st to";
const OF_BOTH = "am id is it no pm";
const OF_WORK = "ai bi hr ml pr qa se tv";

/** Folded words that are no codes beside others: "in", "or". */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(`${OF_SENTENCES} ${OF_BOTH}`.split(" "));

/** Words that are no codes in a list of capitals: "IT, HR". There "AT" and "BE" are countries. */
export const WORDS_IN_CAPITALS: ReadonlySet<string> = new Set(
  `${OF_BOTH} ${OF_WORK}`.toUpperCase().split(" "),
);
