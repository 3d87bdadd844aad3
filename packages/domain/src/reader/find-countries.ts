import type { CountryCode } from "../place/place.ts";
import { foldName } from "../text/fold-text.ts";
import { COUNTRY_NAMES, type CountryNames } from "./country-names.ts";

/** A country by what was typed; `by` is what else it was found by: another name of it, or a city in it. */
export interface FoundCountry {
  readonly code: CountryCode;
  readonly name: string;
  readonly by?: string;
}

const MAX_TYPED = 60;
const MAX_FOUND = 8;
const MAX_NEAREST = 3;

/**
 * The countries that somebody may mean who has typed this so far: by code, English or own name, capital or large city. What
 * is called so as a whole comes first, then what begins so, countries before cities; none for nothing typed.
 *
 * @example findCountries("lago"); // => [{ code: "NG", name: "Nigeria", by: "Lagos" }]
 */
export function findCountries(typed: string): FoundCountry[] {
  const parts = splitPlaces(typed);
  if (parts.length < 2) return findByName(parts[0] ?? "");
  const lists = parts.map(findByName);
  const found = new Map(lists.flat().map((country) => [country.code, country]));
  const inAll = [...found.values()].filter(({ code }) =>
    lists.every((list) => list.some((country) => country.code === code)),
  );
  return inAll.length > 0 ? inAll : [...found.values()].slice(0, MAX_FOUND);
}

function findByName(typed: string): FoundCountry[] {
  const asked = foldTyped(typed);
  if (asked === "") return [];
  const ranked = FOLDED.flatMap(({ country, names }) => {
    const best = names
      .map(({ kind, folded, shown }) => ({ shown, rank: rankName(folded, kind, asked) }))
      .reduce((least, name) => (name.rank < least.rank ? name : least));
    return best.rank === Infinity ? [] : [{ country, ...best }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ country, shown }) => describe(country, shown));
}

/**
 * The country that somebody means by the whole of a text, which may be a city with what it lies in; undefined where that is
 * none, or one of several.
 *
 * @example readCountry("Lagos"); // => "NG"
 */
export function readCountry(text: string): CountryCode | undefined {
  const parts = splitPlaces(text);
  const [first = ""] = parts;
  if (parts.length < 2) return readName(first, KINDS);
  const last = parts.at(-1) ?? "";
  return readName(text, KINDS) ?? readAround(first, last);
}

/** Not by a code, which may be a state's: "San Francisco, CA" is not in Canada. "Atlanta, Georgia" is neither's. */
function readAround(first: string, last: string): CountryCode | undefined {
  const named = readName(last, LAND);
  const city = readName(first, ["city"]);
  if (city === undefined || named === city) return named ?? readTurned(first, last);
  return named === undefined ? city : undefined;
}

/** The country first: "Brazil, São Paulo". */
function readTurned(country: string, city: string): CountryCode | undefined {
  const named = readName(country, LAND);
  return readName(city, ["city"]) === named ? named : undefined;
}

function readName(text: string, kinds: readonly Kind[]): CountryCode | undefined {
  const asked = foldTyped(text);
  for (const kind of kinds) {
    const called = FOLDED.filter(({ names }) =>
      names.some((name) => name.kind === kind && name.folded === asked),
    );
    if (called.length > 0) return called.length === 1 ? called[0]?.country.code : undefined;
  }
  return undefined;
}

/**
 * The countries whose names, or those of their cities, look most like a text that is none; what begins like it first.
 *
 * @example suggestCountries("Brasilien")[0]?.name; // => "Brazil"
 */
export function suggestCountries(text: string): FoundCountry[] {
  const begun = findCountries(text);
  if (begun.length > 0) return begun.slice(0, MAX_NEAREST);
  const asked = foldTyped(text);
  const most = asked.length < 4 ? 1 : Math.max(2, Math.floor(asked.length / 3));
  const near = FOLDED.flatMap(({ country, names }) => {
    const nearest = names
      .filter(({ kind }) => kind !== "code")
      .map(({ kind, folded, shown }) => ({ kind, shown, distance: countEdits(folded, asked, most) }))
      .reduce((least, name) => (name.distance < least.distance ? name : least));
    return nearest.distance > most ? [] : [{ country, ...nearest }];
  });
  return near
    .toSorted((a, b) => a.distance - b.distance || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .slice(0, MAX_NEAREST)
    .map(({ country, shown }) => describe(country, shown));
}

/** Letters that are no others with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

/** What a name is, what is meant first by it first. */
const KINDS = ["code", "name", "other", "city"] as const;
type Kind = (typeof KINDS)[number];
const LAND: readonly Kind[] = ["name", "other"];
type Name = { readonly kind: Kind; readonly folded: string; readonly shown: string };

const FOLDED: readonly { readonly country: CountryNames; readonly names: readonly Name[] }[] =
  COUNTRY_NAMES.map((country) => {
    const listed = {
      code: [country.code, country.longCode],
      name: [country.name],
      other: country.others,
      city: country.cities,
    };
    return {
      country,
      names: KINDS.flatMap((kind) =>
        listed[kind].map((shown) => ({ kind, shown, folded: foldTyped(shown) })),
      ),
    };
  });

/** A city and what it lies in are two. */
const splitPlaces = (text: string): string[] =>
  text
    .slice(0, MAX_TYPED)
    .split(/[,;]/)
    .filter((part) => part.trim() !== "");

/** A name as it is looked up, however its letters were typed. */
function foldTyped(text: string): string {
  return foldName(text.slice(0, MAX_TYPED)).replaceAll(/[łøđßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The less, the likelier; infinite where the name has nothing of what was typed. */
function rankName(folded: string, kind: Kind, asked: string): number {
  const at = KINDS.indexOf(kind);
  if (folded === asked) return at;
  if (kind === "code") return Infinity;
  if (folded.startsWith(asked)) return KINDS.length + at;
  return asked.length > 1 && folded.includes(` ${asked}`) ? 2 * KINDS.length + at : Infinity;
}

function describe({ code, longCode, name }: CountryNames, shown: string): FoundCountry {
  return [name, code, longCode].includes(shown) ? { code, name } : { code, name, by: shown };
}

/**
 * How many letters one text is from another, two that changed places being one (Damerau and Levenshtein); more than `most` is
 * that and one.
 */
function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isTurned = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const turn = isTurned ? (before[j - 2] ?? 0) + 1 : swap;
      next.push(Math.min(swap, turn, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
