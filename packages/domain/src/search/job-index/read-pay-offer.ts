import { CURRENCIES, CURRENCY_SIGNS } from "../../pay/currencies.ts";
import { NO_CURRENCY } from "../../pay/pay-range.ts";
import { PERIODS_PER_YEAR } from "../../pay/pay-range.ts";

/**
 * The minimum annual pay that words of a search ask for, as an offer's value, with the currency if they name one;
 * undefined for any other number and for pension plans ("401k"). A dollar sign names no currency, as many use it.
 *
 * @example readPayOffer("€100-120 k"); // => "100000 EUR"
 */
export function readPayOffer(text: string): string | undefined {
  const { atLeast, before, amount, noughts, k, beforeMost, most, mostNoughts, mostK, after, period } =
    PAY.exec(text.toLowerCase())?.groups ?? {};
  if (amount === undefined || (before && after)) return undefined;
  const sign = before ?? beforeMost ?? after;
  const thousands = k ?? mostK;
  const zeros = noughts ?? mostNoughts;
  if (thousands !== undefined && zeros !== undefined) return undefined;
  const per = period === undefined ? "year" : (PERIODS[period.charAt(0)] ?? "year");
  // "90,000" and "100" may be any number; "40 per week" may be hours.
  const isPay = [
    thousands !== undefined,
    zeros !== undefined && (atLeast ?? sign ?? most) !== undefined,
    per === "hour" || (period !== undefined && sign !== undefined),
  ].some(Boolean);
  const isShort = period === undefined && !/^\d{2,3}$/.test(amount);
  if (!isPay || isShort || (PENSIONS.has(amount) && sign === undefined)) return undefined;
  const inYear = Number(amount) * ((thousands ?? zeros) === undefined ? 1 : 1000) * PERIODS_PER_YEAR[per];
  const currency = sign === undefined ? undefined : SIGNS.get(sign);
  return [Math.round(inYear), ...(currency === undefined ? [] : [currency])].join(" ");
}

/** US pension plans: 401(k), 403(b), 457(b). */
const PENSIONS: ReadonlySet<string> = new Set(["401", "403", "457"]);

const SIGNS: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  // "80k R" may just as well mean the language R.
  ...CURRENCY_SIGNS.filter(([sign, code]) => sign !== "r" && code !== NO_CURRENCY),
  ...Object.keys(CURRENCIES).map((code): [string, string] => [code.toLowerCase(), code]),
  ["pound", "GBP"],
  ["$", undefined],
  ["dollars", undefined],
]);

const SIGN = [...SIGNS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replaceAll("$", String.raw`\$`) + (/\p{L}$/u.test(sign) ? String.raw`(?!\p{L})` : ""))
  .join("|");
const AT_LEAST = "over|above|more than|from|min(?:imum)?|at least|between|ab|mindestens|über|zwischen|>";
const NOUGHTS = String.raw`[,.\s]?000`;
const PERIOD = "h|hrs?|hour|day|week|month|mo|year|yr|stunde|std|monat|jahr|annum";
const ADVERB = "hourly|daily|weekly|monthly|yearly|annually";
const PERIODS: Readonly<Record<string, keyof typeof PERIODS_PER_YEAR>> = {
  h: "hour",
  s: "hour",
  d: "day",
  w: "week",
  m: "month",
};

/** "over 100k", "$120k+", "at least 90,000", "ab 60.000 €", "80 k GBP", "60k - 80k", "100-120k", "$50/hr". */
const PAY = new RegExp(
  String.raw`^(?:(?<atLeast>${AT_LEAST})\s*)?(?<before>${SIGN})?\s*(?<amount>\d{1,4}(?:\.\d\d?(?!\d))?)(?<noughts>${NOUGHTS})?(?:\s?(?<k>k))?\+?` +
    String.raw`(?:\s*(?:-|–|—|to|and|bis|und)\s*(?<beforeMost>${SIGN})?\s*(?<most>\d{2,3})(?<mostNoughts>${NOUGHTS})?(?:\s?(?<mostK>k))?)?` +
    String.raw`\+?\s*(?<after>${SIGN})?\+?(?:\s*(?:/|per\s|an?\s|pro\s|(?=${ADVERB}$))\s*(?<period>${PERIOD}|${ADVERB}))?$`,
  "u",
);
