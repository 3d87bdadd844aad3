import { sharesBound } from "./annual-pay.ts";
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
const MAX_SENTENCES = 60;
/** Of a longer sentence the parts around its amounts are read. */
const MAX_SENTENCE = 400;
const MAX_PARTS = 5;
const MAX_HEADING = 120;
/** A line that ends with a colon, or says that amounts follow, may be longer. */
const MAX_LEADING = 250;
/** How far above headings are looked for, including blank lines. */
const MAX_ABOVE = 6;

export type Statement = Money & { readonly at: number };

/**
 * Reads what each sentence of a description says about money, both by itself and with the heading above it, which often says what
 * the amounts are for. Pay without any currency is in `currency`, the feed's. `posting` is what the rest of the posting says.
 */
export function findStatements(text: string, currency?: string, posting: PayContext = {}): Statement[] {
  const sentences = joinMinAndMax(text.split(SENTENCES)).map((line) => addCurrency(line.trim(), currency));
  const withMoney = sentences.flatMap((line, at) => (/\d/.test(line) && namesMoney(line) ? [at] : []));
  return withMoney.slice(0, MAX_SENTENCES).flatMap((at) => readSentence(sentences, at, posting));
}

const namesMoney = (sentence: string) => MONEY.test(sentence) || sentence.search(OTHER_CODES) !== -1;

function readSentence(sentences: readonly string[], at: number, posting: PayContext): Statement[] {
  const read = (words: string): Statement => {
    const money = readMoney(words, posting);
    // Descriptions have too many numbers without a currency for them to be pay.
    return { ...money, base: money.base?.currency === NO_CURRENCY ? null : money.base, at };
  };
  const ahead = sentences.slice(Math.max(0, at - MAX_ABOVE), at).filter((line) => line !== "");
  const [above = "", heading = ""] = ["", "", ...ahead].slice(-2);
  const behind = sentences.slice(at + 1, at + 3).find((line) => line !== "") ?? "";
  const isExplained = isLine(behind) && ON_TARGET_BEHIND.test(behind);
  const parts = cutAroundAmounts(`${sentences[at] ?? ""}${isExplained ? ` ${behind}` : ""}`);
  const isUnder = isLine(above) && ON_TARGET_ABOVE.test(above) && isLine(heading) && !BASE.test(heading);
  const lead = findLead(ahead);
  const isHeaded = isUnder || isHeading(heading) || lead !== "";
  const headed = isHeaded ? read(`${isUnder ? above : `${lead} ${heading}`} ${parts[0] ?? ""}`) : undefined;
  // "On-target earnings" above an amount, which by itself would be pay.
  if (headed && (isUnder || (isLine(heading) && ON_TARGET.test(heading)))) return [headed];
  const alone = parts.map(read);
  if (headed && addsPeriod(headed, alone[0])) alone.shift();
  return headed ? [...alone, headed] : alone;
}

/** A line that may describe the amounts beside it, and has none itself. */
const isLine = (line: string) =>
  line.length <= (/:\W*$/.test(line) ? MAX_LEADING : MAX_HEADING) && !/\d/.test(line);

/** Whether such a line introduces what follows and is not a sentence or item: "Grow many deals each month". */
function isHeading(line: string): boolean {
  if (!isLine(line)) return false;
  const isShort = line.split(/\s+/).length <= FEW_WORDS && !/[.!]\W*$/.test(line);
  return isShort || /:\W*$/.test(line) || NAMES_MONEY.test(line);
}

const FEW_WORDS = 5;
const BASE = /\bbase\b/i;

/** "The annual base pay is below." some lines above the amounts, without other amounts between. */
function findLead(ahead: readonly string[]): string {
  const at = ahead.findLastIndex((line) => BELOW.test(line) && NAMES_MONEY.test(line));
  const isLead = ahead.slice(at).every((line) => line.length <= MAX_LEADING && !/\d/.test(line));
  return at !== -1 && at < ahead.length - 1 && isLead ? (ahead[at] ?? "") : "";
}

const BELOW = /\b(?:below|as follows|following)\b/i;

/** Whether a heading gives the period of the amounts below, which have none: "Annual pay range", "Pay type: hourly". */
function addsPeriod({ base: headed }: Money, alone: Money | undefined): boolean {
  const base = alone?.base;
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
function joinMinAndMax(lines: readonly string[]): string[] {
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

function addCurrency(line: string, currency: string | undefined): string {
  const isBare = currency !== undefined && /\d/.test(line) && !MONEY.test(line) && BARE_PAY.test(line);
  return isBare && line.length <= MAX_SENTENCE ? line.replaceAll(THOUSANDS, `${currency} $&`) : line;
}

/** The parts of a long sentence around each of its amounts. */
function cutAroundAmounts(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE) return [sentence];
  const parts: string[] = [];
  let end = 0;
  for (const { index } of sentence.matchAll(EACH_MONEY)) {
    if (index < end || parts.length === MAX_PARTS) continue;
    end = index + MAX_SENTENCE / 2;
    parts.push(sentence.slice(Math.max(0, index - MAX_SENTENCE / 2), end));
  }
  return parts;
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
      isOwnPay(statement) || (sent !== null && statement.base !== null && sharesBound(statement.base, sent)),
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

/** Called pay, but without an annual amount: after tax, by the piece, in odd intervals, or a range without a period. */
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
