import { findNamedCurrency } from "./currency-signs.ts";
import type { PayPeriod } from "./pay.ts";

/** An amount that a reader typed, with its currency and period if they typed those too. */
export type TypedPay = { readonly amount: number; readonly currency?: string; readonly period?: PayPeriod };

/** Spaces of any kind and apostrophes only group digits. */
const GROUPING = /[\s'’]/g;
/** The words before and after the digits. Every amount asked for is a minimum, so words for that are ignored. */
const TYPED =
  /^(?:[>≥]=?|[~≈]|from |at least |min(?:imum)? |over |ab )? *(\D*?) *(\d[\d.,'’\s]{0,28}?)(?:[.,/] ?[-–—]{1,2})? *(?![\d.,])(\D*?) *(?:\+|or more)?$/;
/** All compared pay is before tax. */
const GROSS = / ?(?:brutto|bruto|brut|gross|lordi)$/;
const MAX_LENGTH = 60;
const LAKH = 100_000;
const MILLION = 1_000_000;
/**
 * "Mil" is a thousand in Portuguese and Spanish, "mio" a million in German, "milhão" and "juta" elsewhere; "60 T€", "45 tkr",
 * "50 bin TL", "50 тыс. ₽", "25 tis. Kč", "800 ribu", "300만원".
 */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:lakhs?|lacs?|l)/, LAKH],
  [/^(?:crores?|cr|천만)/, 100 * LAKH],
  [/^[億억]/, 100 * MILLION],
  [/^(?:mil[lh](?!e(?:\s|$))\p{L}+|mio\.?|mln|mn|mm|juta|m(?!il))/u, MILLION],
  [/^(?:mille|mila?|k(?!r$)|t(?:sd|[yi]s)\.?|тыс\.?|thousand|bin|ribu|[천千]|t(?=€|eur|kr))/, 1_000],
  [/^[만万]/, 10_000],
];

/**
 * Parses an amount of money as people type it, with a decimal point or comma. Undefined if it is none.
 *
 * @example parseAmount("12,5k"); // => 12500
 */
export function parseAmount(text: string): number | undefined {
  return readTypedPay(text)?.amount;
}

/**
 * Parses an amount of money with its currency and period, typed by a reader whose currency is `own`. Of point and comma, the
 * last is the decimal mark, unless three digits follow it, as when grouping thousands. Undefined if it is no amount or the
 * currency is unknown.
 *
 * @example
 * readTypedPay("₦1.5 mio"); // => { amount: 1500000, currency: "NGN" }
 * readTypedPay("1.200,50"); // => { amount: 1200.5 }
 * readTypedPay("60k/yr"); // => { amount: 60000, period: "year" }
 */
export function readTypedPay(text: string, own?: string): TypedPay | undefined {
  // The usual case. Looking for digits of every script takes a phone several ms.
  if (text === "" || text.length > MAX_LENGTH) return undefined;
  const { rest, ...period } = splitPeriod(writeLatin(text).trim().toLowerCase());
  const [, ahead = "", digits, behind = ""] = TYPED.exec(rest.replace(GROSS, "")) ?? [];
  if (digits === undefined) return undefined;
  const isCurrency = findNamedCurrency(behind, own) !== null;
  const [unit, factor] = (!isCurrency && UNITS.find(([name]) => name.test(behind))) || ["", 1];
  const named = `${ahead} ${behind.replace(unit, "")}`.trim();
  const currency = named === "" ? undefined : findNamedCurrency(named, own);
  const plain = readDigits(digits.replaceAll(GROUPING, ""), factor > 1);
  if (currency === null || plain === undefined) return undefined;
  return {
    amount: Math.round(plain * factor * 100) / 100,
    ...(currency !== undefined && { currency }),
    ...period,
  };
}

/** Converts digits and marks of any script to Latin ones: "٢٥٬٠٠٠", "२५,०००". */
function writeLatin(text: string): string {
  const latin = text.normalize("NFKC").replaceAll("٬", ",").replaceAll("٫", ".");
  return latin.replaceAll(/(?![0-9])\p{Nd}/gu, readDigit);
}

/** Each script has its ten digits in a row, starting at zero. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (code - nought < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String(code - nought);
}

const MAX_DIGITS = 20;
const MAX_DECIMALS = 3;

/** With a unit after it, "1.250" is one and a quarter. */
function readDigits(digits: string, hasUnit: boolean): number | undefined {
  if (digits.length > MAX_DIGITS) return undefined;
  const [, whole = "", mark = "", rest = ""] = /^(.*)([.,])(\d*)$/.exec(digits) ?? [];
  if (mark === "") return Number(digits);
  const isRepeated = whole.includes(mark);
  const isGroup = rest.length === 3 && (isRepeated || (!hasUnit && !/[.,]|^0$/.test(whole)));
  if (isRepeated && !isGroup) return undefined;
  // "50,0000" may be fifty, or fifty thousand with a typing error.
  if (!hasUnit && rest.length > MAX_DECIMALS) return undefined;
  // If both marks occur, the last is the decimal one, however many digits follow.
  const grouped = isGroup ? digits : whole;
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(grouped)) return undefined;
  return Number(grouped.replaceAll(/[.,]/g, "") + (isGroup ? "" : `.${rest}`));
}

/** How people write a period after "per" or a slash, and by itself. */
const PERIODS: readonly (readonly [PayPeriod, behindPer: string, alone: string])[] = [
  ["hour", "h|hr|hour|std|stunde|heure|hora|ora", "hourly|p\\.? ?h\\.?"],
  ["day", "d|day|tag|jour|d[ií]a|giorno", "daily|p\\.? ?d\\.?"],
  ["week", "w|wk|week|woche|semaine|semana", "weekly|p\\.? ?w\\.?"],
  [
    "month",
    "m|mo|mth|month|monat|mois|mes|mês|mese|mån|mnd|mies",
    "monthly|monatlich|mensual|mensal|mensuel|p\\.? ?c?m\\.?",
  ],
  [
    "year",
    "y|yr|year|a|annum|jahr|an|année|año|ano|anno|år",
    "yearly|annual(?:ly)?|jährlich|anual|annuel|p\\.? ?a\\.?",
  ],
];
/** The "p" of "450 p/d" means per, that of "45,000 php/month" pesos. */
const PER = "(?:(?<![a-z])p)?/ ?|(?:per|an?|each|pro|im|je|par|por|al?|ao) ";
const ENDINGS = PERIODS.map(
  ([period, behindPer, alone]) =>
    [
      period,
      new RegExp(`(?: ?(?:${PER})(?:${behindPer})\\.?|(?<=[\\d\\p{Sc}k]|\\s)(?:${alone}))$`, "u"),
    ] as const,
);

/**
 * Splits typed pay, in lower case, into the amount and the period after it, if there is one.
 *
 * @example splitPeriod("60k/yr"); // { rest: "60k", period: "year" }
 */
function splitPeriod(typed: string): { readonly rest: string; readonly period?: PayPeriod } {
  if (!/[a-zåõ.]$/u.test(typed)) return { rest: typed };
  // Only Indian rupees are counted in lakhs a year.
  const text = typed.replace(/ ?lpa$/, " lakh inr/year");
  for (const [period, ending] of ENDINGS) {
    const rest = text.replace(ending, "");
    if (rest !== text) return { rest: rest.trimEnd(), period };
  }
  return { rest: typed };
}
