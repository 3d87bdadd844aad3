import type { CountryCode } from "../place/place.ts";
import { STATE_NAMES } from "../place/subdivisions.ts";
import { foldName } from "../text/fold-text.ts";
import { COUNTRY_NAMES, type CountryNames } from "./country-names.ts";

const MAX_TYPED = 60;
/** Place names including their country never have more words. */
const MAX_WORDS = 8;

/** Kinds of names, the most likely meaning first. */
export const KINDS = ["code", "name", "other", "city", "state"] as const;
export type Kind = (typeof KINDS)[number];
type Name = { readonly kind: Kind; readonly folded: string; readonly shown: string };
/** A country with all of its names, and those of places in it. */
export type CalledCountry = { readonly country: CountryNames; readonly names: readonly Name[] };

/** Folds a typed name for lookup. A flag on its own is its country's code. */
export function foldTyped(text: string): string {
  const cut = text.slice(0, MAX_TYPED);
  return foldName(cut) || foldName(cut.replace(FLAG_LETTERS, readFlagLetter));
}

const FLAG_LETTERS = /[\u{1F1E6}-\u{1F1FF}]/gu;

const readFlagLetter = (letter: string) =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);

export const CALLED: readonly CalledCountry[] = COUNTRY_NAMES.map((country) => {
  const listed = {
    code: [country.code, country.longCode],
    name: [country.name],
    other: country.others,
    city: country.cities,
    state: STATE_NAMES.get(country.code) ?? [],
  };
  const names = KINDS.flatMap((kind) =>
    listed[kind].map((shown) => ({ kind, shown, folded: foldTyped(shown) })),
  );
  return { country, names };
});

/** Countries with the most internet users, most first: a typed prefix likely means one of them. */
const LARGEST: readonly CountryCode[] = (
  "CN IN US ID BR RU PK MX NG JP PH EG VN BD DE TR IR GB TH FR IT KR ZA ES CO AR CA SA PL MY MA IQ UA DZ ET PE " +
  "UZ AU CD KE GH MM TW VE TZ KZ NL CL RO NP EC CI CM AO SD SN UG LK BE SE AE JO AZ TN GT CZ PT HU DO IL GR BO CH " +
  "AT BY CU HK KH MZ SY YE ML ZM ZW BF RS BG DK SG FI IE NO SK LY NZ OM KW PY CR LB HN SV NI HR QA PA UY PR MD BA " +
  "GE AM AL LT SI LV EE CY LU MT IS"
).split(" ");

/** The rank of a country; smaller ones share the last rank. */
export function orderOf({ country }: Pick<CalledCountry, "country">): number {
  const at = LARGEST.indexOf(country.code);
  return at === -1 ? LARGEST.length : at;
}

const LIVES =
  /^\s*(?:i live|i am|i['’]?m|we live|living|live|based|located)(?:\s+(?:living|based|located))?\s+in\s+(?=\S)/i;

/** Splits a text into nested places, such as a city and its country, dropping the words around them. */
export const splitPlaces = (text: string): string[] =>
  text
    .slice(0, MAX_TYPED)
    .replace(LIVES, "")
    .split(/[,;()/|]|\s[-–—]\s/)
    .filter((part) => part.trim() !== "");

/** All ways to split a text in two at a space. */
export function splitWords(text: string): [before: string, after: string][] {
  const words = text.trim().split(/\s+/);
  if (words.length > MAX_WORDS) return [];
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
}
