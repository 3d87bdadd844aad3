import { CURRENCIES } from "./currencies.ts";
import { NO_CURRENCY } from "./no-currency.ts";
import { OTHER_CODES } from "./other-codes.ts";
import { type Money, readMoney } from "./parse-salary.ts";

/** Sentences with money in them that are looked at: no posting states its pay behind as many others. */
const MAX_PIECES = 60;
const MAX_PIECE = 400;

const codes = Object.keys(CURRENCIES).join("|");
/** Signs that are letters: "R25 000", "Rs. 6 lakhs", "RM5,000", and no R2 or R&D. */
const LETTERS = String.raw`\bR ?\d{1,3}(?:[ .,]\d{3}|k)\b|\b(?:Rs|RM|KSh|Rp)\.? ?\d|\d ?(?:lakhs?|crores?|soles|kr ?(?:\/|per|i) ?(?:m[åa]n(?:ad)?|mnd))\b|\bP\d{1,3},\d{3}\b|\bS\/\.? ?\d`;
const MONEY = new RegExp(
  `[$€£₹₱¥₪₩₦₺₴₫円]|zł|kč|грн|\\b(?:${codes})(?:\\b|(?=\\d))|\\d(?: ?lpa|${codes})\\b|${LETTERS}|\\b(?:euros?|dollars|pounds|rupees|pesos|reais)\\b`,
  "i",
);
/** "Base salary 75K, OTE 150,000": pay by its words, in a currency that nobody has to say. */
const BARE_PAY =
  /\b(?:ote|base|salary|(?:pay|compensation) (?:range|rate|band|scale))\b[^.]{0,60}?\d(?: ?k|,\d{3})\b|\d(?: ?k|,\d{3})\b[^.]{0,20}\b(?:ote|base|salary)\b/i;
const THOUSANDS = /(?<![\d.,])(?:\d[\d.,]* ?k|\d{1,3}(?:,\d{3})+(?:\.\d\d)?)\b/gi;
const EACH_MONEY = new RegExp(MONEY, "gi");

const namesMoney = (piece: string) => MONEY.test(piece) || piece.search(OTHER_CODES) !== -1;

export type Statement = Money & { readonly at: number };

/**
 * What each sentence of a description says of money, with the heading before the amounts, which often says what they are for, or by
 * itself. Where pay is named without any currency it is in `currency`, the one that the feed names.
 */
export function findStatements(text: string, currency?: string): Statement[] {
  const pieces = joinEnds(text.split(SENTENCES)).map((piece) => nameCurrency(piece.trim(), currency));
  const withMoney = pieces.flatMap((piece, at) => (/\d/.test(piece) && namesMoney(piece) ? [at] : []));
  return withMoney.slice(0, MAX_PIECES).flatMap((at) => readPiece(pieces, at));
}

function readPiece(pieces: readonly string[], at: number): Statement[] {
  const ahead = pieces.slice(Math.max(0, at - MAX_AHEAD), at).filter((piece) => piece !== "");
  const [above = "", heading = ""] = ["", "", ...ahead].slice(-2);
  const behind = pieces.slice(at + 1, at + 3).find((piece) => piece !== "") ?? "";
  const isExplained = isLine(behind) && ON_TARGET_BEHIND.test(behind);
  const cuts = cutAround(isExplained ? `${pieces[at] ?? ""} ${behind}` : (pieces[at] ?? ""));
  const said = cuts.map(readStatement);
  const isUnder = isLine(above) && ON_TARGET_ABOVE.test(above) && isLine(heading) && !BASE.test(heading);
  const told = isUnder ? above : `${findLead(ahead)} ${heading}`;
  const headed =
    isUnder || isHeading(heading) || findLead(ahead) ? [readStatement(`${told} ${cuts[0] ?? ""}`)] : [];
  // "On-target earnings" over an amount: by itself that would be pay.
  const isTold = isUnder || (isLine(heading) && ON_TARGET.test(heading));
  const tellsMore = headed.some((one) => tellsPeriod(one, said[0]));
  return [...(isTold ? [] : said.slice(tellsMore ? 1 : 0)), ...headed].map((statement) => ({
    ...statement,
    at,
  }));
}

/** What says something of the amounts beside it, and has none. */
const isLine = (piece: string) =>
  piece.length <= (/:\W*$/.test(piece) ? MAX_LEADING : MAX_HEADING) && !/\d/.test(piece);

/** Whether such a line is about what comes next, and no sentence or item of its own: "Grow many deals each month". */
function isHeading(line: string): boolean {
  if (!isLine(line)) return false;
  const isShort = line.split(/\s+/).length <= FEW_WORDS && !/[.!]\W*$/.test(line);
  return isShort || /:\W*$/.test(line) || NAMES_MONEY.test(line);
}

/** "The annual base pay is below." some lines above the amounts, with no others between. */
function findLead(ahead: readonly string[]): string {
  const at = ahead.findLastIndex((piece) => BELOW.test(piece) && NAMES_MONEY.test(piece));
  return at !== -1 && at < ahead.length - 1 && ahead.slice(at).every(isLead) ? (ahead[at] ?? "") : "";
}

const isLead = (piece: string) => piece.length <= MAX_LEADING && !/\d/.test(piece);
const BELOW = /\b(?:below|as follows|following)\b/i;
const FEW_WORDS = 5;
const NAMES_MONEY =
  /\b(?:salary|salaries|pay|compensation|wages?|rates?|ranges?|ote|on[- ]?target|earnings?|incomes?|commissions?|bonus(?:es)?|stipends?|allowances?|budgets?|benefits?|equity)\b|gehalt|vergütung|lohn|salaire|rémunération|sal[aá]rio|sueldo/i;

/** Whether a heading says what the amounts below are for, which say nothing of it: "Annual pay range", "Pay type: hourly". */
function tellsPeriod({ base: headed }: Money, said: Money | undefined): boolean {
  const base = said?.base;
  return (
    headed !== null &&
    headed.periodAssumed === undefined &&
    base?.periodAssumed === true &&
    headed.min === base.min &&
    headed.max === base.max &&
    headed.currency === base.currency
  );
}

/** "Minimum: $80,000" in one line and "Maximum: $120,000" in the next or the one behind it are one range. */
function joinEnds(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (const [at, line] of lines.entries()) {
    if (!LEAST_LINE.test(line)) continue;
    const most = [at + 1, at + 2].find((next) => MOST_LINE.test(lines[next] ?? ""));
    if (most === undefined) continue;
    joined[at] = `${line.trim()} ${lines[most]?.trim() ?? ""}`;
    joined[most] = "";
  }
  return joined;
}

const LEAST_LINE = /^\W{0,5}(?:salary |pay )?min(?:imum)?\b[^\d]{0,30}\d[\d.,]{0,12}k?\W{0,5}$/i;
const MOST_LINE = /^\W{0,5}(?:salary |pay )?max(?:imum)?\b[^\d]{0,30}\d/i;

function nameCurrency(piece: string, currency: string | undefined): string {
  const isBare = currency !== undefined && /\d/.test(piece) && !MONEY.test(piece) && BARE_PAY.test(piece);
  return isBare && piece.length <= MAX_PIECE ? piece.replaceAll(THOUSANDS, `${currency} $&`) : piece;
}

const MAX_HEADING = 120;
const MAX_LEADING = 250;
/** Where headings are looked for: lines between may be blank. */
const MAX_AHEAD = 6;
const MAX_CUTS = 5;
/** "This is a total target range (base + commission)", right behind an amount. */
const ON_TARGET_BEHIND =
  /^\W{0,3}(?!.{0,80}salary ?\/)(?:this|these|the (?:range|amount|figure)s?)\b.{0,60}?(?:\bote\b|\bon[- ]target\b|\btotal target\b|(?:base|salary) (?:\+|and|plus) commissions?)/i;
const ON_TARGET = /\bote\b|\bon[- ]?target\b/i;
/** "OTE range" over a place's name, "The OTE for this role is below" over "Pay range". */
const ON_TARGET_ABOVE = /(?:\bote\b|\bon[- ]?target\b)(?:.{0,40}\b(?:below|follow\w*|ranges?)\b|.{0,12}$)/i;
const BASE = /\bbase\b/i;
const SENTENCES =
  /\n|(?<=[.!?;])(?<![Mm](?:[íi]n|[áa]x)\.)\s+(?=[\p{Lu}$€£])|(?<=\p{Ll}\.)(?=[$€£])|(?<=year|annually|month|hour|hourly|annum)(?=\p{Lu}\p{Ll})/u;

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

/** "All amounts are in Canadian dollars", "Salary range is listed in CAD". */
const NAMED_DOLLAR =
  /\b(?:amounts?|figures|salary|salaries|ranges?|compensation|pay|rates?)\b[^.\n\d$]{0,40}\bin (?:(canadian|australian|new zealand|singapore|american|us) dollars|(cad|aud|nzd|sgd|usd))\b/i;
const DOLLAR_NAMES: Readonly<Record<string, string>> = {
  canadian: "CAD",
  australian: "AUD",
  "new zealand": "NZD",
  singapore: "SGD",
  american: "USD",
  us: "USD",
};

/** The dollar that a description names for its amounts; undefined where it names none. */
export function findNamedDollar(text: string): string | undefined {
  const [, name, code] = NAMED_DOLLAR.exec(text) ?? [];
  return code?.toUpperCase() ?? DOLLAR_NAMES[name?.toLowerCase() ?? ""];
}

/** "Compensation: 100% commission", and neither "no commission-only pay" nor "commission-only or salaried". */
const COMMISSION_ONLY =
  /(?<!\b(?:not?|never|non|isn't|isn’t|without)[ -](?:an? )?)(?:\bcommission[- ]only\b|\b100 ?% commission\b|\b(?:straight|purely) commission\b)(?! or\b)/i;

/** "For sales roles, the ranges provided are the role's On Target Earnings": what the amounts are, told apart from them. */
const RANGES_ON_TARGET =
  /(for (?:sales|commercial|commissioned) (?:roles|positions),? )?(?:the|these|this|our) (?:salary |pay |compensation )?ranges? (?:\w+ ){0,2}(?:is|are) (?:an? |the )?(?:(?:role|position|job)['’]s )?(?:on[- ]target earnings|ote)\b/i;
const SELLS = /\b(?:sales|seller|account (?:executive|manager)|business development|[sb]dr)\b/i;

/** Whether nothing is paid but commission, or all that is told are target earnings, so that every amount is what somebody may come to. */
export function isOnTargetAlone(text: string, title: string): boolean {
  if (COMMISSION_ONLY.test(text)) return true;
  const told = RANGES_ON_TARGET.exec(text);
  return told !== null && (told[1] === undefined || SELLS.test(title));
}
