import type { SalaryToken, SalaryWord as Word } from "./salary-tokens.ts";

/** Whether a word tells; `words` begin with the one next to the amount. */
export type Tells = (word: Word, at: number, words: readonly Word[]) => boolean;

export const isWord = (token: SalaryToken): token is Word => token.kind === "word";

export const NEXT_WORDS = 3;
export const NEAR_WORDS = 4;

/** "$250K+ enterprise deals", and not "$60k + commission on sales". */
export function isOfCompany(next: readonly SalaryToken[]): boolean {
  const stop = next.findIndex(
    (token, at) => at > 0 && (token.kind === "plus" || (isWord(token) && token.opens)),
  );
  const words = next.slice(0, stop === -1 ? 4 : Math.min(4, stop)).filter(isWord);
  const isPaid = words.some(({ text }) => PAID_BESIDE.test(text));
  return !isPaid && words.some(({ text }) => OF_COMPANY.test(text));
}

/** "Deals in the $50k-$250k range", "ads of $10,000 a month" */
export const isSized: Tells = ({ text }, at, words) =>
  at < NEXT_WORDS &&
  ((/^(?:deals|contracts|accounts|budgets|properties|loans)$/.test(text) &&
    /^(?:in|from|between|worth)$/.test(words[at - 1]?.text ?? "")) ||
    (SIZED.test(text) && /^(?:of|worth|from|between|up|over)$/.test(words[at - 1]?.text ?? "")));

/** What money is spent on, billed and won. */
const SIZED =
  /^(?:ads?|adverts?|campaigns?|invoices?|orders?|transactions?|purchases?|donations?|prizes?|pools?|pots?|fines?|penalty)$/;

/** "Earn $10,000 a month in commission" */
export const isPaidIn = ([word, what]: readonly Word[]) =>
  word?.text === "in" && what !== undefined && PAID_BESIDE.test(what.text);

/** "$5,000 a year on top of salary", and not "$60,000 on top of commission". */
export function isOnTop([on, top, of, ...rest]: readonly Word[]): boolean {
  const isNamed = on?.text === "on" && top?.text === "top";
  return isNamed && (of?.text !== "of" || !rest.slice(0, 2).some(({ text }) => PAID_BESIDE.test(text)));
}

/** "Our commission pays $20,000 - $30,000", "bonus range: $5,000 - $8,000", and not "salary and bonus range". */
export const isPaidByBonus: Tells = ({ text }, at, words) =>
  /^(?:pays?|averages?|ranges?|amounts?)$/.test(text) &&
  /^(?:bonus(?:es)?|commissions?|incentives?|grants?|scholarships?)$/.test(words[at + 1]?.text ?? "") &&
  !/^(?:salary|base|pay|compensation|and)$/.test(words[at + 2]?.text ?? "") &&
  words.slice(0, at).every(isSameSubject);

/** Whether a word goes on with what was begun: neither a comma nor a name of base pay lies between. */
const isSameSubject = ({ text, opens }: Word) => !opens && !BASE_PAY.test(text);
const BASE_PAY =
  /^(?:salary|salaries|base|gehalt|(?:stunden|monats)lohn|vergütung|sueldo|salario|salário|salaire)$/u;

/**
 * "Overtime is paid at $30", "on-call pay: $3 per hour", and not "overtime-eligible, paid $20"; the words begin with the one next
 * to the amount.
 */
export const isOvertime: Tells = ({ text }, at, words) =>
  (OVERTIME.test(text) &&
    !/^(?:eligible|exempt)$/.test(words[at - 1]?.text ?? "") &&
    words.slice(0, at).every(isSameSubject)) ||
  (/^(?:hazard|standby|call)$/.test(text) && words[at - 1]?.text === "pay");

const OVERTIME =
  /^(?:overtime|überstunden|feiertag(?:e|en|s\p{L}*)?|rufbereitschaft(?:s\p{L}*)?|bereitschafts\p{L}+|festivos|feriados|fériés|heures?-sup\p{L}*)$/u;

/**
 * Whether a period or another word tells of money beside pay, or of no pay: "annual performance bonus", "annual review". `opened`
 * is whether a comma stands ahead of it, which opens the next word too; else one behind it ends it: "per year, bonus on top".
 */
export function isOfOther(next: readonly SalaryToken[], opened = true): boolean {
  const end = next.findIndex((token, at) => (at > 0 || !opened) && isWord(token) && token.opens);
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

export const isBeside: Tells = ({ text }, at, words) =>
  OTHER.test(text) ||
  (at < 2 && GRANTS.test(text)) ||
  // "A salary increase of $5,000"
  (/^(?:increases?|raises?)$/.test(text) && /^(?:of|by)$/.test(words[at - 1]?.text ?? "")) ||
  (STIPEND.test(text) && words.slice(Math.max(0, at - 3), at + 4).some((word) => NO_WORK.test(word.text)));

/** A premium for recommending people, whoever earns it. */
export const REFERRAL = /^(?:referrals?|referred|refer|affiliate|empfehlungs\p{L}*)$/u;
export const PAID_BESIDE =
  /^(?:bonus|bonuses|commissions?|equity|incentives?|stock|variable|shares?|sharing)$/;
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
    "\\p{L}*prämien?|zuschuss\\p{L}*|\\p{L}*budget|\\p{L}*zuschuss|guthaben|gutscheine?|sachbezug|altersvorsorge|leistungen",
    "prices?|pricing|spend|spending|acv|tcv|mrr|deals?|tickets?",
    "umsatz|jahresumsatz|\\p{L}*kosten|\\p{L}*手当|visit|limite|apartments?|rent|utilities|discounts?|merchandise|volume|sales|quota|customers|clients|merchants|losses",
  ].join("|")})$`,
  "u",
);
/** "401(k) match up to $4,000", and not "401k match, $80k". */
export const isSaved: Tells = ({ text }) => SAVED.test(text);
const SAVED = /^(?:401k?|401\(k\)|rrsp|pension|retirement)$/;
/** Right beside the amount alone: elsewhere they are a trade. */
const GRANTS = /^(?:grants|loans)$/;
/** A stipend pays for the work, unless it is for one of these. */
const STIPEND = /^(?:stipends?|allowances?)$/;
const NO_WORK =
  /^(?:learning|development|professional|home|office|remote|work|working|health|education|networking|expenses?|shift|night|weekend|phone|setup|commuting|travel|technology|tech|meals?|lunch|food|housing|car)$/;
