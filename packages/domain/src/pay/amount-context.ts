import type { AmountRange } from "./amount-range.ts";
import { isPaidEach, isTooMuch } from "./annual-pay.ts";
import { PAID_BESIDE_WORDS } from "./money-words.ts";
import { PERIODS_PER_YEAR } from "./pay-range.ts";
import { describesPay, namesOtherMoney } from "./pay-words.ts";
import type { PayPeriod } from "./pay.ts";
import {
  type AmountPlace,
  hasWord,
  isWord,
  isWordOf,
  joinWords,
  NEAR_WORDS,
  NEXT_WORDS,
  type SalaryToken,
  untilComma,
} from "./salary-tokens.ts";

/** The period of an amount. `piece` is pay by the article or project, `odd` an interval that is no period: "every two weeks". */
export type PaidPeriod = PayPeriod | "piece" | "odd" | undefined;

export type AmountInText = AmountRange & AmountPlace;

/** Finds the period of an amount: between its two numbers, in a rate's name, after it, or before it, in this order. */
export function readPeriod(place: AmountInText): PaidPeriod {
  const { tokens, start, end, before, after, max: amount } = place;
  const currency = place.currencies[0]?.currency ?? "USD";
  const find = (all: readonly SalaryToken[], isNear?: (at: number) => boolean) =>
    findPeriod(all, (period) => isPaidEach(amount, currency, period), isNear);
  // "Office Hours" may be a company that pays $60,000.
  const mayBeMeant = (token: SalaryToken) =>
    token.kind !== "period" || !isTooMuch(amount * PERIODS_PER_YEAR[token.period], currency);
  // "Hourly: $28.85 Annual: $60,000", but not "20 per week, $1,500 per month".
  const isLed =
    tokens[start - 1]?.kind === "period" &&
    tokens[end]?.kind === "period" &&
    tokens[start - 2]?.kind !== "number";
  return (
    find(tokens.slice(place.low.end, end)) ??
    (isLed ? find(tokens.slice(Math.max(0, start - 2), start)) : undefined) ??
    findNamedRate(before.filter(mayBeMeant), tokens.slice(end)) ??
    find(
      dropOthers(after).filter((token, at) => at === 0 || mayBeMeant(token)),
      (at) => at < NEXT_WORDS,
    ) ??
    find(before.filter(mayBeMeant), (at) => before.length - at <= NEXT_WORDS)
  );
}

/** Omits periods after a comma that are about something else: "$90,000, two retreats a year". */
function dropOthers(after: readonly SalaryToken[]): SalaryToken[] {
  return after.filter((token, at) => {
    const opening = after.slice(0, at).findLastIndex((word) => isWord(word) && word.startsClause);
    const between = opening === -1 ? [] : after.slice(opening, at).filter(isWord);
    return (
      (token.kind !== "period" && token.kind !== "odd") || between.length < 2 || between.some(describesPay)
    );
  });
}

function findPeriod(
  tokens: readonly SalaryToken[],
  isPaid: (period: PayPeriod) => boolean,
  isNear?: (at: number) => boolean,
): PaidPeriod {
  for (const [at, token] of tokens.entries()) {
    // "$60,000, paid monthly", "reviewed annually": when it is paid, not its period.
    const ahead = tokens.slice(0, at).findLast((one) => one.kind !== "word" || !BETWEEN.test(one.text));
    const tellsWhen = isWordOf(ahead, PAID);
    if (isWordOf(ahead, REVIEWED)) continue;
    if (
      token.kind === "period" &&
      !namesOtherMoney(tokens.slice(at + 1), token.startsClause) &&
      (!tellsWhen || isPaid(token.period))
    )
      return isPerPiece(tokens.slice(at + 1)) ? "piece" : token.period;
    if (token.kind === "piece" && isNear?.(at) !== false) return "piece";
    const isOdd = token.kind === "odd" && !namesOtherMoney(tokens.slice(at + 1));
    if (isOdd && (!tellsWhen || isPaid("week"))) return "odd";
  }
  return undefined;
}

/** "$200 a month per client", "$30 a month for each listing": how many there are is not said. */
function isPerPiece([first, second]: readonly SalaryToken[]): boolean {
  const piece = first?.kind === "word" && first.text === "for" ? second : first;
  return piece?.kind === "piece" && piece.isEach;
}

const PAID = /^(?:paid|payable|payments?|payouts?)$/;
const REVIEWED = /^(?:reviewed|review|evaluated|adjusted)$/;
/** "Paid in equal monthly instalments" */
const BETWEEN = /^(?:out|in|on|a|equal)$/;

/**
 * The hour or day in a rate's name before the amount: "day rate", "hourly pay rate", "rate per hour", "Tagessatz". Words on when it
 * is invoiced ("monthly"), for how long, and on how many days a week do not matter, but a period right after the amount does: "day
 * rate: £1,800 a week". `behind` are all tokens after the amount.
 */
function findNamedRate(
  before: readonly SalaryToken[],
  behind: readonly SalaryToken[],
): PayPeriod | undefined {
  const at = before.findLastIndex(({ kind }) => kind === "period");
  const token = before[at];
  if (token?.kind !== "period" || isFollowed(behind)) return undefined;
  if (token.period !== "hour" && token.period !== "day") return undefined;
  const names = token.period === "hour" ? OF_HOUR : OF_DAY;
  const beside = [before[at - 1], before[at + 1], before[at + 2]];
  const isNamed = token.namesRate || hasWord(beside, names);
  return isNamed && !hasWord(before.slice(at + 1), OTHER_PAY) ? token.period : undefined;
}

const OF_HOUR = /^(?:rates?|wages?|pay|satz)$/;
/** "Daily pay" may say when it is paid. */
const OF_DAY = /^(?:rates?|satz)$/;

/** "Instead of a day rate we pay €3,000, invoiced monthly" */
const OTHER_PAY = /^(?:we|salary|salaries|retainer|fixed)$/;

/** Whether another period follows. In "weekly pay", "weekly rate £1,800" and "weekly $300" it belongs to something else. */
function isFollowed([first, second]: readonly SalaryToken[]): boolean {
  if (first?.kind === "piece" || first?.kind === "odd") return true;
  const belongsToNext = second?.kind === "currency" || isWordOf(second, /^(?:pay|rates?|payouts?)$/);
  return first?.kind === "period" && !belongsToNext;
}

/** Words for pay that depends on sales or targets, not only on hours. */
export const TARGETED = new RegExp(`^(?:otes?|target(?:ed)?|${PAID_BESIDE_WORDS})$`);

/** Words for pay after tax. */
export const NET =
  /^(?:nett?|nets|netto(?:gehalt|lohn|verdienst|vergütung)?|net[oa]s?|nett[ia]|netto\p{L}{3,}|l[íi]quid[oa]s?|limpi[oa]s|rękę)$/u;

/**
 * Whether it is for less than full time: "actual salary £18,600", "pro rata (£15,000 for 24 hours)", but not "£30,000 pro rata",
 * which is the full-time amount.
 */
export function isForPartTime(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const ahead = before.filter(isWord).slice(-NEXT_WORDS);
  const own = untilComma(after.filter(isWord)).slice(0, NEXT_WORDS);
  return !hasWord(own, FULL_TIME) && (hasWord(ahead, PART_TIME) || hasWord(own, /^actual$/));
}

const PART_TIME = /^(?:actual|actually|rata|prorated|anteilig)$/;
const FULL_TIME = /^(?:fte|full|rata|prorated)$/;

/**
 * Whether it is paid during training: "$15/hr during training", "Training pay: $15 per hour", "Training is paid at $10", but not
 * "then $18/hr" after it or "$18/hr after training". The first months and probation count as training.
 */
export function isForTraining(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const behind = untilComma(after.filter(isWord)).slice(0, NEXT_WORDS);
  const ahead = isWord(before[0]) ? before.filter(isWord).slice(-NEAR_WORDS) : [];
  return TRAINING.test(joinWords(behind)) || TRAINING.test(joinWords(ahead));
}

/** Not "after your training", "once you have passed training". */
const TRAINING =
  /(?<!(?:^| )(?:after|following|once|post|nach|après|después|após|depois)(?: \S+){0,3})(?:^| )training(?: |$)/;
