import { DOLLARS } from "./currencies.ts";
import type { Money } from "./parse-salary.ts";
import { PAY_PERIODS, PERIODS_PER_YEAR } from "./pay-periods.ts";
import { findStatements, type Statement } from "./pay-statements.ts";
import type { Pay, PayRange } from "./pay.ts";

/** How far a feed's rounding may take a year's pay from what the description states. */
const ROUNDING = 0.011;
/** Pay for two places this many times apart is not for the same job. */
const FARTHEST_APART = 3;

/**
 * The pay that a description states, which is the employer's own, before what its feed sent: feeds turn an hour's or a month's
 * pay into a year's, put dollars for other currencies, leave places out, and take what is hoped for as pay. What was sent
 * stands where the description says nothing, and null where neither does. `text` is the description without markup.
 *
 * @example
 * const sent = parseSalary({ min: 218_400, max: 291_200, currency: "USD", period: "annual" });
 * preferDescribedPay(sent, "We pay $105–$140 per hour.")?.period; // "hour"
 */
export function preferDescribedPay(sent: Pay | null, text: string): Pay | null {
  const statements = findStatements(text, sent?.currency).map((statement) => settleDollar(statement, sent));
  const pay = choosePay(statements, sent);
  const never = statements.flatMap(({ base, isUncompared }) => (isUncompared && base ? [base] : []));
  if (sent !== null && isNeverCompared(sent)) never.push(sent);
  const isOne = never.some(
    (other) =>
      pay !== null &&
      ((pay.min === other.min && pay.max === other.max) || concludePeriod(other, pay) !== undefined),
  );
  return pay && (isOne || isContradicted(pay, statements)) ? { ...pay, annual: {} } : pay;
}

/** How far apart two figures for the same work may be: "$15 an hour" and "$1,200 a month" are not. */
const MOST_APART = 1.5;

/** Whether another sentence states the job's pay for another time, and it comes to quite another year. */
function isContradicted({ annual, currency, period }: Pay, statements: readonly Statement[]): boolean {
  const year = annual.max ?? annual.min;
  return statements.some((statement) => {
    const { base } = statement;
    const other = base && (base.annual.max ?? base.annual.min);
    if (!other || !year || !isOwnPay(statement) || base.periodAssumed) return false;
    if (base.currency !== currency || base.period === period) return false;
    return Math.max(year, other) > MOST_APART * Math.min(year, other);
  });
}

/** Pay for a time that was stated and that comes to no year: what taxes leave, or one of two figures that differ. */
function isNeverCompared({ annual, periodAssumed, implausible }: Pay): boolean {
  return (annual.min ?? annual.max) === undefined && periodAssumed === undefined && implausible === undefined;
}

function choosePay(statements: readonly Statement[], sent: Pay | null): Pay | null {
  const own = chooseOwn(statements, sent);
  if (sent === null) return joinPlaces(own);
  const bases = basesOf(statements);
  const same = bases.flatMap((base) => concludePeriod(base, sent) ?? []);
  const best = same.find(({ periodAssumed }) => periodAssumed === undefined) ?? same[0];
  const found = best ?? joinEnds(bases, sent);
  if (found) return widen(joinSent(sent, found), own);
  const first = own.find(({ currency }) => currency === sent.currency) ?? own[0];
  if (first) {
    const places = widen(first, bases);
    return concludePeriod(places, sent) ? joinSent(sent, places) : takePeriod(widen(first, own), sent);
  }
  return statements.some((statement) => isFrom(statement, sent)) ? null : sent;
}

/** Whether the feed took for pay what is no pay: all of such an amount, or an end of what is hoped for. */
function isFrom({ hoped, others }: Money, sent: Pay): boolean {
  const same = [...hoped, ...others].some((other) => concludePeriod(other, sent));
  return same || hoped.some((base) => sharesEnd(base, sent));
}

const basesOf = (statements: readonly Money[]) => statements.flatMap(({ base }) => base ?? []);

/**
 * What tells the job's pay, in the text's order: what is called so, or where the feed has it from, and the ranges around it, whose
 * places stand where it is called pay. What is called base pay goes before what is only called pay, and that before all that
 * is paid.
 */
function chooseOwn(statements: readonly Statement[], sent: Pay | null): Pay[] {
  const named = statements.filter(
    (statement) =>
      isOwnPay(statement) || (sent !== null && statement.base !== null && sharesEnd(statement.base, sent)),
  );
  const bases = named.filter(({ namesBase }) => namesBase);
  const parts = named.filter(({ namesTotal }) => !namesTotal);
  const chosen = [bases, parts, named].find((some) => some.length > 0) ?? [];
  const counted = new Set(chosen);
  for (const statement of statements) {
    if (isPlace(statement) && [...counted].some(({ at }) => Math.abs(at - statement.at) <= NEXT_LINES))
      counted.add(statement);
  }
  return basesOf(statements.filter((statement) => counted.has(statement)));
}

/** A place's name may stand between two places' pay. */
const NEXT_LINES = 2;

const isPlace = ({ base, namesPay, isLong }: Statement) =>
  !namesPay && !isLong && base?.min !== undefined && base.max !== undefined && base.min < base.max;

/** Whether this alone tells the job's pay: it is called so, and for a time that is stated or told by its size. */
function isOwnPay({ base, namesPay }: Money): boolean {
  return (
    base !== null && namesPay && (base.byPiece === true || (base.annual.min ?? base.annual.max) !== undefined)
  );
}

/** All as one from the least to the most, as far as they are like the first. */
function joinPlaces(all: readonly Pay[]): Pay | null {
  const [first, ...others] = all;
  return first ? widen(first, others) : null;
}

/** Pay of which the description states each end apart: "Minimum: $80,000", "Maximum: $120,000". */
function joinEnds(all: readonly Pay[], sent: Pay): Pay | undefined {
  const bases = all.filter((base) => base.byPiece === undefined && !isNeverCompared(base));
  const ends = sent.periodAssumed ? sent : sent.annual;
  const year = (amount: number | undefined, period: Pay["period"]) =>
    amount === undefined ? undefined : amount * PERIODS_PER_YEAR[period];
  const least = bases.find(({ min, max, period }) => isNear(year(min ?? max, period), ends.min));
  const most = bases.find(({ min, max, period }) => isNear(year(max ?? min, period), ends.max));
  if (!least || !most || least.currency !== most.currency || least.period !== most.period) return undefined;
  const [min, max] = [least.min ?? least.max, most.max ?? most.min];
  if (min === undefined || max === undefined) return undefined;
  return { ...least, min, max, annual: yearOf({ min, max }, least.period) };
}

function widen(pay: Pay, others: readonly Pay[]): Pay {
  return others.reduce((all, other) => {
    if (!isAlternative(all, other)) return all;
    return {
      ...all,
      ...joinRange(all, other),
      annual: joinRange(all.annual, other.annual),
    };
  }, pay);
}

const joinRange = (a: PayRange, b: PayRange): PayRange => ({
  ...(a.min !== undefined && b.min !== undefined && { min: Math.min(a.min, b.min) }),
  ...(a.max !== undefined && b.max !== undefined && { max: Math.max(a.max, b.max) }),
});

function isAlternative(pay: Pay, other: Pay): boolean {
  const { min, max } = other;
  return (
    pay.min !== undefined &&
    pay.max !== undefined &&
    min !== undefined &&
    max !== undefined &&
    min < max &&
    pay.currency === other.currency &&
    pay.period === other.period &&
    pay.byPiece === other.byPiece &&
    min <= FARTHEST_APART * pay.max &&
    pay.min <= FARTHEST_APART * max
  );
}

/**
 * A description's pay that comes to the year that was sent, with the period that this tells where none is stated: yearly amounts
 * 2,080 times the description's show it to be an hour's. Undefined where it comes to another year.
 */
function concludePeriod(pay: Pay, sent: Pay): Pay | undefined {
  const year = sent.periodAssumed ? sent : sent.annual;
  if (pay.byPiece) return undefined;
  if (pay.periodAssumed === undefined || (pay.annual.min ?? pay.annual.max) !== undefined)
    return isSameRange(yearOf(pay, pay.period), year) ? pay : undefined;
  const period = PAY_PERIODS.find((time) => isSameRange(yearOf(pay, time), year));
  if (period === undefined) return undefined;
  // The same amounts without a period on either side tell of none.
  return period === "year" && sent.periodAssumed ? pay : { ...pay, period, annual: yearOf(pay, period) };
}

function yearOf({ min, max }: PayRange, period: Pay["period"]): PayRange {
  const inYear = (amount: number) => Math.round(amount * PERIODS_PER_YEAR[period]);
  return {
    ...(min !== undefined && { min: inYear(min) }),
    ...(max !== undefined && { max: inYear(max) }),
  };
}

/** Whether both are one range; an end that the description leaves open is the feed's other one, or open too. */
function isSameRange({ min, max }: PayRange, sent: PayRange): boolean {
  if (min !== undefined && max !== undefined) return isNear(min, sent.min) && isNear(max, sent.max);
  const isOpen = min === undefined ? sent.min === undefined : sent.max === undefined;
  return (isOpen || sent.min === sent.max) && isNear(min ?? max, sent.max ?? sent.min);
}

/** Whether a stated time's pay, or a range, begins or ends as the sent year does: the feed then has it from here. */
function sharesEnd(base: Pay, sent: Pay): boolean {
  const isRange = base.min !== undefined && base.max !== undefined && base.min < base.max;
  if (!base.byPiece && (base.period === "year" ? !isRange : base.periodAssumed)) return false;
  const all = sent.periodAssumed ? sent : sent.annual;
  // Feeds turn pay by the piece into a year's too, as if a piece took an hour.
  const years = (base.byPiece ? PAY_PERIODS : [base.period]).map((period) => yearOf(base, period));
  return years.some(({ min, max }) => isNear(min, all.min) || isNear(max, all.max));
}

const isNear = (a: number | undefined, b: number | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= ROUNDING * b;

/** A year that the feed states is stated too where the description gives other amounts without a time. */
function takePeriod(pay: Pay, sent: Pay): Pay {
  if (sent.periodAssumed || sent.period !== pay.period) return pay;
  const { periodAssumed: _, ...stated } = pay;
  return stated;
}

/** A bare "$" is the dollar that the feed names. */
function settleDollar(statement: Statement, sent: Pay | null): Statement {
  const { base, isBareDollar } = statement;
  if (!base || !isBareDollar || sent === null || sent.currencyAssumed || !DOLLARS.has(sent.currency))
    return statement;
  return { ...statement, base: { ...base, currency: sent.currency } };
}

/** What the feed said of the period counts where the description says nothing. */
function joinSent(sent: Pay, described: Pay): Pay {
  const { period, currency, min, max } = described;
  if (!described.periodAssumed || sent.periodAssumed) return described;
  if (period !== sent.period || (min === sent.min && max === sent.max)) return { ...sent, currency };
  return takePeriod(described, sent);
}
