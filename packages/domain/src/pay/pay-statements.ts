import { sharesEnd } from "./annual-pay.ts";
import { OTHER_CODES } from "./currencies.ts";
import { type Money, type PayContext, readMoney } from "./parse-salary.ts";
import { hasAnnual, isRange, joinRange, mayBeOfOneJob, NO_CURRENCY } from "./pay-range.ts";
import type { Pay } from "./pay.ts";
import {
  BARE_PAY,
  EACH_MONEY,
  LEAST_LINE,
  MONEY,
  MOST_LINE,
  NAMES_MONEY,
  ON_TARGET,
  ON_TARGET_ABOVE,
  ON_TARGET_BEHIND,
  SENTENCES,
  THOUSANDS,
} from "./statement-words.ts";

/** Maximum number of sentences about money that are read. Pay is never stated behind more. */
const MAX_PIECES = 60;
const MAX_PIECE = 400;

const namesMoney = (piece: string) => MONEY.test(piece) || piece.search(OTHER_CODES) !== -1;

export type Statement = Money & { readonly at: number };

/**
 * Reads what each sentence of a description says about money, both by itself and with the heading above it, which often says what
 * the amounts are for. Pay without any currency is in `currency`, the feed's. `posting` is what the rest of the posting says.
 */
export function findStatements(text: string, currency?: string, posting: PayContext = {}): Statement[] {
  const pieces = joinEnds(text.split(SENTENCES)).map((piece) => nameCurrency(piece.trim(), currency));
  const withMoney = pieces.flatMap((piece, at) => (/\d/.test(piece) && namesMoney(piece) ? [at] : []));
  return withMoney.slice(0, MAX_PIECES).flatMap((at) => readPiece(pieces, at, posting));
}

function readPiece(pieces: readonly string[], at: number, posting: PayContext): Statement[] {
  const read = (words: string) => readStatement(words, posting);
  const ahead = pieces.slice(Math.max(0, at - MAX_AHEAD), at).filter((piece) => piece !== "");
  const [above = "", heading = ""] = ["", "", ...ahead].slice(-2);
  const behind = pieces.slice(at + 1, at + 3).find((piece) => piece !== "") ?? "";
  const isExplained = isLine(behind) && ON_TARGET_BEHIND.test(behind);
  const cuts = cutAround(isExplained ? `${pieces[at] ?? ""} ${behind}` : (pieces[at] ?? ""));
  const said = cuts.map(read);
  const isUnder = isLine(above) && ON_TARGET_ABOVE.test(above) && isLine(heading) && !BASE.test(heading);
  const told = isUnder ? above : `${findLead(ahead)} ${heading}`;
  const headed = isUnder || isHeading(heading) || findLead(ahead) ? [read(`${told} ${cuts[0] ?? ""}`)] : [];
  // "On-target earnings" above an amount, which by itself would be pay.
  const isTold = isUnder || (isLine(heading) && ON_TARGET.test(heading));
  const tellsMore = headed.some((one) => tellsPeriod(one, said[0]));
  return [...(isTold ? [] : said.slice(tellsMore ? 1 : 0)), ...headed].map((statement) => ({
    ...statement,
    at,
  }));
}

/** A line that may describe the amounts beside it, and has none itself. */
const isLine = (piece: string) =>
  piece.length <= (/:\W*$/.test(piece) ? MAX_LEADING : MAX_HEADING) && !/\d/.test(piece);

/** Whether such a line introduces what follows and is not a sentence or item: "Grow many deals each month". */
function isHeading(line: string): boolean {
  if (!isLine(line)) return false;
  const isShort = line.split(/\s+/).length <= FEW_WORDS && !/[.!]\W*$/.test(line);
  return isShort || /:\W*$/.test(line) || NAMES_MONEY.test(line);
}

/** "The annual base pay is below." some lines above the amounts, without other amounts between. */
function findLead(ahead: readonly string[]): string {
  const at = ahead.findLastIndex((piece) => BELOW.test(piece) && NAMES_MONEY.test(piece));
  return at !== -1 && at < ahead.length - 1 && ahead.slice(at).every(isLead) ? (ahead[at] ?? "") : "";
}

const isLead = (piece: string) => piece.length <= MAX_LEADING && !/\d/.test(piece);
const BELOW = /\b(?:below|as follows|following)\b/i;
const FEW_WORDS = 5;

/** Whether a heading gives the period of the amounts below, which have none: "Annual pay range", "Pay type: hourly". */
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

/** "Minimum: $80,000" on one line and "Maximum: $120,000" on one of the next two are one range. */
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

function nameCurrency(piece: string, currency: string | undefined): string {
  const isBare = currency !== undefined && /\d/.test(piece) && !MONEY.test(piece) && BARE_PAY.test(piece);
  return isBare && piece.length <= MAX_PIECE ? piece.replaceAll(THOUSANDS, `${currency} $&`) : piece;
}

const MAX_HEADING = 120;
const MAX_LEADING = 250;
/** How far above headings are looked for, including blank lines. */
const MAX_AHEAD = 6;
const MAX_CUTS = 5;
const BASE = /\bbase\b/i;

/** Descriptions have too many numbers without a currency for them to be pay. */
function readStatement(words: string, posting: PayContext): Money {
  const money = readMoney(words, posting);
  return money.base?.currency === NO_CURRENCY ? { ...money, base: null } : money;
}

/** The parts of a long sentence around each of its amounts. */
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

export const basesOf = (statements: readonly Money[]) => statements.flatMap(({ base }) => base ?? []);

/**
 * Chooses the job's pay, in the text's order: amounts called pay or matching the feed's, and the ranges around them, as places are
 * named beside the amount that is called pay. Base pay takes precedence over pay, and pay over total compensation.
 */
export function chooseOwn(all: readonly Statement[], sent: Pay | null): Pay[] {
  const full = all.filter(({ stated }) => !stated?.isForPartTime && !stated?.isForTraining);
  const statements = full.some(isOwnPay) ? full : all;
  const named = statements.filter(
    (statement) =>
      isOwnPay(statement) || (sent !== null && statement.base !== null && sharesEnd(statement.base, sent)),
  );
  const bases = named.filter(({ namesBase }) => namesBase);
  const parts = named.filter(({ namesTotal }) => !namesTotal);
  // Pay without an annual amount is still the job's pay if nothing else is.
  const shown = sent === null ? statements.filter(isShownPay) : [];
  const chosen = [bases, parts, named, shown].find((some) => some.length > 0) ?? [];
  const counted = new Set(chosen);
  for (const statement of statements) {
    const near = [...counted].filter(({ at }) => Math.abs(at - statement.at) <= NEXT_LINES);
    if ((near.length > 0 && isPlace(statement)) || near.some((one) => isOverlapping(statement, one)))
      counted.add(statement);
  }
  return basesOf(statements.filter((statement) => counted.has(statement)));
}

/** "Tier 1: $80/hr", "Tier 2: $65/hr": merges all levels into the first. */
export function joinLevels(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const at = joined.findLastIndex(({ stated }) => stated?.isOfLevel && statement.stated?.isOfLevel);
    const [first, base] = [joined[at], statement.base];
    if (first?.base && base && isAlike(first.base, base))
      joined[at] = { ...first, base: joinPay(first.base, base) };
    else joined.push(statement);
  }
  return joined;
}

/** Whether both may be pay for one job, at two places or levels. */
export const isAlike = (a: Pay, b: Pay) =>
  a.currency === b.currency && a.period === b.period && a.byPiece === b.byPiece && mayBeOfOneJob(a, b);

export const joinPay = (a: Pay, b: Pay): Pay => ({
  ...a,
  ...joinRange(a, b),
  annual: joinRange(a.annual, b.annual),
});

/** A place's name may stand between the amounts for two places. */
const NEXT_LINES = 2;

const isPlace = ({ base, namesPay, namesTotal, isAlone, isLong }: Statement) =>
  !namesTotal && (isAlone || !namesPay) && !isLong && base !== null && isRange(base);

/** "The base range is $100k - $120k. For New York, the range is $110k - $130k": both are for the job. */
function isOverlapping(statement: Statement, { base: own }: Statement): boolean {
  const { base, namesTotal, namesPay, isLong } = statement;
  if (!base || !own || !namesPay || namesTotal || isLong) return false;
  const { min = 0, max = 0 } = base;
  return min < max && min > (own.min ?? 0) && min < (own.max ?? 0) && max > (own.max ?? 0);
}

/**
 * Called pay, but without an annual amount: after tax, by the piece, in odd intervals, or a range without a period.
 */
const isShownPay = ({ base, stated, namesPay }: Money) =>
  base !== null &&
  namesPay &&
  (base.periodAssumed === undefined ||
    base.byPiece === true ||
    stated?.period === "odd" ||
    base.min !== base.max);

/** Whether this is clearly the job's pay: called so, with an annual amount. */
export function isOwnPay({ base, namesPay, isAlone }: Money): boolean {
  // A line with only "$50 per sale" may be paid on top.
  const isPieces = base?.byPiece === true && !isAlone;
  return base !== null && namesPay && (isPieces || hasAnnual(base));
}
