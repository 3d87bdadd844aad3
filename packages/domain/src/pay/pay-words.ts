import { isForLeave, isForThings, isPutBy, isTooLittle } from "./no-wage.ts";
import type { SalaryToken, SalaryWord as Word } from "./salary-tokens.ts";
import { dropTrades, isOfJob } from "./trade-words.ts";
import { isAveraged, isOfOtherPeople } from "./whose-money.ts";

/**
 * What the words around an amount say that it is: base pay by name, what is only hoped for, money that is no pay at all, or
 * pay like any other.
 */
export type MoneyRole = "base" | "on-target" | "other" | "pay" | undefined;

/**
 * Tells what an amount is from the nearest of the words ahead of it and behind it; undefined where none says. Those behind are
 * its own up to a comma, then those before it: "$100k ote, $70k base". `next` is all that follows, `isRange` whether there are
 * two amounts.
 */
export function readRole(
  before: readonly SalaryToken[],
  after: readonly SalaryToken[],
  next: readonly SalaryToken[],
  isRange: boolean,
): MoneyRole {
  const opening = after.findIndex((token) => token.kind === "word" && token.opens);
  const behind = dropTrades(after.slice(0, opening === -1 ? undefined : opening).filter(isWord));
  const ahead = dropTrades(before.filter(isWord)).toReversed();
  const nearest = (tells: Tells) => Math.min(findNearest(behind, tells), findNearest(ahead, tells));
  if (isOfCompany(next) || [...ahead, ...behind].some(({ text }) => REFERRAL.test(text))) return "other";
  if (
    isOfOtherPeople(before) ||
    isSavedShare(ahead) ||
    isTooLittle(behind) ||
    isForThings(behind) ||
    isForLeave(ahead) ||
    isPutBy(ahead, behind) ||
    ahead.some(isSized)
  )
    return "other";
  const [other, pay] = [nearest(isBeside), nearest(isPay)];
  // Words ahead that name pay introduce a range, whatever is said behind: "salary range $90k - $110k bonus eligible".
  const isIntroduced =
    isOfJob(before.filter(isWord), isPay) ||
    (isRange && (findNearest(ahead, isPay) < findNearest(ahead, isBeside) || isHeadedByBoth(ahead)));
  // Of two as near the one behind tells: "competitive pay and $5,250 in tuition assistance".
  const isBehind = other < Infinity && other === pay && findNearest(behind, isBeside) === other;
  const isExtra =
    /^(?:additional|extra|zusätzlich|adicional(?:es)?|supplémentaires?)$/.test(ahead[0]?.text ?? "") ||
    isPaidIn(behind) ||
    ahead.slice(0, NEAR_WORDS).some(isOvertime);
  if ((!isIntroduced && (other < pay || isBehind)) || isExtra) return "other";
  const isThere =
    (ahead[0]?.text === "earn" && behind.some(({ text }) => PLATFORM.test(text))) || isAveraged(ahead);
  const hoped = isThere ? 0 : Math.min(nearest(isHoped), findNearest(ahead, isComingTo));
  const base = nearest(isBase);
  if (hoped < base || (hoped < Infinity && isComposed(next))) return "on-target";
  if (base < Infinity) return hoped === base && findNearest(behind, isBase) > base ? "on-target" : "base";
  return pay < Infinity || nearest(({ text }) => TAXED.test(text)) < Infinity ? "pay" : undefined;
}

/** "Salary and benefits: $60,000 - $80,000": the range is the pay. */
const isHeadedByBoth = ([other, pay]: readonly Word[]) =>
  other !== undefined &&
  pay !== undefined &&
  /^(?:benefits|perks|bonus|rewards)$/.test(other.text) &&
  /^(?:salary|pay|compensation|wage)$/.test(pay.text);

/** What is said in a clause whose subject is a job's pay: "the base salary range for the Designer (3D) role is". */
export function readSubject(before: readonly SalaryToken[]): MoneyRole {
  const words = before.filter(isWord);
  if (!isOfJob(words, isPay)) return undefined;
  return words.some(isBase) ? "base" : "pay";
}

/** Whether it hangs on what somebody sells or comes to, not on hours alone. */
export function isTargeted(tokens: readonly SalaryToken[]): boolean {
  return tokens.some(
    (token) =>
      isWord(token) && (/^(?:otes?|target(?:ed)?)$/.test(token.text) || PAID_BESIDE.test(token.text)),
  );
}

/** Whether it is what is left after tax. */
export function isNetPay(tokens: readonly SalaryToken[]): boolean {
  return tokens.some((token) => isWord(token) && NET.test(token.text));
}

const NET =
  /^(?:nett?|nets|netto(?:gehalt|lohn|verdienst|vergütung)?|netos?|netti|líquidos?|liquidos?|rękę)$/u;

/** "$15/hr during training", and not "then $18/hr" behind it; "Training pay: $15 per hour", "Training is paid at $10". */
export function isForTraining(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const own = after.filter(isWord).slice(0, NEXT_WORDS);
  const opening = own.findIndex(({ opens }) => opens);
  const behind = own.slice(0, opening === -1 ? undefined : opening);
  const [first] = before;
  const ahead = first && isWord(first) ? before.filter(isWord).slice(-NEAR_WORDS) : [];
  return [...behind, ...ahead].some(({ text }) => text === "training");
}

const NEXT_WORDS = 3;

type Tells = (word: Word, at: number, words: readonly Word[]) => boolean;

/** "$250K+ enterprise deals", and not "$60k + commission on sales". */
function isOfCompany(next: readonly SalaryToken[]): boolean {
  const stop = next.findIndex(
    (token, at) => at > 0 && (token.kind === "plus" || (isWord(token) && token.opens)),
  );
  const words = next.slice(0, stop === -1 ? 4 : Math.min(4, stop)).filter(isWord);
  const isPaid = words.some(({ text }) => PAID_BESIDE.test(text));
  return !isPaid && words.some(({ text }) => OF_COMPANY.test(text));
}

/** A part of pay put by for old age, and not pay named after it: "401(k) match up to 4% of $100,000". */
const isSavedShare = (ahead: readonly Word[]) =>
  /^(?:up|of)$/.test(ahead[0]?.text ?? "") && findNearest(ahead, isSaved) < findNearest(ahead, isPay);

/** "Deals in the $50k-$250k range" */
const isSized: Tells = ({ text }, at, words) =>
  at < NEXT_WORDS &&
  /^(?:deals|contracts|accounts|budgets|properties|loans)$/.test(text) &&
  /^(?:in|from|between|worth)$/.test(words[at - 1]?.text ?? "");

/** "Earn $10,000 a month in commission" */
const isPaidIn = ([word, what]: readonly Word[]) =>
  word?.text === "in" && what !== undefined && PAID_BESIDE.test(what.text);

/** Whether base pay is named only as a part of the amount: "earnings of $100k (base plus commission)". */
function isComposed(next: readonly SalaryToken[]): boolean {
  const [base, joint, part] = next;
  const isNamed = base !== undefined && isWord(base) && base.text === "base";
  const isJoined = joint?.kind === "addition" || joint?.kind === "plus" || joint?.kind === "and";
  return isNamed && isJoined && part !== undefined && isWord(part) && PAID_BESIDE.test(part.text);
}

/** Whether a period or another word tells of money beside pay, or of no pay: "annual performance bonus", "annual review". */
export function isOfOther(next: readonly SalaryToken[]): boolean {
  const end = next.findIndex((token, at) => at > 0 && isWord(token) && token.opens);
  return next
    .slice(0, end === -1 ? 3 : Math.min(3, end))
    .some(
      (token) =>
        isWord(token) &&
        ((OTHER.test(token.text) && !STANDS_APART.test(token.text)) || RECURRING.test(token.text)),
    );
}

/** What is named beside a period without being for it: "$28 per hour, shift differentials apply". */
const STANDS_APART = /^(?:raised?|differentials?|vale|plr|bônus|limit)$/;

/** What comes each year or week and is no pay: "annual leave", "weekly pay periods". */
const RECURRING = /^(?:reviews?|appraisals?|increments?|increases?|leave|periods|invoic(?:e|es|ing))$/;

/** Whether it names pay, or is said of how much of it there is: "up to", "gross". */
export const isOfPay = ({ text }: Word) => PAY.test(text) || TAXED.test(text) || HOW_MUCH.test(text);

const isWord = (token: SalaryToken): token is Word => token.kind === "word";

const HOPED =
  /^(?:otes?|earnings?|incomes?|potential|performing|performers|reps|earners|rendimiento|ganhos|ganancias|guadagni|desempe[nñ]h?o|potencia(?:l|les|is)|medios|médios|moyens|promedio|verdienst(?:möglichkeit|chance)(?:en)?|durchschnitts(?:verdienst|einkommen)|(?:jahres)?ziel(?:gehalt|einkommen|vergütung|verdienst))$/u;
const TARGET = /^target(?:ed)?$/;
/** A target salary is what an employer means to pay; other targets are what somebody may come to. */
const OF_BASE = /^(?:salary|pay|base|hiring|hourly|wage)$/;

const isHoped: Tells = ({ text }, at, words) => {
  const isOnTarget = [words[at - 1], words[at + 1]].some((beside) => beside?.text === "on");
  const isOfBase = !isOnTarget && words.some((word) => OF_BASE.test(word.text));
  return HOPED.test(text) || (TARGET.test(text) && !isOfBase);
};

/** Not where the amount comes from it: "earnings of $55K-$75K through base and commission". */
const isBase: Tells = ({ text }, at, words) =>
  (text === "base" || text === "fte") &&
  !words.slice(0, at).some((word) => /^(?:through|combination|including)$/.test(word.text));

/** Said of pay, and of what is paid beside it too. */
const TAXED = /^(?:gross|net|netto|brutt?[oa]s?|bruts?|lord[io])$/;
const PAY =
  /^(?:base|salar(?:y|ies)|ote|pay(?:s|rate|range)?|paid|rates?|ranges?|bands?|ctc|compensat(?:ion|ed)|comp|wages?|remuneration|earn(?:ings?)?|\p{L}*gehalt\p{L}*|vergütung|lohn|stundenlohn|salaire|rémunération|salarios?|salarial|salários?|sueldos?|\p{L}*salaris|stipendio|ral|retribuzione|remuneração|wynagrodzenie|lön|annuali[sz]ed)$/u;
const HOW_MUCH =
  /^(?:up|from|over|above|least|at|starting|starts|about|approx|around|min|max|minimum|maximum|doe|competitive)$/;
/**
 * "Our reps make $90k", "agents typically earn $90k", "you can expect to earn $90k", "teachers on our platform earn $90k"; the
 * words begin with the one next to the amount.
 */
const isComingTo: Tells = ({ text }, at, words) => {
  const who = words.slice(at + 1).find((word) => !OFTEN.test(word.text));
  return (
    at < NEAR_WORDS &&
    (/^(?:makes?|making)$/.test(text) || (EARN.test(text) && SELLING.test(who?.text ?? "")))
  );
};
/** "Hosts earn $40,000 a year on our platform" */
const PLATFORM = /^(?:platform|marketplace)$/;
const EARN = /^(?:earn|average)$/;
const OFTEN = /^(?:typically|usually|often|generally|commonly|can|may|could|will|also|who|to)$/;
const SELLING =
  /^(?:expect|agents|reps|representatives|closers|setters|producers|brokers|realtors|consultants|sellers|platform|marketplace)$/;
/**
 * "Overtime is paid at $30", "on-call pay: $3 per hour", and not "overtime-eligible, paid $20"; the words begin with the one next
 * to the amount.
 */
const isOvertime: Tells = ({ text }, at, words) =>
  (text === "overtime" && !/^(?:eligible|exempt)$/.test(words[at - 1]?.text ?? "")) ||
  (/^(?:hazard|standby|call)$/.test(text) && words[at - 1]?.text === "pay");
const NEAR_WORDS = 4;
/** A premium for recommending people, whoever earns it. */
const REFERRAL = /^(?:referrals?|referred|refer|affiliate|empfehlungs\p{L}*)$/u;
const PAID_BESIDE = /^(?:bonus|bonuses|commissions?|equity|incentives?|stock|variable|shares?|sharing)$/;
/** Right behind an amount: what a company sells, raises and is worth. */
const OF_COMPANY =
  /^(?:deals?|marketplace|accounts|contracts|arr|revenue|cpm|cpc|budgets|funding|organi[sz]ations|quotas?|sales|bookings)$/;
/** Money for something else: what comes beside pay, and what companies raise, turn over, sell and are worth. */
const OTHER = new RegExp(
  `^(?:${[
    "differentials?|limit|\\p{L}*(?:zuschlag|zulage|toeslag)|nocturnidad|priced|vale|plr|bônus|benefits?|bonus|bonuses|budget|budgets|commissions?|equity|stock|rsus?|tuition|assistance|relocation|commuter",
    "reimburse(?:s|d|ments?)?|vouchers?|credits?|perks?|donations?|donate|deposit|refundable|kreditkarte",
    "scholarships?|gift|wallet|fund|funds|funding|raised|raise|funded|arr|revenue|valuation|valued|worth|investments?|investors?|series",
    "round|backed|market|gmv|assets|debt|financing|contracts|accounts|turnover|insurance|coverage|premium|disability",
    "fertility|childcare|adoption|wellness|wellbeing|internet|phone|equipment|upskilling\\p{L}*|conferences|courses",
    "zuschuss\\p{L}*|\\p{L}*budget|\\p{L}*zuschuss|guthaben|gutscheine?|sachbezug|altersvorsorge|leistungen",
    "prices?|pricing|spend|spending|acv|tcv|mrr|deals?|tickets?",
    "umsatz|jahresumsatz|\\p{L}*kosten|\\p{L}*手当|visit|limite|apartments?|rent|utilities|discounts?|merchandise|volume|sales|quota|customers|clients|merchants|losses",
  ].join("|")})$`,
  "u",
);
/** "401(k) match up to $4,000", and not "401k match, $80k". */
const isSaved: Tells = ({ text }) => SAVED.test(text);
const SAVED = /^(?:401k?|401\(k\)|rrsp|pension|retirement)$/;
/** Right beside the amount alone: elsewhere they are a trade. */
const GRANTS = /^(?:grants|loans)$/;
/** A stipend pays for the work, unless it is for one of these. */
const STIPEND = /^(?:stipends?|allowances?)$/;
const NO_WORK =
  /^(?:learning|development|professional|home|office|remote|work|working|health|education|networking|expenses?|phone|setup|commuting|travel|technology|tech|meals?|lunch|food|housing|car)$/;

const isPay: Tells = ({ text }) => PAY.test(text);

const isBeside: Tells = ({ text }, at, words) =>
  OTHER.test(text) ||
  (at < 2 && GRANTS.test(text)) ||
  // "A salary increase of $5,000"
  (/^(?:increases?|raises?)$/.test(text) && /^(?:of|by)$/.test(words[at - 1]?.text ?? "")) ||
  (STIPEND.test(text) && words.slice(Math.max(0, at - 3), at + 4).some((word) => NO_WORK.test(word.text)));

/** How far the nearest word that tells is; the list begins with the word next to the amount. */
function findNearest(words: readonly Word[], tells: Tells): number {
  const at = words.findIndex(tells);
  return at === -1 ? Infinity : at;
}
