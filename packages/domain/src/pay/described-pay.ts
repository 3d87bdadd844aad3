import { concludePeriod, isNear, sharesEnd } from "./annual-pay.ts";
import { CURRENCIES } from "./currencies.ts";
import { DOLLAR_NAMES, DOLLARS } from "./dollars.ts";
import { type Money, type PayContext, readMoney, readSalary } from "./parse-salary.ts";
import {
  isDollarDoubtful,
  isFarApart,
  isRange,
  joinRange,
  mayBeOfOneJob,
  NO_CURRENCY,
  PERIODS_PER_YEAR,
  yearOf,
} from "./pay-range.ts";
import {
  basesOf,
  chooseOwn,
  findStatements,
  isOwnPay,
  joinLevels,
  type Statement,
} from "./pay-statements.ts";
import type { Pay } from "./pay.ts";
import { COMMISSION_ONLY, NAMED_DOLLAR, NAMES_TARGETS, RANGES_ON_TARGET, SELLS } from "./statement-words.ts";

/**
 * The pay that a description states, which is the employer's own, before what its feed sent: feeds turn an hour's or a month's
 * pay into a year's, put dollars for other currencies, leave places out, and take what is hoped for as pay. What was sent
 * stands where the description says nothing, and null where neither does. `text` is the description without markup; the title
 * tells whether what is said of sales roles is of this one, `posting` what else is known of it.
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
  // What was sent may be one level's.
  const statements = settleDollars(sent === null ? joinLevels(found) : found, text, sent);
  if (isOnTargetAlone(text, title) && !statements.some(({ namesBase }) => namesBase)) return null;
  const pay = choosePay(statements, sent);
  const never = statements.flatMap(({ base, isUncompared }) => (isUncompared && base ? [base] : []));
  if (sent !== null && isNeverCompared(sent)) never.push(sent);
  const isOne = never.some(
    (other) =>
      pay !== null &&
      ((pay.min === other.min && pay.max === other.max) || concludePeriod(other, pay) !== undefined),
  );
  const isDoubtful =
    pay !== null &&
    (isDollarDoubtful(pay) || isContradicted(pay, statements) || isFarFromSent(pay, sent, statements));
  return pay && (isOne || isDoubtful) ? { ...pay, annual: {} } : pay;
}

/** Whether another sentence states the job's pay for another time, and it comes to quite another year. */
function isContradicted({ annual, currency, period }: Pay, statements: readonly Statement[]): boolean {
  const year = annual.max ?? annual.min;
  return statements.some((statement) => {
    const { base } = statement;
    const other = base && (base.annual.max ?? base.annual.min);
    if (!other || !year || !isOwnPay(statement) || base.periodAssumed) return false;
    if (base.currency !== currency || base.period === period) return false;
    return isFarApart(year, other);
  });
}

/** Whether the feed has quite another year's pay in the same currency, and not from what the description only hopes for. */
function isFarFromSent(pay: Pay, sent: Pay | null, statements: readonly Statement[]): boolean {
  if (sent === null || pay.currency !== sent.currency) return false;
  // Less than full time comes to, where that is what the feed reckoned with.
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

/** Pay for a time that was stated and that comes to no year: what taxes leave, or one of two figures that differ. */
function isNeverCompared({ annual, periodAssumed, implausible }: Pay): boolean {
  return (annual.min ?? annual.max) === undefined && periodAssumed === undefined && implausible === undefined;
}

function choosePay(statements: readonly Statement[], sent: Pay | null): Pay | null {
  const own = chooseOwn(statements, sent);
  if (sent === null) return joinPlaces(own);
  const isBaseNamed = statements.some((statement) => statement.namesBase && isOwnPay(statement));
  const bases = basesOf(statements.filter(({ namesTotal }) => !(isBaseNamed && namesTotal)));
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
  // "Up to $120,000 in your first year": the feed's most is no pay either.
  const isMost = (base: Pay) => isNear(base.annual.max ?? base.annual.min, sent.annual.max);
  return same || hoped.some((base) => sharesEnd(base, sent) || isMost(base));
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
    return { ...all, ...joinRange(all, other), annual: joinRange(all.annual, other.annual) };
  }, pay);
}

function isAlternative(pay: Pay, other: Pay): boolean {
  return (
    pay.min !== undefined &&
    pay.max !== undefined &&
    isRange(other) &&
    pay.currency === other.currency &&
    pay.period === other.period &&
    pay.byPiece === other.byPiece &&
    // What taxes leave is no other place's pay before them.
    (pay.annual.max === undefined) === (other.annual.max === undefined) &&
    mayBeOfOneJob(pay, other)
  );
}

/** A year that the feed states is stated too where the description gives other amounts without a time. */
function takePeriod(pay: Pay, sent: Pay): Pay {
  if (sent.periodAssumed || sent.period !== pay.period) return pay;
  const { periodAssumed: _, ...stated } = pay;
  return stated;
}

/**
 * A bare "$" is the dollar that the description names for all its amounts, else the one that the feed names, unless this has other
 * amounts here: "US: $90,000, Canada: CAD 100,000".
 */
function settleDollars(statements: readonly Statement[], text: string, sent: Pay | null): Statement[] {
  const ofFeed = sent?.currencyAssumed ? undefined : sent?.currency;
  const named = findNamedDollar(text);
  const inFeeds = statements.flatMap(({ base, isBareDollar }) =>
    base && !isBareDollar && base.currency === ofFeed ? [base] : [],
  );
  return statements.map((statement) => {
    const { base, isBareDollar } = statement;
    const isOther =
      inFeeds.length > 0 && !inFeeds.some((one) => one.min === base?.min && one.max === base?.max);
    const dollar = named ?? (isOther ? undefined : ofFeed);
    if (!base || !isBareDollar || dollar === undefined || !DOLLARS.has(dollar)) return statement;
    const { currencyAssumed: _, ...stated } = base;
    const annual = CURRENCIES[dollar] === undefined ? {} : base.annual;
    return { ...statement, base: { ...stated, currency: dollar, annual } };
  });
}

/** What the feed said of the period counts where the description says nothing. */
function joinSent(sent: Pay, described: Pay): Pay {
  const { period, currency, min, max } = described;
  if (!described.periodAssumed || sent.periodAssumed || sent.implausible) return described;
  // "Pay range: $15 - $25", of which the feed has 2,080 times as much.
  const isConcluded = period === "hour" && (described.annual.min ?? described.annual.max) !== undefined;
  if (isConcluded) return described;
  if (period !== sent.period || (min === sent.min && max === sent.max)) return { ...sent, currency };
  return takePeriod(described, sent);
}

/** The dollar that a description names for its amounts; undefined where it names none. */
function findNamedDollar(text: string): string | undefined {
  const [, name, code] = NAMED_DOLLAR.exec(text) ?? [];
  return code?.toUpperCase() ?? DOLLAR_NAMES[name?.toLowerCase() ?? ""];
}

/** Whether nothing is paid but commission, or all that is told are target earnings, so that every amount is what somebody may come to. */
function isOnTargetAlone(text: string, title: string): boolean {
  if (COMMISSION_ONLY.test(text)) return true;
  const told = RANGES_ON_TARGET.exec(text);
  return told !== null && (told[1] === undefined || SELLS.test(title));
}

/**
 * What somebody may come to with commission or bonus, of a posting that states no base pay: its salary's text says so, or its
 * description. It is shown as such, and compared with nothing.
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
  const hoped = [readMoney(salary, posting), ...statements].flatMap(({ onTarget }) => onTarget);
  const told = isOnTargetAlone(text, title)
    ? [readSalary(salary, posting), ...statements.map(({ base }) => base).filter(isOfKnownTime)].filter(
        (base) => base !== null,
      )
    : [];
  const pay = [...hoped, ...told].find(({ currency }) => currency !== NO_CURRENCY);
  return pay ? { ...pay, annual: {}, onTarget: true } : null;
}

/** "Week 2: $250 guaranteed minimum" is for no time that a description tells. */
const isOfKnownTime = (pay: Pay | null) => pay !== null && (pay.annual.min ?? pay.annual.max) !== undefined;
