import { concludePeriod, isNear, sharesBound } from "./annual-pay.ts";
import { CURRENCIES, DOLLARS, DOLLAR_NAMES } from "./currencies.ts";
import { mayBePesos, type Money, type PayContext, readMoney, readSalary } from "./parse-salary.ts";
import { hasAnnual, isFarApart, isRange, NO_CURRENCY, PERIODS_PER_YEAR, yearOf } from "./pay-range.ts";
import {
  basesOf,
  chooseOwn,
  findStatements,
  isAlike,
  isOwnPay,
  joinLevels,
  joinPay,
  type Statement,
} from "./pay-statements.ts";
import type { Pay } from "./pay.ts";
import { COMMISSION_ONLY, NAMED_DOLLAR, NAMES_TARGETS, RANGES_ON_TARGET, SELLS } from "./statement-words.ts";

/**
 * The pay in a description, or else what the feed sent. The description is the employer's own, while feeds convert hourly or
 * monthly pay to a year, use dollars for other currencies, omit places, and count on-target earnings as pay. Null if neither
 * states any. `text` is the description without markup. The title tells whether words about sales roles apply, and `posting` is
 * what else is known.
 *
 * @example
 * const sent = parseSalary({ min: 218_400, max: 291_200, currency: "USD", period: "annual" });
 * preferDescribedPay(sent, "We pay $105–$140 per hour.")?.period; // "hour"
 */
export function preferDescribedPay(
  sent: Pay | null,
  text: string,
  title = "",
  posting: PayContext = {},
): Pay | null {
  const found = findStatements(text, sent?.currency, posting);
  // Sent pay may be for one of the levels.
  const statements = reconcileDollars(sent === null ? joinLevels(found) : found, text, sent);
  if (isOnTargetAlone(text, title) && !statements.some(({ namesBase }) => namesBase)) return null;
  const pay = choosePay(statements, sent);
  if (pay === null) return null;
  const isUncompared =
    isNeverCompared(pay, statements, sent) ||
    mayBePesos(pay, text, posting) ||
    isContradicted(pay, statements) ||
    isFarFromSent(pay, sent, statements);
  return isUncompared ? { ...pay, annual: {} } : pay;
}

/** Whether the description or the feed states the same amounts as pay that is never compared. */
function isNeverCompared(pay: Pay, statements: readonly Statement[], sent: Pay | null): boolean {
  const uncompared = basesOf(statements.filter((statement) => statement.isUncompared));
  if (sent !== null && hasUnusablePeriod(sent)) uncompared.push(sent);
  return uncompared.some(
    (other) => (pay.min === other.min && pay.max === other.max) || concludePeriod(other, pay) !== undefined,
  );
}

/** Whether another sentence states the job's pay for another period, with a very different annual amount. */
function isContradicted({ annual, currency, period }: Pay, statements: readonly Statement[]): boolean {
  const year = annual.max ?? annual.min;
  return basesOf(statements.filter(isOwnPay)).some((base) => {
    const other = base.annual.max ?? base.annual.min;
    if (!other || !year || base.periodAssumed) return false;
    return base.currency === currency && base.period !== period && isFarApart(year, other);
  });
}

/** Whether the feed's annual amount in the same currency is very different, and not one that the description only hopes for. */
function isFarFromSent(pay: Pay, sent: Pay | null, statements: readonly Statement[]): boolean {
  if (sent === null || pay.currency !== sent.currency) return false;
  // The feed may have calculated with less than full time.
  const isShort = pay.period !== "year" && pay.period !== "month";
  const isFar = (a?: number, b?: number) => a !== undefined && b !== undefined && isFarApart(a, b);
  const [own, other] = [pay.annual, sent.annual];
  const isLess = (other.max ?? other.min ?? 0) < (own.max ?? own.min ?? 0);
  return (
    !(isShort && isLess) &&
    isFar(own.min ?? own.max, other.min ?? other.max) &&
    isFar(own.max ?? own.min, other.max ?? other.min) &&
    !statements.some((statement) => isFrom(statement, sent))
  );
}

/** Pay with a stated period and no annual amount: after tax, or contradicted by another amount. */
function hasUnusablePeriod(pay: Pay): boolean {
  return !hasAnnual(pay) && pay.periodAssumed === undefined && pay.implausible === undefined;
}

function choosePay(statements: readonly Statement[], sent: Pay | null): Pay | null {
  const own = chooseOwn(statements, sent);
  if (sent === null) return own[0] ? widen(own[0], own.slice(1)) : null;
  const isBaseNamed = statements.some((statement) => statement.namesBase && isOwnPay(statement));
  const bases = basesOf(statements.filter(({ namesTotal }) => !(isBaseNamed && namesTotal)));
  const same = bases.flatMap((base) => concludePeriod(base, sent) ?? []);
  const best = same.find(({ periodAssumed }) => periodAssumed === undefined) ?? same[0];
  const found = best ?? joinBounds(bases, sent);
  if (found) return widen(joinSent(sent, found), own);
  const first = own.find(({ currency }) => currency === sent.currency) ?? own[0];
  if (first) {
    const places = widen(first, bases);
    return concludePeriod(places, sent) ? joinSent(sent, places) : takePeriod(widen(first, own), sent);
  }
  return statements.some((statement) => isFrom(statement, sent)) ? null : sent;
}

/** Whether the feed took an amount, or a bound, from money in the description that is not pay. */
function isFrom({ onTarget, others }: Money, sent: Pay): boolean {
  const same = [...onTarget, ...others].some((other) => concludePeriod(other, sent));
  // "Up to $120,000 in your first year": the feed's maximum is not pay.
  const isMost = ({ annual }: Pay) => isNear(annual.max ?? annual.min, sent.annual.max);
  return same || onTarget.some((pay) => sharesBound(pay, sent) || isMost(pay));
}

/** Pay whose bounds the description states separately: "Minimum: $80,000", "Maximum: $120,000". */
function joinBounds(all: readonly Pay[], sent: Pay): Pay | undefined {
  const bases = all.filter((base) => base.byPiece === undefined && !hasUnusablePeriod(base));
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

/** One range from the lowest to the highest, of those that match the first. */
function widen(pay: Pay, others: readonly Pay[]): Pay {
  if (pay.min === undefined || pay.max === undefined) return pay;
  return others.filter(isRange).reduce((all, other) => {
    // Pay after tax and pay before tax are not one range.
    const isSameTax = (all.annual.max === undefined) === (other.annual.max === undefined);
    return isSameTax && isAlike(all, other) ? joinPay(all, other) : all;
  }, pay);
}

/** An annual period stated by the feed also applies to other amounts in the description without a period. */
function takePeriod(pay: Pay, sent: Pay): Pay {
  if (sent.periodAssumed || sent.period !== pay.period) return pay;
  const { periodAssumed: _, ...stated } = pay;
  return stated;
}

/**
 * Determines the currency of a bare "$": the dollar that the description names for all its amounts, or else the feed's, unless the
 * description states other amounts in that: "US: $90,000, Canada: CAD 100,000".
 */
function reconcileDollars(statements: readonly Statement[], text: string, sent: Pay | null): Statement[] {
  const ofFeed = sent?.currencyAssumed ? undefined : sent?.currency;
  const [, name = "", code] = NAMED_DOLLAR.exec(text) ?? [];
  const named = code?.toUpperCase() ?? DOLLAR_NAMES[name.toLowerCase()];
  const inFeeds = statements.flatMap(({ base, stated }) =>
    base && !stated?.isBareDollar && base.currency === ofFeed ? [base] : [],
  );
  return statements.map((statement) => {
    const { base, stated } = statement;
    const isOther =
      inFeeds.length > 0 && !inFeeds.some((one) => one.min === base?.min && one.max === base?.max);
    const dollar = named ?? (isOther ? undefined : ofFeed);
    if (!base || !stated?.isBareDollar || dollar === undefined || !DOLLARS.has(dollar)) return statement;
    const { currencyAssumed: _, ...pay } = base;
    const annual = CURRENCIES[dollar] === undefined ? {} : base.annual;
    return { ...statement, base: { ...pay, currency: dollar, annual } };
  });
}

/** Uses the feed's period if the description states none. */
function joinSent(sent: Pay, described: Pay): Pay {
  const { period, currency, min, max } = described;
  if (!described.periodAssumed || sent.periodAssumed || sent.implausible) return described;
  // "Pay range: $15 - $25", where the feed has 2,080 times as much.
  const isConcluded = period === "hour" && hasAnnual(described);
  if (isConcluded) return described;
  if (period !== sent.period || (min === sent.min && max === sent.max)) return { ...sent, currency };
  return takePeriod(described, sent);
}

/** Whether a job is paid by commission alone, or its amounts are said to be on-target earnings. */
function isOnTargetAlone(text: string, title: string): boolean {
  if (COMMISSION_ONLY.test(text)) return true;
  const explained = RANGES_ON_TARGET.exec(text);
  return explained !== null && (explained[1] === undefined || SELLS.test(title));
}

/**
 * What pay may come to with commission or bonus, if a posting states no base pay, from its salary text or its description. It is
 * shown as such and never compared.
 *
 * @example findOnTargetPay("OTE $120k - $150k", "")?.onTarget; // true
 */
export function findOnTargetPay(
  salary: string,
  text: string,
  title = "",
  posting: PayContext = {},
): Pay | null {
  if (!NAMES_TARGETS.test(salary) && !NAMES_TARGETS.test(text)) return null;
  const statements = findStatements(text, undefined, posting);
  const found = [readMoney(salary, posting), ...statements].flatMap(({ targeted }) => targeted);
  if (isOnTargetAlone(text, title)) {
    const stated = readSalary(salary, posting);
    if (stated !== null) found.push(stated);
    // Amounts like "Week 2: $250 guaranteed minimum" have no usable period.
    found.push(...basesOf(statements).filter(hasAnnual));
  }
  const pay = found.find(({ currency }) => currency !== NO_CURRENCY);
  return pay ? { ...pay, annual: {}, onTarget: true } : null;
}
