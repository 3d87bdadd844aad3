import { isBeside, isNoPay, isOfCompany, isSaved, type Tells } from "./beside-pay.ts";
import { PAID_BESIDE, TRADE, WORKER } from "./money-words.ts";
import {
  hasWord,
  isWord,
  isWordOf,
  joinWords,
  type SalaryToken,
  type SalaryWord,
  untilComma,
} from "./salary-tokens.ts";
import { isAveraged, isNotOffered } from "./whose-money.ts";

/**
 * What an amount is, by the words around it: base pay by name, on-target earnings, money that is not pay, or other pay.
 */
export type MoneyRole = "base" | "on-target" | "other" | "pay" | undefined;

/**
 * Determines what an amount is from the nearest word before or after it. Undefined if no word says so. Words after it are its own
 * up to a comma: "$100k ote, $70k base". `next` is everything after it, `isRange` whether it has two numbers, and `isApart` whether
 * a comma is right before it.
 */
export function readRole(
  before: readonly SalaryToken[],
  after: readonly SalaryToken[],
  next: readonly SalaryToken[],
  { isRange, isApart }: { readonly isRange: boolean; readonly isApart: boolean },
): MoneyRole {
  const behind = dropTrades(untilComma(after.filter(isWord)));
  const ahead = dropTrades(before.filter(isWord)).toReversed();
  const nearest = (tells: Tells) => Math.min(findNearest(behind, tells), findNearest(ahead, tells));
  if (isOfCompany(next) || isNoPay(ahead, behind) || isNotOffered(before) || isSavedShare(ahead))
    return "other";
  const [other, pay] = [nearest(isBeside), nearest(isPay)];
  // Words for pay before a range introduce it, whatever follows: "salary range $90k - $110k bonus eligible".
  const isIntroduced =
    isOfJob(before.filter(isWord)) ||
    (isRange &&
      (findNearest(ahead, isPay) < findNearest(ahead, isBeside) ||
        HEADED_BY_BOTH.test(joinWords(ahead.toReversed()))));
  // Of two equally near, the one after it decides, also if a comma separates the other: "competitive pay and $5,250 in tuition assistance".
  const otherBehind = findNearest(behind, isBeside);
  const isBehind =
    otherBehind < Infinity &&
    (isApart ? otherBehind < findNearest(behind, isPay) : other === pay && otherBehind === other);
  if (!isIntroduced && (other < pay || isBehind)) return "other";
  const isThere = (ahead[0]?.text === "earn" && hasWord(behind, PLATFORM)) || isAveraged(before, behind);
  const hoped = isThere ? 0 : Math.min(nearest(isHoped), findNearest(ahead, isComingTo));
  const base = isFixed(behind) ? 0 : nearest(isBase);
  if (hoped < base || (hoped < Infinity && isComposed(next))) return "on-target";
  if (base < Infinity)
    return hoped === base && !isFixed(behind) && findNearest(behind, isBase) > base ? "on-target" : "base";
  return pay < Infinity || nearest(({ text }) => TAXED.test(text)) < Infinity ? "pay" : undefined;
}

/** "Salary and benefits: $60,000 - $80,000": the range is the pay. */
const HEADED_BY_BOTH = /(?:^| )(?:salary|pay|compensation|wage) (?:benefits|perks|bonus|rewards)$/;

/** What an amount is by a clause about the job's pay: "the base salary range for the Designer (3D) role is". */
export function readSubject(before: readonly SalaryToken[]): MoneyRole {
  const words = before.filter(isWord);
  if (!isOfJob(words)) return undefined;
  return words.some(isBase) ? "base" : "pay";
}

/** A share of pay saved for retirement, and not pay named after it: "401(k) match up to 4% of $100,000". */
const isSavedShare = (ahead: readonly SalaryWord[]) =>
  isWordOf(ahead[0], /^(?:up|of)$/) && findNearest(ahead, isSaved) < findNearest(ahead, isPay);

/** Whether base pay is only a part of the amount: "earnings of $100k (base plus commission)", "OTE 100k € fix + Bonus". */
function isComposed(next: readonly SalaryToken[]): boolean {
  const [base, joint, part] = next;
  const isNamed = isWordOf(base, /^base$/) || isWordOf(base, FIXED);
  const isJoined = joint?.kind === "addition" || joint?.kind === "plus" || joint?.kind === "and";
  return isNamed && isJoined && isWordOf(part, PAID_BESIDE);
}

/** Whether a word names pay or describes its amount: "up to", "gross". */
export const isOfPay = ({ text }: SalaryWord) => PAY.test(text) || TAXED.test(text) || HOW_MUCH.test(text);

const HOPED =
  /^(?:otes?|earnings?|incomes?|potential|performing|performers|reps|earners|rendimiento|ganhos|ganancias|guadagni|desempe[nñ]h?o|potencia(?:l|les|is)|medios|médios|moyens|promedio|verdienst(?:möglichkeit|chance)(?:en)?|durchschnitts(?:verdienst|einkommen)|(?:jahres)?ziel(?:gehalt|einkommen|vergütung|verdienst))$/u;
const TARGET = /^target(?:ed)?$/;
/** A target salary is what an employer intends to pay, while other targets are what pay may come to. */
const OF_BASE = /^(?:salary|pay|base|hiring|hourly|wage)$/;

const isHoped: Tells = (word, at, words) => {
  const isOnTarget = hasWord([words[at - 1], words[at + 1]], /^on$/);
  const isOfBase = !isOnTarget && hasWord(words, OF_BASE);
  // "Media de 3.000 €" is an average, unlike media that somebody buys.
  const isMean = isWordOf(word, /^(?:media|média)$/) && words[at - 1]?.text === "de";
  return isWordOf(word, HOPED) || isMean || (isWordOf(word, TARGET) && !isOfBase);
};

/** Base pay by name, unless the amount includes more: "earnings of $55K-$75K through base and commission". */
const isBase: Tells = ({ text }, at, words) =>
  (text === "base" || text === "fte") &&
  !words.slice(0, at).some((word) => /^(?:through|combination|including)$/.test(word.text));

/** Fixed pay by name, right after its amount: "60.000 € fix". */
const isFixed = ([word]: readonly SalaryWord[]) => word !== undefined && FIXED.test(word.text);
export const FIXED = /^(?:fix|fixum|fixgehalt|fixe|fijo|fixo|fisso)$/;

/** Words for pay and for extras alike. */
const TAXED = /^(?:gross|net|netto|brutt?[oa]s?|bruts?|lord[io])$/;
const PAY =
  /^(?:base|salar(?:y|ies)|ote|pay(?:s|rate|range)?|paid|rates?|ranges?|bands?|ctc|compensat(?:ion|ed)|comp|wages?|remuneration|earn(?:ings?)?|\p{L}*gehalt\p{L}*|vergütung|\p{L}*lohn|salaire|rémunération|salarios?|salarial|salários?|sueldos?|\p{L}*salaris|stipendio|ral|retribuzione|remunera(?:ção|ción)|wynagrodzenie|lön|annuali[sz]ed)$/u;
const HOW_MUCH =
  /^(?:up|from|over|above|least|at|starting|starts|about|approx|around|min|max|minimum|maximum|doe|competitive)$/;
/**
 * "Our reps make $90k", "agents typically earn $90k", "you can expect to earn $90k", "teachers on our platform earn $90k". `words`
 * begin next to the amount.
 */
const isComingTo: Tells = ({ text }, at, words) => {
  const who = words.slice(at + 1).find((word) => !OFTEN.test(word.text));
  return at < NEAR_WORDS && (/^(?:makes?|making)$/.test(text) || (EARN.test(text) && isWordOf(who, SELLING)));
};
/** "Hosts earn $40,000 a year on our platform" */
const PLATFORM = /^(?:platform|marketplace)$/;
const EARN = /^(?:earn|average)$/;
const OFTEN = /^(?:typically|usually|often|generally|commonly|can|may|could|will|also|who|to)$/;
const SELLING =
  /^(?:expect|agents|reps|representatives|closers|setters|producers|brokers|realtors|consultants|sellers|platform|marketplace)$/;

const isPay: Tells = ({ text }, at, words) => PAY.test(text) || isPackage(text, at, words);

/** "A$130k package", "a package of £60,000", but not "relocation package of $10,000". */
function isPackage(text: string, at: number, words: readonly SalaryWord[]): boolean {
  const isNext = at === 0 || (at === 1 && words[0]?.text === "of");
  const what = words[at + 1];
  return text === "package" && isNext && (what === undefined || !isBeside(what, at + 1, words));
}

/** How far away the nearest matching word is. The list begins next to the amount. */
function findNearest(words: readonly SalaryWord[], tells: Tells): number {
  const at = words.findIndex(tells);
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

const NEAR_WORDS = 4;
const OF_RANGE = /^(?:ranges?|rates?|bands?|scale|salary|pay|compensation|wage)$/;
const VERB = /^(?:is|are|was|be|ranges|starts)$/;
const OTHER_CLAUSE = /^(?:which|that|who|includes?|including|offers?|also|while|whose)$/;
