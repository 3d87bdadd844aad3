import { takeUntil } from "../text/take-until.ts";
import { CURRENCY_SIGNS, OTHER_CODES } from "./currencies.ts";
import { MONEY_REWRITES } from "./money-rewrites.ts";
import type { PayPeriod } from "./pay.ts";
import { DOLLAR_WITH_COUNTRY, DOLLARS_BY_COUNTRY, PERIOD_WORDS, TOKEN } from "./salary-patterns.ts";
import { WRITTEN_FORMS } from "./written-forms.ts";

/**
 * A part of a salary text that matters for reading pay. `piece` is pay by the piece ("per article", which names each), `odd` an interval that
 * is no period ("every two weeks"), `more` "or more". `to` and `and` join the ends of a range. `addition` and `alternative` begin something else:
 * a bonus, another place's pay. A period `leads` if it only occurs before its amount, and `namesRate` if it is a rate's name
 * ("Tagessatz"). Tokens that follow a comma or another amount's opening bracket are marked with `startsClause`: in "$100k ote (base
 * $70k)", "base" belongs to what follows.
 */
export type SalaryToken =
  | { kind: "number"; value: number; scale: number }
  | { kind: "currency"; currency: string; bareDollar: boolean; startsClause: boolean }
  | { kind: "period"; period: PayPeriod; leads: boolean; namesRate: boolean; startsClause: boolean }
  | { kind: "piece"; isEach: boolean }
  | { kind: (typeof PLAIN_KINDS)[number] }
  | { kind: "word"; text: string; startsClause: boolean };

export type SalaryWord = Extract<SalaryToken, { kind: "word" }>;

export const isWord = (token: SalaryToken | undefined): token is SalaryWord => token?.kind === "word";

/** Whether a token is one of some words. */
export const isWordOf = (token: SalaryToken | undefined, words: RegExp): boolean =>
  isWord(token) && words.test(token.text);

/** Whether one of some tokens is such a word. */
export const hasWord = (tokens: readonly (SalaryToken | undefined)[], words: RegExp): boolean =>
  tokens.some((token) => isWordOf(token, words));

export const joinWords = (words: readonly SalaryWord[]): string => words.map(({ text }) => text).join(" ");

/** The words up to the first that follows a comma. */
export const untilComma = (words: readonly SalaryWord[]): readonly SalaryWord[] =>
  takeUntil(words, ({ startsClause }) => startsClause);

/** Where an amount or range is among a text's tokens, and the tokens before and after it that are only about it. */
export type AmountPlace = {
  readonly isRange: boolean;
  readonly tokens: readonly SalaryToken[];
  readonly start: number;
  readonly end: number;
  readonly before: readonly SalaryToken[];
  readonly after: readonly SalaryToken[];
};

/** Whether a word has some meaning. `words` begin next to the amount. */
export type WordTest = (word: SalaryWord, at: number, words: readonly SalaryWord[]) => boolean;

/** How many words count as next to an amount, or near it. */
export const NEXT_WORDS = 3;
export const NEAR_WORDS = 4;

/** Splits a salary text into tokens, without those that do not matter for pay (brackets, commas, colons). */
export function readSalaryTokens(raw: string): SalaryToken[] {
  const tokens: SalaryToken[] = [];
  let startsClause = false;
  for (const { groups = {} } of cleanSalaryText(raw).matchAll(TOKEN)) {
    // A comma counts up to the next word or amount: ", and an annual bonus".
    if (groups["opening"] !== undefined) {
      startsClause = true;
      continue;
    }
    const token = readToken(groups, startsClause, tokens.at(-1));
    // The sign of "$1 billion" does not apply to other numbers.
    if (token.kind === "word" && groups["number"] !== undefined && tokens.at(-1)?.kind === "currency")
      tokens.pop();
    tokens.push(token);
    if (token.kind === "word" || token.kind === "number") startsClause = false;
  }
  return tokens;
}

const LEADING = /^[時日週月年]/;
const RATE_NAME = /^(?:(?:brutto)?stundenlohn|stundensatz|tagessatz|tjm|valor[ -]hora)$/;
const EACH = /^(?:per|each|every|pro|par|por|je|\/)/;

function readToken(
  groups: Readonly<Record<string, string | undefined>>,
  startsClause: boolean,
  ahead: SalaryToken | undefined,
): SalaryToken {
  const { number, after = "", other, code = other, sign, piece, word = "" } = groups;
  if (number !== undefined)
    return (
      readNumber(number, after.trim(), ahead) ?? { kind: "word", text: number + after.trim(), startsClause }
    );
  if (code !== undefined)
    return { kind: "currency", currency: code.toUpperCase(), bareDollar: false, startsClause };
  if (sign !== undefined) {
    const currency = CURRENCY_SIGNS.find(([known]) => known === sign)?.[1] ?? "";
    return { kind: "currency", currency, bareDollar: sign === "$" || sign === "dollars", startsClause };
  }
  for (const { period } of PERIOD_WORDS) {
    const name = groups[period];
    if (name !== undefined)
      return {
        kind: "period",
        period,
        leads: LEADING.test(name),
        namesRate: RATE_NAME.test(name),
        startsClause,
      };
  }
  if (piece !== undefined) return { kind: "piece", isEach: EACH.test(piece) };
  const plain = PLAIN_KINDS.find((kind) => groups[kind] !== undefined);
  return plain === undefined ? { kind: "word", text: word, startsClause } : { kind: plain };
}

const PLAIN_KINDS = ["odd", "more", "to", "and", "plus", "addition", "alternative"] as const;

const SCALES: Readonly<Record<string, number>> = {
  "": 1,
  k: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  mil: 1_000,
  crore: 10_000_000,
  crores: 10_000_000,
  cr: 10_000_000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  万: 10_000,
};

/** Null for "10%", "2nd", "1e9", 401k (a pension plan, unlike "€401k") and billions, which nobody is paid. */
function readNumber(digits: string, after: string, ahead: SalaryToken | undefined): SalaryToken | null {
  const value = readAmount(digits);
  if (value === null || (digits === "401" && after === "k" && ahead?.kind !== "currency")) return null;
  // "$200,000k" has its thousands twice.
  const scale = after === "k" && value >= 10_000 ? 1 : SCALES[after];
  return scale === undefined ? null : { kind: "number", value, scale };
}

/**
 * Parses a number as postings write it. Null if it is none. Three digits after a separator are thousands, one or two are decimals:
 * "50.000" is 50,000, "31,2" is 31.2, and "2,51,000" is an Indian 251,000.
 *
 * @example readAmount("1.234,50"); // 1234.5
 */
function readAmount(text: string): number | null {
  if (text.length > MAX_DIGITS) return null;
  if (FINE_DECIMALS.test(text)) return Number(text);
  const [, whole, decimals = "0"] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? null : Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`);
}

/** With separators. Nobody is paid more, and such numbers would be written with an exponent. */
const MAX_DIGITS = 16;
/** Nobody groups digits by four: "29.0866" is hourly pay to the hundredth of a cent, "0.064" pay per word. */
const FINE_DECIMALS = /^(?:\d{1,3}\.\d{4}|0\.\d{1,6})$/;
/** Groups of three digits, or of two before them, as in India. Ahead of decimals the first may be longer: "1200,000.00". */
const AMOUNT =
  /^(\d{1,3}(?:[.,'\s]\d{2,3})*[.,'\s]\d{3}|\d+(?:(?:[.,'\s]\d{2,3})*[.,'\s]\d{3}(?=[.,'\s]\d{1,2}$))?)(?:[.,'\s](\d{1,2}))?$/;

/**
 * Converts a salary text to lower case and one form of dashes, spaces and numbers, without figures that are not money: working
 * hours, contract terms, company shares.
 *
 * @example cleanSalaryText("€ 70.000,- – € 90.000,-"); // "€ 70.000 - € 90.000"
 */
function cleanSalaryText(raw: string): string {
  const text = raw
    .normalize("NFKC")
    .replaceAll(
      DOLLAR_WITH_COUNTRY,
      (words) => ` ${DOLLARS_BY_COUNTRY[words.replace("$", "").trim()] ?? ""} `,
    )
    .replace(GLUED, "$& ")
    .replace(OTHER_CODES, "¤$&")
    .toLowerCase();
  return [...WRITTEN_FORMS, ...MONEY_REWRITES].reduce(
    (cleaned, [found, instead]) => cleaned.replace(found, instead),
    text,
  );
}

// Where markup was lost, words run together: "per yearThis job".
const GLUED = /(?:year|annually|month|monthly|hour|hourly|annum)(?=\p{Lu}\p{Ll})/gu;
