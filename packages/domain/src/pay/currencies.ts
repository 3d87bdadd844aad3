import { isCode, NAMES } from "./currency-signs.ts";
import { NO_CURRENCY } from "./pay-range.ts";

/**
 * What we need to know about a currency: `perDollar`, roughly how many units a US dollar costs, used only to tell plausible
 * amounts from misreadings; `monthFrom` and `yearFrom`, from which amounts without a period are monthly or annual in that
 * country's postings. Lower amounts may be hourly, up to `hourTo`.
 */
type Currency = { perDollar: number; hourTo: number; monthFrom: number; yearFrom: number };

// Poland, say, states monthly pay: 16,000 zł is for a month, $16,000 for a year.
// "$120 - $160" may be hourly, daily, or short for thousands. Only up to 100 is it certainly hourly.
const strong: Currency = { perDollar: 1, hourTo: 100, monthFrom: 1_000, yearFrom: 15_000 };
const monthly = (perDollar: number): Currency => ({
  perDollar,
  hourTo: 80 * perDollar,
  monthFrom: 300 * perDollar,
  yearFrom: 15_000 * perDollar,
});

/** Where wages are so low that hourly pay never overlaps with poor monthly pay. */
const low = (perDollar: number): Currency => ({
  perDollar,
  hourTo: 8 * perDollar,
  monthFrom: 30 * perDollar,
  yearFrom: 15_000 * perDollar,
});

/** The currencies we read pay in, by ISO 4217 code. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
  USD: strong,
  EUR: strong,
  GBP: strong,
  CAD: strong,
  AUD: strong,
  NZD: strong,
  SGD: strong,
  CHF: strong,
  ILS: { perDollar: 4, hourTo: 800, monthFrom: 4_000, yearFrom: 80_000 },
  AED: monthly(4),
  SAR: monthly(4),
  PLN: monthly(4),
  RON: monthly(5),
  MYR: monthly(4),
  BRL: monthly(5),
  CNY: monthly(7),
  HKD: { perDollar: 8, hourTo: 1_000, monthFrom: 5_000, yearFrom: 120_000 },
  DKK: { perDollar: 7, hourTo: 1_500, monthFrom: 7_000, yearFrom: 150_000 },
  SEK: { perDollar: 10, hourTo: 2_000, monthFrom: 10_000, yearFrom: 150_000 },
  NOK: { perDollar: 10, hourTo: 2_000, monthFrom: 10_000, yearFrom: 150_000 },
  ZAR: { perDollar: 18, hourTo: 1_500, monthFrom: 4_000, yearFrom: 120_000 },
  BGN: monthly(2),
  QAR: monthly(4),
  GHS: monthly(12),
  MXN: monthly(18),
  CZK: monthly(23),
  UAH: monthly(40),
  TRY: monthly(40),
  TWD: monthly(32),
  THB: monthly(33),
  EGP: monthly(48),
  PHP: { perDollar: 57, hourTo: 3_000, monthFrom: 8_000, yearFrom: 220_000 },
  INR: { perDollar: 85, hourTo: 4_000, monthFrom: 5_000, yearFrom: 200_000 },
  RUB: monthly(90),
  RSD: monthly(105),
  ISK: monthly(130),
  BDT: low(120),
  KES: low(130),
  JPY: { perDollar: 150, hourTo: 15_000, monthFrom: 100_000, yearFrom: 1_500_000 },
  PKR: low(280),
  LKR: low(300),
  HUF: monthly(360),
  CLP: monthly(950),
  ARS: monthly(1_200),
  KRW: { perDollar: 1_400, hourTo: 150_000, monthFrom: 1_000_000, yearFrom: 12_000_000 },
  NGN: low(1_500),
  COP: monthly(4_000),
  IDR: monthly(16_000),
  VND: monthly(25_000),
};

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
const DOLLAR_SIGNS: readonly (readonly [sign: string, currency: string])[] = Object.entries(WRITTEN).flatMap(
  ([currency, { signs, of, pesos, ahead }]) =>
    [
      ...split(signs),
      ...split(of).flatMap((name) => [`${name} dollar`, `${name} dollars`]),
      ...split(pesos).flatMap((name) => [`${name} peso`, `${name} pesos`]),
      ...split(ahead).map((name) => `${name} $`),
    ].map((sign) => [sign, currency] as const),
);

/** Names that in a text are ordinary words, belong to several currencies, or need more context. */
const NOT_IN_TEXTS: ReadonlySet<string> = new Set(
  "pound rupee real n rand 元 yuan fr franc franken p ft lei gh₵ peso kr tl 원".split(" "),
);
/** Names that postings use and nobody types into a form. */
const IN_TEXTS_ONLY: Readonly<Record<string, string>> = {
  EUR: "euros",
  GBP: "pounds",
  PHP: "philippine pesos",
  [NO_CURRENCY]: "pesos",
  INR: "rupees",
  CNY: "cn¥",
  ILS: "shekels|nis",
  PLN: "złotych|zlotys",
  AED: "dirhams",
  UAH: "грн",
};

/** The signs and words that mean one currency in a posting. Longest first, as one may contain another. */
export const CURRENCY_SIGNS: readonly (readonly [sign: string, currency: string])[] = [
  ...NAMES.flatMap((words) =>
    words
      .filter((word) => !NOT_IN_TEXTS.has(word) && !isCode(word))
      .map((name) => [name, words.find(isCode) ?? ""] as const),
  ),
  ...Object.entries(IN_TEXTS_ONLY).flatMap(([currency, signs]) =>
    signs.split("|").map((sign) => [sign, currency] as const),
  ),
  ...DOLLAR_SIGNS,
].toSorted(([a], [b]) => b.length - a.length);

/** Codes that are words as well: "ALL 50,000 employees", "TOP 1,000 companies". */
const WORDS: ReadonlySet<string> = new Set(["ALL", "TOP"]);
/** Metals and codes for no currency, such as "XDR". The currencies of Africa, the Caribbean and the Pacific stay. */
const NO_MONEY = /^X(?!AF|OF|PF|CD)/;
const otherCodes = Intl.supportedValuesOf("currency")
  .filter((code) => CURRENCIES[code] === undefined && !WORDS.has(code) && !NO_MONEY.test(code))
  .join("|");

/**
 * ISO 4217 codes of currencies whose usual pay we do not know, in capitals beside an amount: "PEN 5,000" and "TTD $50", but
 * not "pen 5". Such pay is shown as stated, without an annual amount.
 */
export const OTHER_CODES = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:${otherCodes})(?=:? ?(?:\$ ?\d|\d[\d.,]{2}))`,
    String.raw`(?<=(?:\$ ?\d[\d.,]{0,12}|\d[\d.,]{2,12}) ?k? ?[($]? ?)(?:${otherCodes})(?![\p{L}\d])`,
  ].join("|"),
  "gu",
);
