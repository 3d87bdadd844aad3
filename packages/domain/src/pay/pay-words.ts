import { takeUntil } from "../text/take-until.ts";
import {
  EARNINGS,
  FIXED,
  HOW_MUCH,
  NO_WORK,
  OF_COMPANY,
  OTHER,
  PAID_BESIDE,
  PAY,
  SELLING,
  TRADE,
  WORKER,
} from "./money-words.ts";
import { isAveraged, isNoPay, isNotOffered } from "./other-money.ts";
import {
  type AmountPlace,
  hasWord,
  isWord,
  isWordOf,
  joinWords,
  NEAR_WORDS,
  type SalaryToken,
  type SalaryWord,
  untilComma,
  type WordTest,
} from "./salary-tokens.ts";

/**
 * What an amount is, by the words around it: base pay by name, on-target earnings, money that is not pay, or other pay.
 */
export type MoneyRole = "base" | "on-target" | "other" | "pay" | undefined;

/**
 * Determines what an amount is from the nearest word before or after it, or else from a clause about the job's pay. Undefined if
 * neither says so. Words after it are its own up to a comma: "$100k ote, $70k base".
 */
export function readRole({ tokens, start, end, before, after, isRange }: AmountPlace): MoneyRole {
  const next = tokens.slice(end);
  const behind = dropTrades(untilComma(after.filter(isWord)));
  const ahead = dropTrades(before.filter(isWord)).toReversed();
  if (isOfCompany(next) || isNoPay(ahead, behind) || isNotOffered(before)) return "other";
  const [payAhead, payBehind] = [findNearest(ahead, isPay), findNearest(behind, isPay)];
  const [otherAhead, otherBehind] = [findNearest(ahead, isOtherMoney), findNearest(behind, isOtherMoney)];
  const [pay, other] = [Math.min(payAhead, payBehind), Math.min(otherAhead, otherBehind)];
  // A share of pay saved for retirement, and not pay named after it: "401(k) match up to 4% of $100,000".
  const saved = findNearest(ahead, ({ text }) => /^(?:401k?|401\(k\)|rrsp|pension|retirement)$/.test(text));
  if (isWordOf(ahead[0], /^(?:up|of)$/) && saved < payAhead) return "other";
  // Words for pay before a range introduce it, whatever follows: "salary range $90k - $110k bonus eligible".
  const isIntroduced =
    isOfJob(before.filter(isWord)) ||
    (isRange && (payAhead < otherAhead || HEADED_BY_BOTH.test(joinWords(ahead.toReversed()))));
  // Of two equally near, the one after it decides, also if a comma separates the other: "competitive pay and $5,250 in tuition assistance".
  const first = tokens[start];
  const isApart = first?.kind === "currency" && first.startsClause;
  const isBehind = isApart
    ? otherBehind < payBehind
    : otherBehind < Infinity && other === pay && otherBehind === other;
  if (!isIntroduced && (other < pay || isBehind)) return "other";
  const named = readPayRole(ahead, behind, before, next);
  if (named !== undefined) return named;
  return pay < Infinity || hasWord([...ahead, ...behind], TAXED)
    ? "pay"
    : readSubject(tokens.slice(0, start));
}

/** "Salary and benefits: $60,000 - $80,000": the range is the pay. */
const HEADED_BY_BOTH = /(?:^| )(?:salary|pay|compensation|wage) (?:benefits|perks|bonus|rewards)$/;

/** Whether pay is called base pay or on-target earnings. */
function readPayRole(
  ahead: readonly SalaryWord[],
  behind: readonly SalaryWord[],
  before: readonly SalaryToken[],
  next: readonly SalaryToken[],
): "base" | "on-target" | undefined {
  const nearest = (test: WordTest) => Math.min(findNearest(behind, test), findNearest(ahead, test));
  const isEarned = (ahead[0]?.text === "earn" && hasWord(behind, PLATFORM)) || isAveraged(before, behind);
  const onTarget = isEarned ? 0 : Math.min(nearest(isOnTarget), findNearest(ahead, isComingTo));
  // "60.000 € fix"
  const isFixed = isWordOf(behind[0], FIXED);
  const base = isFixed ? 0 : nearest(isBase);
  if (onTarget < base || (onTarget < Infinity && isComposed(next))) return "on-target";
  if (base === Infinity) return undefined;
  return onTarget === base && !isFixed && findNearest(behind, isBase) > base ? "on-target" : "base";
}

/** By a clause since the last money: "the base salary range for the Designer (3D) role is". Others have no currency: "since 2026". */
function readSubject(ahead: readonly SalaryToken[]): "base" | "pay" | undefined {
  const lastMoney = ahead.findLastIndex(({ kind }) => kind === "currency");
  const words = ahead.slice(lastMoney + 1).filter(isWord);
  if (!isOfJob(words)) return undefined;
  return words.some(isBase) ? "base" : "pay";
}

/** Whether base pay is only a part of the amount: "earnings of $100k (base plus commission)", "OTE 100k € fix + Bonus". */
function isComposed(next: readonly SalaryToken[]): boolean {
  const [base, link, part] = next;
  const isNamed = isWordOf(base, /^base$/) || isWordOf(base, FIXED);
  const isJoined = link?.kind === "addition" || link?.kind === "plus" || link?.kind === "and";
  return isNamed && isJoined && isWordOf(part, PAID_BESIDE);
}

/** Words for pay and for extras alike. */
const TAXED = /^(?:gross|net|netto|brutt?[oa]s?|bruts?|lord[io])$/;

/** Whether a word names pay or describes its amount: "up to", "gross". */
export const describesPay = ({ text }: SalaryWord) =>
  PAY.test(text) || TAXED.test(text) || HOW_MUCH.test(text);

const TARGET = /^target(?:ed)?$/;
/** A target salary is what an employer intends to pay, while other targets are what pay may come to. */
const OF_BASE = /^(?:salary|pay|base|hiring|hourly|wage)$/;

const isOnTarget: WordTest = (word, at, words) => {
  const isOfBase = !hasWord([words[at - 1], words[at + 1]], /^on$/) && hasWord(words, OF_BASE);
  // "Media de 3.000 €" is an average, unlike media that somebody buys.
  const isMean = isWordOf(word, /^(?:media|média)$/) && words[at - 1]?.text === "de";
  return isWordOf(word, EARNINGS) || isMean || (isWordOf(word, TARGET) && !isOfBase);
};

/** Base pay by name, unless the amount includes more: "earnings of $55K-$75K through base and commission". */
const isBase: WordTest = ({ text }, at, words) =>
  (text === "base" || text === "fte") && !hasWord(words.slice(0, at), /^(?:through|combination|including)$/);

/**
 * "Our reps make $90k", "agents typically earn $90k", "you can expect to earn $90k", "teachers on our platform earn $90k". `words`
 * begin next to the amount.
 */
const isComingTo: WordTest = ({ text }, at, words) => {
  const who = words.slice(at + 1).find((word) => !OFTEN.test(word.text));
  return at < NEAR_WORDS && (/^(?:makes?|making)$/.test(text) || (EARN.test(text) && isWordOf(who, SELLING)));
};
/** "Hosts earn $40,000 a year on our platform" */
const PLATFORM = /^(?:platform|marketplace)$/;
const EARN = /^(?:earn|average)$/;
const OFTEN = /^(?:typically|usually|often|generally|commonly|can|may|could|will|also|who|to)$/;

const isPay: WordTest = ({ text }, at, words) => PAY.test(text) || isPackage(text, at, words);

/** "A$130k package", "a package of £60,000", but not "relocation package of $10,000". */
function isPackage(text: string, at: number, words: readonly SalaryWord[]): boolean {
  const isNext = at === 0 || (at === 1 && words[0]?.text === "of");
  const what = words[at + 1];
  return text === "package" && isNext && (what === undefined || !isOtherMoney(what, at + 1, words));
}

/** "$250K+ enterprise deals", but not "$60k + commission on sales". */
function isOfCompany(next: readonly SalaryToken[]): boolean {
  const isOther = (token: SalaryToken) => token.kind === "plus" || (isWord(token) && token.startsClause);
  const words = takeUntil(next.slice(0, 4), (token, at) => at > 0 && isOther(token));
  return !hasWord(words, PAID_BESIDE) && hasWord(words, OF_COMPANY);
}

/**
 * Whether the words after a period or another word name money beside pay, or no pay: "annual performance bonus", "annual
 * review". If a comma precedes it (`opened`), they may begin after one too; otherwise a comma ends them: "per year, bonus on
 * top".
 */
export function namesOtherMoney(next: readonly SalaryToken[], opened = true): boolean {
  return takeUntil(
    next.slice(0, 3),
    (token, at) => (at > 0 || !opened) && isWord(token) && token.startsClause,
  ).some((token) => (isWordOf(token, OTHER) && !isWordOf(token, STANDS_APART)) || isWordOf(token, RECURRING));
}

/** "Annual leave", "weekly pay periods" */
const RECURRING = /^(?:reviews?|appraisals?|increments?|increases?|leave|periods|invoic(?:e|es|ing))$/;

/** Named beside a period that does not belong to it: "$28 per hour, shift differentials apply". */
const STANDS_APART = /^(?:raised?|differentials?|vale|plr|bônus|limit)$/;

export const isOtherMoney: WordTest = ({ text }, at, words) =>
  OTHER.test(text) ||
  // Only right beside the amount. Elsewhere they name a trade.
  (at < 2 && /^(?:grants|loans)$/.test(text)) ||
  // "A salary increase of $5,000"
  (/^(?:increases?|raises?)$/.test(text) && isWordOf(words[at - 1], /^(?:of|by)$/)) ||
  // A stipend is pay for work, unless it is for something else.
  (/^(?:stipends?|allowances?)$/.test(text) && hasWord(words.slice(Math.max(0, at - 3), at + 4), NO_WORK));

/** How far away the nearest matching word is. The list begins next to the amount. */
function findNearest(words: readonly SalaryWord[], test: WordTest): number {
  const at = words.findIndex(test);
  return at === -1 ? Infinity : at;
}

/** Omits words that only name a trade: sales in "sales manager", funds in "head of funds". */
function dropTrades(words: readonly SalaryWord[]): SalaryWord[] {
  return words.filter(({ text }, at) => {
    if (!TRADE.test(text)) return true;
    if (/^markets?$/.test(text) && isWordOf(words[at - 1], PLACED)) return false;
    const isLed = hasWord(words.slice(Math.max(0, at - 2), at), LEADING);
    return !isLed && !hasWord(words.slice(at + 1, at + 4), WORKER);
  });
}

/** What others pay: "at the top of the market", "by the local market". */
const PLACED = /^(?:the|local|current|job|labou?r|geographic|lowest|highest|on|to|our)$/;
const LEADING = /^(?:head|vp|president|director|chief|manager)$/;

/**
 * Whether a clause is about the job's pay, whatever the job or company is called: "the pay range for this deal desk role at our
 * insurance company is". `words` are in the text's order.
 */
function isOfJob(words: readonly SalaryWord[]): boolean {
  const pay = words.findIndex(isPay);
  if (pay === -1) return false;
  const rest = words.slice(pay + 1).map(({ text }) => text);
  const job = rest.findIndex((text) => !OF_RANGE.test(text));
  if (
    !/^(?:for|of|in|at|within)$/.test(rest[job] ?? "") ||
    !/^(?:the|this|our|an?|these|your)$/.test(rest[job + 1] ?? "")
  )
    return false;
  const verbs = rest.filter((text) => VERB.test(text)).length;
  return (
    verbs === 1 &&
    rest.slice(-NEAR_WORDS).some((text) => VERB.test(text)) &&
    !rest.some((text) => OTHER_CLAUSE.test(text))
  );
}

const OF_RANGE = /^(?:ranges?|rates?|bands?|scale|salary|pay|compensation|wage)$/;
const VERB = /^(?:is|are|was|be|ranges|starts)$/;
const OTHER_CLAUSE = /^(?:which|that|who|includes?|including|offers?|also|while|whose)$/;
