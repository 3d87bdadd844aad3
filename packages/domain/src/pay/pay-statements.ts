import { CURRENCIES } from "./currencies.ts";
import { NO_CURRENCY } from "./no-currency.ts";
import { type Money, readMoney } from "./parse-salary.ts";

/** Sentences with money in them that are looked at: no posting states its pay behind as many others. */
const MAX_PIECES = 60;
const MAX_PIECE = 400;

const codes = Object.keys(CURRENCIES).join("|");
const MONEY = new RegExp(`[$€£₹₱¥₪₩₦₺₴₫円]|zł|\\b(?:${codes})\\b|\\d(?:lpa|${codes})\\b`, "i");
/** "Base salary 75K, OTE 150K": pay by its words, in a currency that nobody has to say. */
const BARE_PAY = /\b(?:ote|base|salary)\b[^.]{0,60}?\d ?k\b|\d ?k\b[^.]{0,20}\b(?:ote|base|salary)\b/i;
const THOUSANDS = /(?<![\d.,])\d[\d.,]* ?k\b/gi;
const EACH_MONEY = new RegExp(MONEY, "gi");

export type Statement = Money & { readonly at: number };

/**
 * What each sentence of a description says of money, with the heading before the amounts, which often says what they are for, or by
 * itself. Where pay is named without any currency it is in `currency`, the one that the feed names.
 */
export function findStatements(text: string, currency?: string): Statement[] {
  const pieces = text.split(SENTENCES).map((piece) => nameCurrency(piece.trim(), currency));
  const withMoney = pieces.flatMap((piece, at) => (/\d/.test(piece) && MONEY.test(piece) ? [at] : []));
  return withMoney.slice(0, MAX_PIECES).flatMap((at) => {
    const heading = pieces.slice(0, at).findLast((piece) => piece !== "") ?? "";
    const isHeading = heading.length <= MAX_HEADING && !/\d/.test(heading);
    const said = cutAround(pieces[at] ?? "").map(readStatement);
    const headed = isHeading ? [readStatement(`${heading} ${cutAround(pieces[at] ?? "")[0] ?? ""}`)] : [];
    // "On-target earnings" over an amount: by itself that would be pay.
    const isTold = isHeading && ON_TARGET.test(heading);
    return [...(isTold ? [] : said), ...headed].map((statement) => ({ ...statement, at }));
  });
}

function nameCurrency(piece: string, currency: string | undefined): string {
  const isBare = currency !== undefined && /\d/.test(piece) && !MONEY.test(piece) && BARE_PAY.test(piece);
  return isBare && piece.length <= MAX_PIECE ? piece.replaceAll(THOUSANDS, `${currency} $&`) : piece;
}

const MAX_HEADING = 120;
const MAX_CUTS = 5;
const ON_TARGET = /\bote\b|\bon[- ]?target\b/i;
const SENTENCES =
  /\n|(?<=[.!?;])\s+(?=[\p{Lu}$€£])|(?<=\p{Ll}\.)(?=[$€£])|(?<=year|annually|month|hour|hourly|annum)(?=\p{Lu}\p{Ll})/u;

/** Numbers without a currency are too many in a description to be pay. */
function readStatement(words: string): Money {
  const money = readMoney(words);
  return money.base?.currency === NO_CURRENCY ? { ...money, base: null } : money;
}

/** Of a long sentence what is around each of its amounts. */
function cutAround(piece: string): string[] {
  if (piece.length <= MAX_PIECE) return [piece];
  const cuts: string[] = [];
  let end = 0;
  for (const { index } of piece.matchAll(EACH_MONEY)) {
    if (index < end || cuts.length === MAX_CUTS) continue;
    cuts.push(piece.slice(Math.max(0, index - MAX_PIECE / 2), index + MAX_PIECE / 2));
    end = index + MAX_PIECE / 2;
  }
  return cuts;
}
