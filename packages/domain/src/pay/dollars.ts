import type { Place } from "../place/place.ts";
import { oneOf } from "../text/one-of.ts";

/**
 * How postings write the currencies that may stand behind a bare "$": their `signs`; the words before "dollars" (`of`) or
 * "pesos"; and the words right before a "$" (`ahead`). A country alone does not count: "Remote, Jamaica $900" may be in any
 * dollar.
 */
type Written = {
  readonly signs?: string;
  readonly of?: string;
  readonly pesos?: string;
  readonly ahead?: string;
};

const WRITTEN: Readonly<Record<string, Written>> = {
  USD: { signs: "us$|u$s|u$d|dollars|dólares|dolares", of: "us|american", ahead: "us" },
  CAD: { signs: "ca$|can$|cdn$|c$|cdn", of: "canadian", ahead: "canadian" },
  AUD: { signs: "au$|aus$|a$", of: "australian|aussie|au", ahead: "australian|au" },
  NZD: { signs: "nz$", of: "new zealand|nz|kiwi", ahead: "new zealand|nz" },
  SGD: { signs: "s$|sg$", of: "singapore|singaporean", ahead: "singapore|sg" },
  HKD: { signs: "hk$", of: "hong kong|hk", ahead: "hong kong|hk" },
  TWD: { of: "taiwan|taiwanese" },
  XCD: { signs: "ec$", of: "east caribbean|eastern caribbean", ahead: "ec" },
  TTD: { signs: "tt$", of: "trinidad and tobago|trinidad & tobago|trinidad|tt", ahead: "tt" },
  BBD: { signs: "bds$", of: "barbados|barbadian|bajan", ahead: "barbadian|bds" },
  BMD: { signs: "bd$", of: "bermuda|bermudian" },
  BND: { of: "brunei|bruneian" },
  BSD: { of: "bahamian|bahamas", ahead: "bahamian" },
  BZD: { signs: "bz$", of: "belize|belizean", ahead: "belizean|bz" },
  FJD: { signs: "fj$", of: "fiji|fijian", ahead: "fijian|fj" },
  GYD: { signs: "gy$|g$", of: "guyana|guyanese", ahead: "guyanese" },
  JMD: { signs: "ja$|j$", of: "jamaica|jamaican", ahead: "jamaican" },
  KYD: { signs: "ci$", of: "cayman islands|cayman" },
  LRD: { signs: "ld$|l$", of: "liberian", ahead: "liberian" },
  NAD: { signs: "n$", of: "namibia|namibian", ahead: "namibian" },
  SBD: { signs: "si$", of: "solomon islands" },
  SRD: { signs: "sr$", of: "surinamese" },
  MOP: { signs: "mop$" },
  MXN: { signs: "mx$|mex$|pesos mexicanos", pesos: "mexican" },
  ARS: { signs: "ar$|pesos argentinos", pesos: "argentine|argentinian" },
  CLP: { signs: "pesos chilenos", pesos: "chilean" },
  COP: { signs: "col$|pesos colombianos", pesos: "colombian" },
  DOP: { signs: "rd$|pesos dominicanos", pesos: "dominican", ahead: "rd" },
  UYU: { signs: "uy$|pesos uruguayos", pesos: "uruguayan" },
};

/** Currencies written with a bare "$" where a code or name nearby says which is meant. */
export const DOLLARS: ReadonlySet<string> = new Set(Object.keys(WRITTEN));

const split = (names: string | undefined) => (names === undefined ? [] : names.split("|"));

/** Currencies by the words before "dollar": "new zealand" is NZD. */
export const DOLLAR_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WRITTEN).flatMap(([currency, { of }]) => split(of).map((name) => [name, currency])),
);

/** All their signs and names in lower case, with the currency: "nz$", "nz $", "nz dollars". */
export const DOLLAR_SIGNS: readonly (readonly [sign: string, currency: string])[] = Object.entries(
  WRITTEN,
).flatMap(([currency, { signs, of, pesos, ahead }]) =>
  [
    ...split(signs),
    ...split(of).flatMap((name) => [`${name} dollar`, `${name} dollars`]),
    ...split(pesos).flatMap((name) => [`${name} peso`, `${name} pesos`]),
    ...split(ahead).map((name) => `${name} $`),
  ].map((sign) => [sign, currency] as const),
);

const BEHIND: Readonly<Record<string, string>> = {
  CA: "CAD",
  CAN: "CAD",
  US: "USD",
  AU: "AUD",
  NZ: "NZD",
  HK: "HKD",
};

const COUNTRY_LETTERS = oneOf(...Object.keys(BEHIND));

/** "55 000 $ CA par année", "$US50,000", in capitals. With the "$" ahead of the amount, as in "$80,000 CA", it is a place. */
const COUNTRY_BEHIND = new RegExp(
  String.raw`(?<=\d[\d .,]{0,12}k? ?)\$ ?(${COUNTRY_LETTERS})(?![\p{L}\d]| \d)|\$(${COUNTRY_LETTERS}) ?(?=\d)`,
  "gu",
);

/** "$80,000 Canadian a year", "$65,000 CAN", but not "$80,000 Canadian staff". */
const PEOPLE_BEHIND =
  /(?<=\$ ?\d[\d.,]{0,12}k? )(Canadian|CAN|Australian|New Zealand)(?=$|[^\p{L} ]| (?:an?|per|each|annual(?:ly)?|yearly|monthly|weekly|hourly|plus)(?!\p{L}))/gu;

/** Replaces a "$" that has a country's letters or name behind it with the currency's code. */
export const nameDollars = (text: string): string =>
  text
    .replaceAll(
      COUNTRY_BEHIND,
      (_, behind: string | undefined, ahead: string | undefined) =>
        ` ${BEHIND[behind ?? ahead ?? ""] ?? ""} `,
    )
    .replaceAll(PEOPLE_BEHIND, (name) => BEHIND[name] ?? DOLLAR_NAMES[name.toLowerCase()] ?? name);

/** Countries whose own currency, other than the US dollar, uses a bare "$". Currency codes begin with the country's code. */
const OWN_DOLLAR: ReadonlySet<string> = new Set(
  [...DOLLARS].filter((currency) => currency !== "USD").map((currency) => currency.slice(0, 2)),
);

/** Spanish and Portuguese words, French ones, and English ones, without those in names of places. */
const PESO_WORDS =
  /(?<!\p{L})(?:que|para|por|con|com|una?|uma?|y|sueldos?|salarios?|salários?|compensación|remuneración|remuneração|mes|mês|año|hora|mensual(?:es)?|mensa(?:l|is)|quincenal(?:es)?|semanal(?:es)?|brutos?|ofrecemos|pagamos|oferecemos)(?!\p{L})/giu;
const FRENCH_WORDS =
  /(?<!\p{L})(?:pour|avec|vous|nous|par|salaire|rémunération|mensuel(?:le)?|offrons)(?!\p{L})/giu;
const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|of|to|for|with|per|you|we|our|is|are|salary|pay)(?!\p{L})/giu;

/** Whether a text is in a language in which a bare "$" may mean pesos or Canadian dollars. */
export const isOfOtherDollars = (text: string): boolean =>
  countOf(text, PESO_WORDS) + countOf(text, FRENCH_WORDS) > countOf(text, ENGLISH_WORDS);

/** Whether it is in a language in which a bare "$" may mean pesos, worth far less than a dollar. */
export const isOfPesos = (text: string): boolean =>
  isOfOtherDollars(text) && countOf(text, PESO_WORDS) > countOf(text, FRENCH_WORDS);

const countOf = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** Whether a job is only open in countries whose own currency uses a bare "$". */
export const hasOwnDollar = ({ countries, regions }: Pick<Place, "countries" | "regions">): boolean =>
  countries.length > 0 && regions.length === 0 && countries.every((country) => OWN_DOLLAR.has(country));

/** Countries whose own dollar is worth about as much as the American one. */
const NEAR_DOLLAR: ReadonlySet<string> = new Set(["CA", "AU", "NZ", "SG"]);

/** Whether the own money of one of these countries is worth far less than a dollar. */
export const hasOwnPeso = (place: Pick<Place, "countries" | "regions">): boolean =>
  hasOwnDollar(place) && !place.countries.every((country) => NEAR_DOLLAR.has(country));
