import type { CountryCode } from "../place/place.ts";
import {
  CALLED,
  type CalledCountry,
  foldTyped,
  type Kind,
  KINDS,
  orderOf,
  splitPlaces,
  splitWords,
} from "./called-countries.ts";
import { countEdits } from "./count-edits.ts";
import { countryOfLetters, readName } from "./read-country.ts";
import { readRegion, readRegionPrefix } from "./read-region.ts";
import { findTranslated } from "./translated-names.ts";

/**
 * A country found by what was typed; `by` is the alternative name or place that matched, if it was not its own name.
 */
export interface FoundCountry {
  readonly code: CountryCode;
  readonly name: string;
  readonly by?: string;
}

const MAX_FOUND = 8;
const MAX_NEAREST = 3;

/**
 * Suggests countries for a partially typed text, by code, English or native name, capital, large city or state. Full
 * matches come before prefixes, countries before cities, larger countries first. A region lists some of its countries;
 * an empty text lists none.
 *
 * @example findCountries("lago"); // => [{ code: "NG", name: "Nigeria", by: "Lagos" }]
 */
export function findCountries(typed: string): FoundCountry[] {
  const region = readRegion(typed);
  if (region) return listLargest(region);
  const parts = splitPlaces(typed);
  const [first = ""] = parts;
  if (parts.length < 2) {
    const found = [findByName, findUnparted].map((find) => find(first)).find(({ length }) => length > 0);
    return found ?? listLargest(readRegionPrefix(first));
  }
  const lists = parts.map(findByName);
  const last = parts.at(-1) ?? "";
  const inAll = findInAll(lists);
  const inAny = byCode([...findByLetters(last), ...lists.flat()]);
  const found = inAll.length > 0 ? inAll : [...inAny.values()].slice(0, MAX_FOUND);
  return landFirst(found, first, last);
}

/** "Lagos, Portugal": whoever names a country behind a town means it. */
function landFirst(found: readonly FoundCountry[], first: string, last: string): FoundCountry[] {
  const land = readName(first, LAND) === undefined ? readName(last, LAND) : undefined;
  return found.toSorted((a, b) => Number(b.code === land) - Number(a.code === land));
}

const listLargest = (codes: ReadonlySet<CountryCode>): FoundCountry[] =>
  CALLED.filter(({ country }) => codes.has(country.code))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .slice(0, MAX_FOUND)
    .map((called) => describe(called, called.country.name));

/** "toronto can": a city and its country, separated only by a space. */
function findUnparted(text: string): FoundCountry[] {
  for (const parts of splitWords(text)) {
    const found = findInAll(parts.map(findByName));
    if (found.length > 0) return found;
  }
  return [];
}

/** "London, ON": the country of a state behind a town. */
function findByLetters(text: string): FoundCountry[] {
  const code = countryOfLetters(text);
  const letters = text.trim().toUpperCase();
  return CALLED.filter(({ country }) => country.code === code).map((called) => describe(called, letters));
}

function findInAll(lists: readonly (readonly FoundCountry[])[]): FoundCountry[] {
  return [...byCode(lists.flat()).values()].filter(({ code }) =>
    lists.every((list) => list.some((country) => country.code === code)),
  );
}

const byCode = (found: readonly FoundCountry[]) => new Map(found.map((country) => [country.code, country]));

function findByName(typed: string): FoundCountry[] {
  const asked = foldTyped(typed);
  if (asked === "") return [];
  const ranked = CALLED.flatMap((called) => {
    const best = called.names
      .map(({ kind, folded, shown }) => ({ shown, rank: rankName(folded, kind, asked) }))
      .reduce((least, name) => (name.rank < least.rank ? name : least));
    return best.rank === Infinity ? [] : [{ called, ...best }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || orderOf(a.called) - orderOf(b.called))
    .slice(0, MAX_FOUND)
    .map(({ called, shown }) => describe(called, shown));
}

/**
 * Suggests countries for an unknown text: the one it names in another language, such as the reader's (of the BCP 47 tag
 * `locale`), else those with similar names, or with places of similar names. Prefixes and contained names come first,
 * then names a few letters away.
 *
 * @throws RangeError where `locale` is no language tag
 * @example suggestCountries("Brasilien")[0]?.name; // => "Brazil"
 */
export function suggestCountries(text: string, locale?: string): FoundCountry[] {
  const translated = findTranslated(text, locale);
  if (translated !== undefined) return listLargest(new Set([translated]));
  const begun = findCountries(text);
  const found = begun.length > 0 ? begun : findNamed(text);
  return (found.length > 0 ? found : findNear(text)).slice(0, MAX_NEAREST);
}

/** Countries named by the first or last words: "Warri Nigeria". */
function findNamed(text: string): FoundCountry[] {
  const [first = ""] = splitPlaces(text);
  const codes = splitWords(first).flatMap((parts) => parts.flatMap((part) => readName(part, NAMED) ?? []));
  return listLargest(new Set(codes));
}

function findNear(text: string): FoundCountry[] {
  const asked = foldTyped(splitPlaces(text)[0] ?? "");
  const most = asked.length < 6 ? 1 : Math.floor(asked.length / 3);
  const near = CALLED.flatMap((called) => {
    const nearest = called.names
      // One letter off turns a short name into another.
      .filter(({ kind, folded }) => kind !== "code" && folded.length > 3)
      .map(({ kind, folded, shown }) => ({ kind, shown, distance: countEdits(folded, asked, most) }))
      .reduce((least, name) => (name.distance < least.distance ? name : least), FAR);
    return nearest.distance > most ? [] : [{ called, ...nearest }];
  });
  return near
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        orderOf(a.called) - orderOf(b.called),
    )
    .map(({ called, shown }) => describe(called, shown));
}

const FAR = { kind: "name", shown: "", distance: Infinity } as const;
const LAND: readonly Kind[] = ["name", "other"];
const NAMED: readonly Kind[] = ["name", "other", "city", "state"];

/** One or two letters start too many place names. */
const A_FEW = /^[a-z]{1,2}$/;

/** Lower is more likely; infinite if the name does not match what was typed. */
function rankName(folded: string, kind: Kind, asked: string): number {
  const at = KINDS.indexOf(kind);
  if (folded === asked) return at;
  if (kind === "code" || (A_FEW.test(asked) && kind !== "name")) return Infinity;
  if (folded.startsWith(asked)) return KINDS.length + at;
  return asked.length > 1 && folded.includes(` ${asked}`) ? 2 * KINDS.length + at : Infinity;
}

function describe({ country: { code, longCode, name } }: CalledCountry, shown: string): FoundCountry {
  return [name, code, longCode].includes(shown) ? { code, name } : { code, name, by: shown };
}
