import { foldName } from "../text/fold-text.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import { findTowns, findWellKnown, type Town } from "./find-towns.ts";
import { dropNoise } from "./noise.ts";
import { findByThreeLetters, findNamedPlace, type NamedPlace } from "./place-names.ts";
import type { CountryCode, Subdivision } from "./place.ts";
import { findByLetters, findSubdivisions } from "./subdivisions.ts";
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
/** Whether a name was read beyond doubt, as it stands. */
export const isRead = (part: Part | undefined): boolean =>
  part !== undefined && (part.worldwide === true || part.place !== undefined || part.zones !== undefined);

/** A name as a whole, with or without the words that lead to it; undefined where it is none. */
export function mention(name: string): Mention | undefined {
  const folded = foldName(name.replaceAll(",", " "));
  if (WORLDWIDE.test(folded)) return sure(name, { worldwide: true, loosely: LOOSELY.test(folded) });
  const bare = dropNoise(folded);
  const zones = readNamedZones(folded) ?? readNamedZones(bare);
  if (zones) return sure(name, { zones });
  if (WORLDWIDE.test(bare)) return sure(name, { worldwide: true });
  const letters = findByThreeLetters(bare);
  if (letters !== undefined) return sure(name, partOf(letters));
  return lookUp(folded, name) ?? lookUp(bare, name);
}

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

export const sure = (name: string, part: Part): Mention => ({ ...unread(name), part });

/** Words that make less of a region than its name says, where both are no name together. */
export const NARROWER =
  /^(?:(?:north|south)?-?(?:north|south|east|west)(?:ern)?|central|middle|inner|speaking|(?:franco|anglo|luso|hispano)phone|rural|tropical)$/;
