import { CURRENCIES, DOLLARS } from "./currencies.ts";
import { parseSalary } from "./parse-salary.ts";
import type { Pay } from "./pay.ts";

/** How far a feed's rounding may take a year's pay from what the description states. */
const ROUNDING = 0.011;
/** Sentences with money in them that are looked at: no posting states its pay behind as many others. */
const MAX_PIECES = 60;
const MAX_PIECE = 400;

const codes = Object.keys(CURRENCIES).join("|");
const MONEY = new RegExp(
  `\\d[^]*(?:[$€£₹₱¥₪₩₦₺₴₫]|zł|\\b(?:${codes})\\b)|(?:[$€£₹₱¥₪₩₦₺₴₫]|zł|\\b(?:${codes})\\b)[^]*\\d`,
  "i",
);

/**
 * The pay that a description states, where it comes to the same year as the pay its feed sent: feeds turn the hour's or
 * the month's pay that employers state into a year's, and some put dollars for other currencies. Else what was sent.
 * `text` is the description without markup.
 *
 * @example
 * const sent = parseSalary({ min: 218_400, max: 291_200, currency: "USD", period: "annual" });
 * sent && preferDescribedPay(sent, "We pay $105–$140 per hour.").period; // "hour"
 */
export function preferDescribedPay(sent: Pay, text: string): Pay {
  const pieces = text.split(/\n|(?<=[.!?;])\s+(?=\p{Lu})/u);
  const withMoney = pieces.flatMap((piece, at) => (MONEY.test(piece) ? [at] : [])).slice(0, MAX_PIECES);
  const described = withMoney
    // A heading before the amounts often says what they are for: "Annual salary".
    .flatMap((at) => [pieces[at] ?? "", `${pieces[at - 1] ?? ""} ${pieces[at] ?? ""}`])
    .flatMap((piece) => (piece.length > MAX_PIECE ? [] : (parseSalary(piece) ?? [])))
    .filter((pay) => isSameYear(pay, sent));
  const best = described.find(({ periodAssumed }) => periodAssumed === undefined) ?? described[0];
  return best ? joinPay(sent, best) : sent;
}

function joinPay(sent: Pay, { periodAssumed, ...described }: Pay): Pay {
  // A bare "$" is the dollar that the feed names.
  const isBare = described.currency === "USD" && DOLLARS.has(sent.currency) && !sent.currencyAssumed;
  const pay = isBare ? { ...described, currency: sent.currency } : described;
  // What the feed said of the period counts where the description says nothing.
  return periodAssumed && sent.periodAssumed === undefined
    ? { ...sent, currency: pay.currency }
    : { ...pay, ...(periodAssumed && { periodAssumed }) };
}

/** Whether both come to one year's pay; an end that the description leaves open is the feed's other one. */
function isSameYear({ annual }: Pay, { annual: sent }: Pay): boolean {
  const isNear = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && Math.abs(a - b) <= ROUNDING * b;
  const { min, max } = annual;
  if (min !== undefined && max !== undefined) return isNear(min, sent.min) && isNear(max, sent.max);
  return sent.min === sent.max && isNear(min ?? max, sent.max);
}
