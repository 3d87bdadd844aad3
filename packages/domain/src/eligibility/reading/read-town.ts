import { findTowns, findWellKnown } from "../../place/find-towns.ts";
import type { CountryCode } from "../../place/place.ts";
import { countriesOf } from "../../place/region.ts";
import { countryOf, findByLetters, findSubdivisions } from "../../place/subdivisions.ts";
import { foldName } from "../../text/fold-text.ts";
import { type FoundPlaces, readNameAt } from "./read-name.ts";

/** Words that stand between the names of a list, or before them. */
export const BETWEEN = new Set(
  "tout toute tous toutes ganz ganze ganzen gesamten región régions alguno algunos cualquiera uno l'un l’un num numa suivants folgenden siguientes seguintes a an the of in and or either any anywhere one following countries country region regions state states area areas city cities within across from greater mainland continental contiguous lower metro hub hubs based eastern western northern southern central north south east west our these some toda todo todos todas cualquier estado estados provincia ciudad cidade região qualquer état département país países pays miembro miembros membro membros membre membres um un une uno una einem einer outro otro autre all parts part jedem jeder irgendwo n’importe n'importe quel quelque algún alguna algum lugar território territorio territoire nacional national nearby remote remotely y e o u ou ni nem et und oder en dans em no na los las la le les el der die das den dem von de du des do da dos das au aux à im innerhalb nos nas del desde depuis ein eines sowie aus auf , / ( ) & + : – — - ·".split(
    " ",
  ),
);
/** Most words of a town's name: "Rio de Janeiro". */
const MAX_TOWN = 3;

/** Towns whose names are also words: "Reading comprehension". */
const WORDS = new Set(["reading", "nice", "mobile", "split", "bath", "orange"]);
/** Capitalized words behind a town that do not name another. */
const PART_OF_TOWN = /^(?:bay|area|metro|metropolitan|region|city|county|or|and|to|remote|remotely)$/i;

type TownAt = FoundPlaces & { words: number };

/** A town's country; "doubtful" if it may be another town: "London, ON", "Santiago de Compostela". */
export function readTownAt(words: readonly string[], at: number): TownAt | "doubtful" | undefined {
  const town = findTownAt(words, at);
  if (!town) return undefined;
  const { country, length } = town;
  const behind = at + length;
  const found = { countries: [country], regions: [], inPart: [country], words: length };
  const next = words[behind] ?? "";
  if (next === "" || /[.]$/.test(words[behind - 1] ?? "")) return found;
  if (WORDS.has(foldName(words[at] ?? "")) && /^\p{Ll}/u.test(next) && !BETWEEN.has(next)) return "doubtful";
  if (/^(?:de|del|do|da|upon|on|am|an)$/.test(next)) return "doubtful";
  // "Paris or Austin, Texas": which of both is in Texas?
  const other = /^(?:or|and|&)$/.test(next) ? findTownAt(words, behind + 1) : undefined;
  if (other) return isElsewhere(words, behind + 1 + other.length, country) ? "doubtful" : found;
  return readBehind(words, behind, found, country);
}

/** Reads a town by the name behind it: "Paris, Texas" is left to Texas, "London, NYC" are two towns. */
function readBehind(
  words: readonly string[],
  behind: number,
  found: TownAt,
  country: CountryCode,
): TownAt | "doubtful" | undefined {
  const isApart = /^[,/(]$/.test(words[behind] ?? "");
  const name = isApart ? behind + 1 : behind;
  const word = words[name] ?? "";
  if (!/^\p{Lu}/u.test(word) || PART_OF_TOWN.test(word)) return found;
  if (/^[A-Z]{3}$/.test(word) && findByLetters(word.toLowerCase()).length === 0) return found;
  const isTown = findTownAt(words, name) !== undefined;
  const told = readNameAt(words, name);
  if (told?.countries.includes(country) || told?.regions.some((region) => countriesOf(region).has(country)))
    return found;
  if (told) return isApart && !isTown ? undefined : "doubtful";
  return isTown || isPartOf(word, country) ? found : "doubtful";
}

/** Whether a comma and a state of another country follow. */
const isElsewhere = (words: readonly string[], at: number, country: CountryCode): boolean => {
  const told = words[at] === "," ? readNameAt(words, at + 1) : undefined;
  return told !== undefined && told.inPart.length > 0 && !told.countries.includes(country);
};

const isPartOf = (word: string, country: CountryCode): boolean => {
  const name = foldName(word);
  return [...findSubdivisions(name), ...findByLetters(name)].some((part) => countryOf(part) === country);
};

function findTownAt(
  words: readonly string[],
  at: number,
): { country: CountryCode; length: number } | undefined {
  if (!/^\p{Lu}/u.test(words[at] ?? "")) return undefined;
  for (let length = Math.min(MAX_TOWN, words.length - at); length > 0; length -= 1) {
    const name = foldName(words.slice(at, at + length).join(" "));
    const town = findWellKnown(findTowns(name));
    if (!town) continue;
    // Ontario is a town in California, but not where people write of it.
    const parts = findSubdivisions(name).map(countryOf);
    const { country } = town;
    return parts.length > 0 && !parts.includes(country) ? undefined : { country, length };
  }
  return undefined;
}

/** Whether a name is New York's where other countries' towns stand beside it, and not the state's: "London, New York". */
export function isCityAbroad(words: readonly string[], at: number, length: number): boolean {
  if (foldName(words.slice(at, at + length).join(" ")) !== "new york") return false;
  const behind = isJoin(words[at + length]) ? findTownAt(words, at + length + 1) : undefined;
  const before = isJoin(words[at - 1]) ? [2, 3].map((back) => findTownAt(words, at - back)) : [];
  return [behind, ...before].some((town) => town !== undefined && town.country !== "US");
}

const isJoin = (word = ""): boolean => /^(?:[,/&|]|and|or)$/.test(word);
