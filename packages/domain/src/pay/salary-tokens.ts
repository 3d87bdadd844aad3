import { CURRENCIES, CURRENCY_SIGNS } from "./currencies.ts";
import type { PayPeriod } from "./pay.ts";
import { readAmount } from "./read-amount.ts";

/** A piece of a salary text that can matter to reading pay. `other-unit` is pay by the piece or at odd times: "per article", "every two weeks". */
export type SalaryToken =
  | { kind: "number"; value: number; scale: number }
  | { kind: "currency"; currency: string; bareDollar: boolean }
  | { kind: "period"; period: PayPeriod }
  | { kind: "other-unit" | "joint" | "plus" | "stop" }
  | { kind: "word"; text: string };

/** Takes a salary text apart, in its order. What means nothing to pay (brackets, commas, colons) is left out. */
export function readSalaryTokens(raw: string): SalaryToken[] {
  const text = raw
    .normalize("NFKC")
    .toLowerCase()
    .replace(DASHES, "-")
    .replace(/[’ʼ`]/g, "'")
    .replace(/\s+/g, " ");
  return Array.from(text.matchAll(TOKEN), readToken).filter((token) => token !== null);
}

const DASHES = /[‐‑‒–—―−]/g;

const PERIODS: readonly (readonly [PayPeriod, string])[] = [
  ["hour", "hourly|hours?|hrs?|ph|h"],
  ["day", "daily|days?|d"],
  ["week", "weekly|weeks?|wk"],
  ["month", "monthly|months?|mth|mo|pcm|m"],
  ["year", String.raw`yearly|years?|yrs?|annually|annual|annum|p\.a\.?|pa|y|a`],
];
// One letter is a period only behind a slash: "/h", "/y".
const periodPattern = PERIODS.map(
  ([period, names]) =>
    `(?<${period}>(?:(?:per|each|an?) |\\/ ?|p\\/)(?:${names})(?![\\p{L}\\d])|(?:${names.replace(/\|[hdmy](?:\|a)?$/, "")})(?![\\p{L}\\d]))`,
).join("|");
const PIECES =
  "article|word|task|project|piece|post|video|page|lesson|class|audio|min|minute|call|lead|case|sale|interview|" +
  "annotation|assignment|session|student|item|image|unit|shift|gig|match|test|review|survey|submission|song|episode|hire";
// Pay every other week is neither a week's nor a month's, and nobody agrees which of them "biweekly" is.
const ODD_TIMES = String.raw`(?:bi|semi)-?(?:weekly|monthly)|fortnight(?:ly|s)?|every (?:two|2|other|second) (?:weeks?|months?)`;
const signPattern = CURRENCY_SIGNS.map(([sign]) => signSource(sign)).join("|");
const codePattern = Object.keys(CURRENCIES).join("|").toLowerCase();

const TOKEN = new RegExp(
  [
    String.raw`(?<number>\d(?:[\d.,']*\d)?(?: \d{3}(?!\d|[.,]\d{3}))*(?:(?<= \d{3})[.,]\d{1,2}(?!\d))?)(?<after>%|\(k\)|k(?=(?:${codePattern})(?!\p{L}))| ?(?:k|lpa|lakhs?|lacs?|thousand|million|mn)(?!\p{L})|m(?!\p{L})|(?:st|nd|rd|th|x|\+?\s?years?)(?!\p{L}))?`,
    `(?<code>(?:${codePattern})(?!\\p{L}))`,
    `(?<sign>${signPattern})`,
    `(?<odd>(?:${ODD_TIMES})(?!\\p{L}))`,
    periodPattern,
    `(?<piece>(?:per|each|an?|\\/) ?(?:\\d+k? ?)?(?:${PIECES})(?:e?s)?(?!\\p{L}))`,
    String.raw`(?<joint>[-~]|(?:to|and|until)(?!\p{L}))`,
    String.raw`(?<plus>\+)`,
    String.raw`(?<stop>[;•|/]|(?:plus|with|or|including)(?!\p{L}))`,
    String.raw`(?<word>[\p{L}\d'’]+)`,
  ].join("|"),
  "gu",
);

// A sign of letters stands right before its number, or it is a word's beginning.
function signSource(sign: string): string {
  const escaped = sign.replace("$", String.raw`\$`);
  return /^\p{L}+$/u.test(sign) && sign.length < 3 ? String.raw`${escaped}(?=\.? ?\d)` : escaped;
}

function readToken({ groups = {} }: RegExpExecArray): SalaryToken | null {
  const { number, after = "", code, sign, odd, piece, joint, plus, stop, word = "" } = groups;
  if (number !== undefined) return readNumber(number, after.trim());
  if (code !== undefined) return { kind: "currency", currency: code.toUpperCase(), bareDollar: false };
  if (sign !== undefined) {
    const currency = CURRENCY_SIGNS.find(([known]) => known === sign)?.[1] ?? "";
    return { kind: "currency", currency, bareDollar: sign === "$" };
  }
  const period = PERIODS.find(([name]) => groups[name] !== undefined)?.[0];
  if (period !== undefined) return { kind: "period", period };
  if (odd !== undefined || piece !== undefined) return { kind: "other-unit" };
  if (joint !== undefined) return { kind: "joint" };
  if (plus !== undefined) return { kind: "plus" };
  if (stop !== undefined) return { kind: "stop" };
  return { kind: "word", text: word };
}

const SCALES: Readonly<Record<string, number>> = {
  "": 1,
  k: 1_000,
  thousand: 1_000,
  lpa: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
};

// "10%", "2nd" and "401k" are no amounts.
function readNumber(digits: string, after: string): SalaryToken {
  const value = readAmount(digits);
  const scale = SCALES[after];
  if (value === null || scale === undefined || (digits === "401" && after === "k")) {
    return { kind: "word", text: digits + after };
  }
  return { kind: "number", value, scale };
}
