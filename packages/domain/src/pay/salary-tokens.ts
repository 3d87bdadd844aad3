import { takeUntil } from "../text/take-until.ts";
import { CURRENCIES, CURRENCY_SIGNS, OTHER_CODES } from "./currencies.ts";
import { nameDollars } from "./dollars.ts";
import { MONEY_REWRITES } from "./money-rewrites.ts";
import { FOREIGN_PIECES, PERIOD_WORDS, PIECES } from "./paid-for.ts";
import type { PayPeriod } from "./pay.ts";
import { WRITTEN_FORMS } from "./written-forms.ts";

/**
 * A part of a salary text that matters for reading pay. `piece` is pay by the piece ("per article", which names each), `odd` an interval that
 * is no period ("every two weeks"), `more` "or more". `joint` and `and` join the ends of a range. `addition` and `alternative` begin something else:
 * a bonus, another place's pay. A period `leads` if it only occurs before its amount, and `namesRate` if it is a rate's name
 * ("Tagessatz"). Tokens that follow a comma or another amount's opening bracket are marked with `opens`: in "$100k ote (base
 * $70k)", "base" belongs to what follows.
 */
export type SalaryToken =
  | { kind: "number"; value: number; scale: number }
  | { kind: "currency"; currency: string; bareDollar: boolean; opens: boolean }
  | { kind: "period"; period: PayPeriod; leads: boolean; namesRate: boolean; opens: boolean }
  | { kind: "piece"; isEach: boolean }
  | { kind: (typeof PLAIN_KINDS)[number] }
  | { kind: "word"; text: string; opens: boolean };

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
  takeUntil(words, ({ opens }) => opens);

/** Splits a salary text into tokens, without those that do not matter for pay (brackets, commas, colons). */
export function readSalaryTokens(raw: string): SalaryToken[] {
  const text = cleanSalaryText(raw);
  const tokens: SalaryToken[] = [];
  let opens = false;
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    const token = readToken(groups, tokens.at(-1));
    // The sign of "$1 billion" does not apply to other numbers.
    if (token?.kind === "word" && groups["number"] !== undefined && tokens.at(-1)?.kind === "currency")
      tokens.pop();
    if (token !== null) tokens.push("opens" in token ? { ...token, opens } : token);
    // A comma opens up to the next word or amount: ", and an annual bonus".
    if (token === null) opens = true;
    else if (token.kind === "word" || token.kind === "number") opens = false;
  }
  return tokens;
}

const LEADING = /^[時日週月年]/;
const RATE_NAME = /^(?:(?:brutto)?stundenlohn|stundensatz|tagessatz|tjm|valor[ -]hora)$/;
const periodPattern = PERIOD_WORDS.map(
  ({ period, names, short, letters, foreign, japanese }) =>
    `(?<${period}>(?:(?:per|each|an?) |\\/ ?|p\\/)(?:${names}|${short}|${letters})(?![\\p{L}\\d])|(?:(?:pro|je|im|par|por|per|al|ao|a la) |\\/ ?)(?:${foreign})(?![\\p{L}\\d])|(?:${names}|(?<=[\\dk\\p{Sc}+] ?|(?:usd|eur|gbp|inr|php|cad|aud|gross|net|base) )(?:${short}))(?![\\p{L}\\d])|${japanese})`,
).join("|");
/** "per completed one-hour session", but not "per hour and task". */
const PER_PIECE = String.raw`(?:(?:per|each|every|\/|(?<=\d )an?) ?|(?:per|each|every) (?!(?:hour|day|week|month|year|annum|60[ -]min\p{L}*)[ -])(?:[\p{L}\d-]+ ){1,2}|for (?:the (?:whole|entire|full) |an? (?=\d)(?:[\d.,]{1,7}[ -](?:word|page|minute|min|hour) )?|(?=\d)))`;
const EACH = /^(?:per|each|every|pro|par|por|je|\/)/;
/** "$12,000 for the 6-month fellowship" */
const WHOLE_TERM = String.raw`(?<=\d[k+]? )for the {1,3}(?:\d{1,2}[- ](?:week|month) )?(?:fellowship|internship|contract|summer|program(?:me)?|engagement|season|semester|residency|project)(?!\p{L})`;
// Neither weekly nor monthly, and "biweekly" is ambiguous.
const ODD_TIMES = String.raw`(?:bi|semi)-?(?:weekly|monthly)|fortnight(?:ly|s)?|every (?:two|2|other|second) (?:weeks?|months?)|(?:twice|two times|2 ?x|thrice|three times) (?:(?:an?|per|each|every) )?(?:day|week|month|year)(?:ly)?|(?:(?:per|each|every) |\/ ?)quarter(?![ -](?:an? )?(?:hour|day))|(?<=[\dk] )quarterly`;
const signPattern = CURRENCY_SIGNS.map(([sign]) => signSource(sign)).join("|");
const codePattern = Object.keys(CURRENCIES)
  .map((code) => codeSource(code.toLowerCase()))
  .join("|");

const TOKEN = new RegExp(
  [
    String.raw`(?<number>\d(?:[\d.,']*\d)?(?: \d{3}(?!\d|[.,]\d{3}))*(?:(?<= \d{3})[.,]\d{1,2}(?!\d))?)(?<after>%|\(k\)|k(?=(?:${codePattern})(?!\p{L}))|\+ ?(?:million|billion)(?!\p{L})| ?(?:k|lakhs?|lacs?|crores?|cr|thousand|million|mn|bn|billion|mrd|trillion|tn|mm)(?!\p{L})|[mbt](?!\p{L})|(?<=r\$ ?\d[\d.,]{0,6}) mil(?!\p{L})|万|(?:st|nd|rd|th|x|\+?\s?years?)(?!\p{L})|\p{L}\d[\p{L}\d]*)?`,
    `(?<code>(?:${codePattern})(?!\\p{L}))`,
    "¤(?<other>[a-z]{3})",
    `(?<sign>${signPattern})`,
    `(?<odd>(?:${ODD_TIMES})(?!\\p{L}))`,
    `(?<piece>${WHOLE_TERM}|${FOREIGN_PIECES}(?!\\p{L})|(?:flat|fixed) (?:fee|price)|lump sum|honorarium|one-time payment|per (?:recorded|transcribed|finished) hour|per hour of (?:(?:recorded|transcribed|finished) )?(?:audio|video)|per (?:half|quarter)[ -](?:an? )?(?:hour|day)|${PER_PIECE}(?!60[ -]?min)(?:\\d[\\d,.]*k?[ -]?)?(?:${PIECES})(?:e?s)?(?!\\p{L}))`,
    periodPattern,
    String.raw`(?<more>(?:or|and) (?:more|above|higher|up(?! to)|upwards?|over)(?!\p{L}))`,
    String.raw`(?<joint>(?:rising|increasing|going up|growing|progressing|stepping up|raised) to(?!\p{L})(?= \p{Sc}?\d)|-? ?(?:to|until|bis|tot|à)(?!\p{L})(?: ?-)?|(?:(?<!(?<!\d)\p{L})[-~→]|[-~→](?!\p{L}))[-~→]*>?|(?<=[\dk€] )(?:up to|upto|through|thru|até|hasta)(?= \p{Sc}?\d| r\$)|(?<=(?:[\d€k]|\d mil|${codePattern}) )a(?= (?:\p{L}{0,2}\p{Sc} ?|(?:${codePattern}) )?\d))`,
    String.raw`(?<and>&|(?:and|und|et|y|en)(?!\p{L})|e(?![\p{L}-]))`,
    String.raw`(?<plus>\+)`,
    String.raw`(?<addition>(?:plus(?! de \d)|with|including|zzgl|zuzüglich|sowie|(?:más|mais)(?! (?:de|do|da|que|um|uma)(?!\p{L})))(?!\p{L}))`,
    String.raw`(?<alternative>[;•|]|(?<!\p{L})\/|\/(?!\p{L})|or(?!\p{L}))`,
    String.raw`(?<opening>,|\((?=[^()]*\d))`,
    `(?<word>(?:(?!${PERIOD_WORDS.map(({ japanese }) => japanese).join("|")})[\\p{L}\\d'])+)`,
  ].join("|"),
  "gu",
);

// Signs that consist of letters must be right before a number. Otherwise they begin a word.
function signSource(sign: string): string {
  const escaped = sign.replace("$", String.raw`\$`);
  if (isTradeWord(sign)) return codeSource(sign);
  if (/^\p{L}[\p{L} &]*\p{L}{2}$/u.test(sign)) return `${escaped}(?!\\p{L})`;
  return /^[a-z]{1,2}$/.test(sign) ? String.raw`${escaped}(?=\.? ?\d)` : escaped;
}

function codeSource(code: string): string {
  // "15–30 Sek." are seconds.
  if (code === "sek") return String.raw`sek(?!\.)`;
  if (!isTradeWord(code)) return code;
  return String.raw`${code}(?!\p{L})(?:(?=:? ?\$? ?\d)|(?<=[\dk$€)] ?${code})|(?![ /-]\p{L}))`;
}

/** Codes that are also technical words: "the PHP developer's salary" is not in pesos, "PHP 80,000" and "80k CAD" are. */
function isTradeWord(code: string): boolean {
  return /^(?:cad|cdn|php|cop|try|ron|sar)$/.test(code);
}

// Null for an opening, which is recorded in the next word.
function readToken(
  groups: Readonly<Record<string, string | undefined>>,
  ahead: SalaryToken | undefined,
): SalaryToken | null {
  const { number, after = "", other, code = other, sign, piece, opening, word = "" } = groups;
  // "€401k" is an amount, while 401k alone is a pension plan.
  const isAmount = number !== "401" || (after === "k" && ahead?.kind === "currency");
  if (number !== undefined) return readNumber(number, after.trim(), isAmount);
  if (code !== undefined)
    return { kind: "currency", currency: code.toUpperCase(), bareDollar: false, opens: false };
  if (sign !== undefined) {
    const currency = CURRENCY_SIGNS.find(([known]) => known === sign)?.[1] ?? "";
    return { kind: "currency", currency, bareDollar: sign === "$" || sign === "dollars", opens: false };
  }
  const period = PERIOD_WORDS.find(({ period }) => groups[period] !== undefined)?.period;
  if (period !== undefined) {
    const said = groups[period] ?? "";
    return {
      kind: "period",
      period,
      leads: LEADING.test(said),
      namesRate: RATE_NAME.test(said),
      opens: false,
    };
  }
  if (piece !== undefined) return { kind: "piece", isEach: EACH.test(piece) };
  if (opening !== undefined) return null;
  const plain = PLAIN_KINDS.find((kind) => groups[kind] !== undefined);
  return plain === undefined ? { kind: "word", text: word, opens: false } : { kind: plain };
}

const PLAIN_KINDS = ["odd", "more", "joint", "and", "plus", "addition", "alternative"] as const;

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

// "10%", "2nd", "1e9" and "401k" are not amounts, and nobody is paid billions. "$200,000k" has its thousands twice.
function readNumber(digits: string, after: string, isAmount: boolean): SalaryToken {
  const value = readAmount(digits);
  const scale = after === "k" && value !== null && value >= 10_000 ? 1 : SCALES[after];
  if (value === null || scale === undefined || (after === "k" && !isAmount))
    return { kind: "word", text: digits + after, opens: false };
  return { kind: "number", value, scale };
}

/**
 * Parses a number as postings write it. Null if it is none. Three digits after a separator are thousands, one or two are decimals:
 * "50.000" is 50,000, "31,2" is 31.2, and "2,51,000" is an Indian 251,000.
 *
 * @example readAmount("1.234,50"); // 1234.5
 */
function readAmount(text: string): number | null {
  if (text.length > MAX_DIGITS) return null;
  const groups = text.split(SEPARATOR);
  const first = groups[0] ?? "";
  const rest = groups.slice(1);
  if (!groups.every((group) => DIGITS.test(group))) return null;
  if (rest.length === 0) return Number(first);
  // Nobody groups digits by four: "29.0866" is hourly pay to the hundredth of a cent, "0.064" pay per word.
  if (FINE_DECIMALS.test(text)) return Number(text);
  const last = rest.at(-1) ?? "";
  if (last.length === 3) return first.length <= 3 && isGrouped(rest) ? Number(groups.join("")) : null;
  const whole = rest.slice(0, -1);
  if (last.length > 2 || !isGrouped(whole)) return null;
  return Number(`${first}${whole.join("")}.${last}`);
}

/** With separators. Nobody is paid more, and such numbers would be written with an exponent. */
const MAX_DIGITS = 16;
const SEPARATOR = /[.,'\s]/;
const FINE_DECIMALS = /^(?:\d{1,3}\.\d{4}|0\.\d{1,6})$/;
const DIGITS = /^\d+$/;

// Groups of three, or Indian ones: groups of two before the last three.
function isGrouped(groups: readonly string[]): boolean {
  return groups.every((group, at) => group.length === 3 || (group.length === 2 && at < groups.length - 1));
}

/**
 * Converts a salary text to lower case and one form of dashes, spaces and numbers, without figures that are not money: working
 * hours, contract terms, company shares.
 *
 * @example cleanSalaryText("€ 70.000,- – € 90.000,-"); // "€ 70.000 - € 90.000"
 */
function cleanSalaryText(raw: string): string {
  const plain = nameDollars(raw.normalize("NFKC"));
  const text = plain.replace(GLUED, "$& ").replace(OTHER_CODES, "¤$&").toLowerCase();
  return [...WRITTEN_FORMS, ...MONEY_REWRITES].reduce(
    (cleaned, [found, instead]) => cleaned.replace(found, instead),
    text,
  );
}

// Where markup was lost, words run together: "per yearThis job".
const GLUED = /(?:year|annually|month|monthly|hour|hourly|annum)(?=\p{Lu}\p{Ll})/gu;
