import { oneOf } from "../text/one-of.ts";
import { takeUntil } from "../text/take-until.ts";
import {
  NO_WAGE,
  NO_WORK,
  OF_COMPANY,
  OTHER,
  PAID_BESIDE,
  PAID_BESIDE_WORDS,
  SIZED,
  WAGE,
  WORKER,
} from "./money-words.ts";
import { hasWord, isWord, isWordOf, joinWords, type SalaryToken, type SalaryWord } from "./salary-tokens.ts";

/** Whether a word has some meaning. `words` begin next to the amount. */
export type Tells = (word: SalaryWord, at: number, words: readonly SalaryWord[]) => boolean;

export const NEXT_WORDS = 3;
export const NEAR_WORDS = 4;

/** "$250K+ enterprise deals", but not "$60k + commission on sales". */
export function isOfCompany(next: readonly SalaryToken[]): boolean {
  const isOther = (token: SalaryToken) => token.kind === "plus" || (isWord(token) && token.opens);
  const words = takeUntil(next.slice(0, 4), (token, at) => at > 0 && isOther(token));
  return !hasWord(words, PAID_BESIDE) && hasWord(words, OF_COMPANY);
}

/** Whether an amount is beside pay or no pay by the words next to it. `ahead` and `behind` begin there. */
export function isNoPay(ahead: readonly SalaryWord[], behind: readonly SalaryWord[]): boolean {
  return (
    SAID_AHEAD.test(joinWords(ahead.toReversed())) ||
    SAID_BEHIND.test(joinWords(behind)) ||
    hasWord([...ahead, ...behind], REFERRAL) ||
    (PUT_BY.test(joinWords(ahead.slice(0, 2).toReversed())) && !hasWord(ahead, WAGE)) ||
    ahead.some(isPaidByBonus) ||
    ahead.slice(0, NEAR_WORDS).some(isOvertime) ||
    isForLeave(ahead)
  );
}

const SAID_AHEAD = new RegExp(
  `(?:^| )${oneOf(
    "(?:additional|extra|zusätzlich|adicional(?:es)?|supplémentaires?)",
    // "Deals in the $50k-$250k range", "ads of $10,000 a month"
    "(?:deals|contracts|accounts|budgets|properties|loans) (?:in|from|between|worth)(?: \\S+)?",
    `${SIZED} (?:of|worth|from|between|up|over)(?: \\S+)?`,
  )}$`,
  "u",
);
/** "Savings of $30,000", "a budget of $40,000 for paid search" */
const PUT_BY = /^(?:savings|ersparnisse|ahorros|économies|poupança|budgets?) (?:of|von|de)$/u;

const SAID_BEHIND = new RegExp(
  [
    // "Earn $10,000 a month in commission", "€11,904 of savings"
    `^in ${PAID_BESIDE_WORDS}(?: |$)`,
    "^(?:of|in) (?:savings|ersparnissen?|ahorros|économies|poupança)(?: |$)",
    // "$5,000 a year on top of salary", but not "$60,000 on top of commission".
    `^on top(?! of (?:\\S+ )?${PAID_BESIDE_WORDS}(?: |$))(?: |$)`,
    // "€40 towards your phone", "$1,500 to spend on books"
    "^(?:towards?|to spend)(?: |$)",
    // "Companies pay us $50,000 a year for our software", "£750 for your desk". "$25 for your time" is pay.
    "^for our (?:software|products?|platform|services|solutions?|apps?|tools?|licen[cs]es?|subscriptions?)(?: |$)",
    "^for your(?! (?:time|work|services?|efforts?|help|participation|feedback|first|role|position|skills?|expertise|knowledge|talents?|contributions?|hours?|experience|level|location|country|region|state)(?: |$))(?: |$)",
    // "$40,000 is not enough to live on"
    "(?:^| )not enough(?: |$)",
    // "60.000 € fix, 20.000 € variabel", but not "variable by experience".
    "^(?:variab(?:el|le|ler)|variável|variabile)$",
  ].join("|"),
  "u",
);

/** "Our commission pays $20,000 - $30,000", "bonus range: $5,000 - $8,000", but not "salary and bonus range". */
const isPaidByBonus: Tells = ({ text }, at, words) =>
  /^(?:pays?|averages?|ranges?|amounts?)$/.test(text) &&
  isWordOf(words[at + 1], /^(?:bonus(?:es)?|commissions?|incentives?|grants?|scholarships?)$/) &&
  !isWordOf(words[at + 2], /^(?:salary|base|pay|compensation|and)$/) &&
  words.slice(0, at).every(isSameSubject);

/** Whether a word continues the subject: it follows no comma and does not name base pay. */
const isSameSubject = ({ text, opens }: SalaryWord) => !opens && !BASE_PAY.test(text);
const BASE_PAY =
  /^(?:salary|salaries|base|gehalt|(?:stunden|monats)lohn|vergütung|sueldo|salario|salário|salaire)$/u;

/**
 * "Overtime is paid at $30", "on-call pay: $3 per hour", but not "overtime-eligible, paid $20". `words` begin next to the amount.
 */
const isOvertime: Tells = ({ text }, at, words) =>
  (OVERTIME.test(text) &&
    !isWordOf(words[at - 1], /^(?:eligible|exempt)$/) &&
    words.slice(0, at).every(isSameSubject)) ||
  (/^(?:hazard|standby|call)$/.test(text) && words[at - 1]?.text === "pay");

const OVERTIME =
  /^(?:overtime|überstunden|feiertag(?:e|en|s\p{L}*)?|rufbereitschaft(?:s\p{L}*)?|bereitschafts\p{L}+|festivos|feriados|fériés|heures?-sup\p{L}*)$/u;

/**
 * Whether the words after a period or another word name money beside pay, or no pay: "annual performance bonus", "annual
 * review". If a comma precedes it (`opened`), they may begin after one too; otherwise a comma ends them: "per year, bonus on
 * top".
 */
export function isOfOther(next: readonly SalaryToken[], opened = true): boolean {
  return takeUntil(next.slice(0, 3), (token, at) => (at > 0 || !opened) && isWord(token) && token.opens).some(
    (token) => (isWordOf(token, OTHER) && !isWordOf(token, STANDS_APART)) || isWordOf(token, RECURRING),
  );
}

/** Named beside a period that does not belong to it: "$28 per hour, shift differentials apply". */
const STANDS_APART = /^(?:raised?|differentials?|vale|plr|bônus|limit)$/;

/** Recurring things that are not pay: "annual leave", "weekly pay periods". */
const RECURRING = /^(?:reviews?|appraisals?|increments?|increases?|leave|periods|invoic(?:e|es|ing))$/;

export const isBeside: Tells = ({ text }, at, words) =>
  OTHER.test(text) ||
  (at < 2 && GRANTS.test(text)) ||
  // "A salary increase of $5,000"
  (/^(?:increases?|raises?)$/.test(text) && isWordOf(words[at - 1], /^(?:of|by)$/)) ||
  (STIPEND.test(text) && words.slice(Math.max(0, at - 3), at + 4).some((word) => NO_WORK.test(word.text)));

/** A premium for recommending people, whoever gets it. */
const REFERRAL = /^(?:referrals?|referred|refer|affiliate|empfehlungs\p{L}*)$/u;
/** "401(k) match up to $4,000", but not "401k match, $80k". */
export const isSaved: Tells = ({ text }) => SAVED.test(text);
const SAVED = /^(?:401k?|401\(k\)|rrsp|pension|retirement)$/;
/** Only right beside the amount. Elsewhere they name a trade. */
const GRANTS = /^(?:grants|loans)$/;
/** A stipend is pay for work, unless it is for one of these. */
const STIPEND = /^(?:stipends?|allowances?)$/;

/**
 * Whether a clause is only about money owed, charged or collected: "Die Miete liegt bei 1.400 €", "late delivery penalties of
 * $500". Words after "of" belong to a trade ("analista de faturamento"). `clause` begins next to the amount.
 */
export function isNoWage(clause: readonly SalaryWord[]): boolean {
  const at = clause.findIndex(({ text }, word) => NO_WAGE.test(text) && !isWordOf(clause[word + 1], OF));
  if (at === -1) return false;
  return ![WAGE, WORKER, JOB].some((words) => hasWord(clause.toSpliced(at, 1), words));
}

const OF = /^(?:de|des|do|da|di|für|of|para)$/u;

/** A budget may be for the job's pay: "presupuesto para este puesto". */
const JOB = /^(?:salarial|puesto|vaga|cargo|poste|stelle)$/;

/**
 * Pay while not working, or for leaving: "severance pay of $5,000 a month", "26 weeks full maternity pay, then £184.03". Somebody
 * covering a leave is paid for work. `ahead` begins next to the amount.
 */
function isForLeave(ahead: readonly SalaryWord[]): boolean {
  const pay = ahead.findIndex(
    ({ text }, at) =>
      LEAVE_PAY.test(text) && isWordOf(ahead[ahead[at + 1]?.text === "leave" ? at + 2 : at + 1], LEAVE),
  );
  const between = ahead.slice(0, Math.max(0, pay));
  const opening = between.findIndex(({ opens }) => opens);
  return (
    pay !== -1 &&
    (opening === -1 || between[opening]?.text === "then") &&
    ![WAGE, WORKER, INSTEAD].some((words) => hasWord(between, words))
  );
}

const INSTEAD = /^(?:cover(?:ing)?|replacement|substitute|vertretung)$/;
const LEAVE = /^(?:severance|maternity|paternity|parental|sick|sickness|redundancy|bereavement|congé)$/;
const LEAVE_PAY = /^(?:pay|leave|payments?|benefits?|maternité|paternité|parental)$/;
