import type { CountryCode, Subdivision } from "./place.ts";
import { MORE_TOWN_NAMES } from "./town-names.ts";
import { WRITTEN_TOWNS } from "./written-towns.ts";

/** A town by its English name; `subdivision` is its state in the United States, Canada and Brazil; thousands of people. */
export type Town = { name: string; country: CountryCode; subdivision?: Subdivision; people: number };

/**
 * The towns of this folded name that have 15,000 people or more, the largest first.
 *
 * @example findTowns("krakow"); // [{ name: "Kraków", country: "PL", people: 755 }]
 */
export function findTowns(folded: string): Town[] {
  const found = [folded, MORE_TOWN_NAMES.get(folded) ?? ""].flatMap(lookUp);
  if (found.length > 0) return found.toSorted((a, b) => b.people - a.people);
  const other = folded
    .replace(/^(st|ft|mt) /, (_, short: string) => `${LONG.get(short) ?? short} `)
    .replace(/([aou])e/g, "$1")
    .replace(/ city$/, "");
  return other === folded ? [] : lookUp(other);
}

const LONG: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ft", "fort"],
  ["mt", "mount"],
]);

const MIN_NAME = 3;
const MAX_NAME = 60;

function lookUp(name: string): Town[] {
  const list = name.length < MIN_NAME || name.length > MAX_NAME ? undefined : WRITTEN_TOWNS[name.charAt(0)];
  const entry = list === undefined ? undefined : findEntry(list, name);
  return entry?.split(",").flatMap((written) => readTown(written, name)) ?? [];
}

/** Entries stand by name, each between semicolons: halved until it is found, as a table would have to be made first. */
function findEntry(list: string, name: string): string | undefined {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const start = list.lastIndexOf(";", Math.floor((low + high) / 2));
    const bar = list.indexOf("|", start);
    const end = list.indexOf(";", start + 1);
    if (bar < 0 || end < 0) return undefined;
    const found = list.slice(start + 1, bar);
    if (found === name) return list.slice(bar + 1, end);
    if (found < name) low = end;
    else high = start;
  }
  return undefined;
}

/** A folded name with its usual capitals. */
export const capitalize = (folded: string): string =>
  folded.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

function readTown(written: string, folded: string): Town[] {
  const [, name, where, country, people] = /^(?:(.+) )?(([A-Z]{2})(?:-[A-Z]{2})?)(\d+)$/.exec(written) ?? [];
  if (where === undefined || country === undefined) return [];
  const town = { name: name ?? capitalize(folded), country, people: Number(people) };
  return [where === country ? town : { ...town, subdivision: where }];
}

/** Thousands of people a town must have to be told by its name alone, and by how much it must exceed others abroad. */
export const WELL_KNOWN = 100;
const BY_FAR = 2.5;

/**
 * The town that everybody means by a name alone: "London", but not "Cambridge".
 *
 * @example findWellKnown(findTowns("cambridge")); // undefined: in England or Massachusetts
 */
export function findWellKnown(towns: readonly Town[]): Town | undefined {
  const [largest] = towns;
  if (largest === undefined || largest.people < WELL_KNOWN) return undefined;
  const abroad = towns.find(({ country }) => country !== largest.country);
  return abroad !== undefined && abroad.people * BY_FAR > largest.people ? undefined : largest;
}
