import { takeUntil } from "../text/take-until.ts";
import {
  AHEAD_OF_OTHER,
  ASKS,
  BEHIND_OTHER,
  BUDGET_OF,
  EXAMPLE,
  NOT_OFFERED,
  NOT_OFFERED_IN_CLAUSE,
  OFFER,
  OWN_MONEY,
  type Phrases,
  WISH,
} from "./money-phrases.ts";
import {
  AVERAGES,
  BASE_PAY,
  EARNERS,
  EARNING,
  HIRED,
  LEARNERS,
  MEAN,
  NO_WAGE,
  OVERTIME,
  PAYERS,
  WAGE,
  WORKER,
} from "./money-words.ts";
import {
  hasWord,
  isWord,
  isWordOf,
  joinWords,
  NEAR_WORDS,
  type SalaryToken,
  type SalaryWord,
  type WordTest,
} from "./salary-tokens.ts";

/** Whether an amount is beside pay or no pay by the words next to it. `ahead` and `behind` begin there. */
export function isNoPay(ahead: readonly SalaryWord[], behind: readonly SalaryWord[]): boolean {
  const before = joinWords(ahead.toReversed());
  // Up to a comma or the name of base pay, the words are about the same.
  const subject = ahead.findIndex(({ text, startsClause }) => startsClause || BASE_PAY.test(text));
  const own = subject === -1 ? ahead : ahead.slice(0, subject + 1);
  return (
    AHEAD_OF_OTHER.test(before) ||
    BEHIND_OTHER.test(joinWords(behind)) ||
    hasWord([...ahead, ...behind], REFERRAL) ||
    (BUDGET_OF.test(before) && !hasWord(ahead, WAGE)) ||
    own.some((word, at) => isPaidByBonus(word, at, ahead)) ||
    own.slice(0, NEAR_WORDS).some((word, at) => isOvertime(word, at, ahead)) ||
    isForLeave(ahead)
  );
}

/** A premium for recommending people, whoever gets it. */
const REFERRAL = /^(?:referrals?|referred|refer|affiliate|empfehlungs\p{L}*)$/u;

/** "Our commission pays $20,000 - $30,000", "bonus range: $5,000 - $8,000", but not "salary and bonus range". */
const isPaidByBonus: WordTest = ({ text }, at, words) =>
  /^(?:pays?|averages?|ranges?|amounts?)$/.test(text) &&
  isWordOf(words[at + 1], /^(?:bonus(?:es)?|commissions?|incentives?|grants?|scholarships?)$/) &&
  !isWordOf(words[at + 2], /^(?:salary|base|pay|compensation|and)$/);

/** "Overtime is paid at $30", but not "overtime-eligible, paid $20". */
const isOvertime: WordTest = ({ text }, at, words) =>
  OVERTIME.test(text) && !isWordOf(words[at - 1], /^(?:eligible|exempt)$/);

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
  const opening = between.find(({ startsClause }) => startsClause);
  const isPaid = hasWord(between, WAGE) || hasWord(between, WORKER) || hasWord(between, INSTEAD);
  return pay !== -1 && (opening === undefined || opening.text === "then") && !isPaid;
}

const LEAVE = /^(?:severance|maternity|paternity|parental|sick|sickness|redundancy|bereavement|congé)$/;
const LEAVE_PAY = /^(?:pay|leave|payments?|benefits?|maternité|paternité|parental)$/;
const INSTEAD = /^(?:cover(?:ing)?|replacement|substitute|vertretung)$/;

/**
 * Whether an amount is not offered to the person hired: what clients earn, what families pay, what an employer saves people or
 * charges, what applicants are asked for ("state your salary expectations, for example"), what others were paid before ("previous
 * hires charged"), or what a trade pays ("the average salary for nurses is"). `before` are the words before the amount.
 */
export function isNotOffered(before: readonly SalaryToken[]): boolean {
  const words = before.filter(isWord);
  const start = words.findLastIndex(({ startsClause }) => startsClause);
  const own = words.slice(Math.max(0, start));
  const clause = own.toReversed();
  const text = joinWords(words);
  return (
    (!hasOwnSubject(before, EARNING) && isTakenBy(clause, EARNING, EARNERS)) ||
    (!hasOwnSubject(before, PAYING) && isTakenBy(clause, PAYING, PAYERS)) ||
    isOfLearners(clause) ||
    isNoWage(clause) ||
    hasPhrase(joinWords(own), NOT_OFFERED_IN_CLAUSE) ||
    hasPhrase(text, NOT_OFFERED) ||
    isAskedFor(text)
  );
}

const PAYING = /^(?:pay|paying|zahlen|bezahlen|pagan|pagam|paient|payent)$/;

const hasPhrase = (text: string, phrases: Phrases) =>
  phrases.some(([phrase, unless]) => phrase.test(text) && !unless?.test(text));

/** "You work with our customers and earn", "Tutor students - pay is $25": the nearest people are not the subject. */
function hasOwnSubject(before: readonly SalaryToken[], verbs: RegExp): boolean {
  const at = before.findLastIndex((token) => isWordOf(token, verbs));
  const ahead = before[at - 1]?.kind;
  return isWordOf(before[at + 1], /^(?:is|rates?|ranges?|scale)$/) || ahead === "and" || ahead === "to";
}

/** Whether the amount's verb is one of these with such people as its subject, and not "you" or "we". */
function isTakenBy(clause: readonly SalaryWord[], verbs: RegExp, people: RegExp): boolean {
  const verb = clause.findIndex(({ text }) => verbs.test(text));
  if (verb === -1 || hasWord(clause.slice(0, verb), HIRED)) return false;
  const subject = clause.slice(verb + 1, verb + 1 + SUBJECT_WORDS);
  // "The customers we serve earn": the people right before the verb are not always its subject.
  return takeUntil(
    subject,
    ({ text }, at) => HIRED.test(text) && (at === 0 || !isWordOf(subject[at + 1], people)),
  ).some(
    ({ text }, at, words) =>
      (people.test(text) && !isInPassing(words, at)) ||
      // "Graduates of our bootcamp", but not graduates that a job is for.
      (/^(?:graduates|alumni|alumnae)$/.test(text) && isWordOf(words[at - 1], /^(?:of|from)$/)),
  );
}

const SUBJECT_WORDS = 6;

/** "Working for our customers you earn", but not "working for customers who earn". */
const isInPassing = (words: readonly SalaryWord[], at: number) =>
  !isWordOf(words[at - 1], /^(?:who|that)$/) &&
  isWordOf(words[isWordOf(words[at + 1], WHOSE) ? at + 2 : at + 1], PREPOSITION);

const WHOSE = /^(?:our|your|the|unsere[nr]?|nuestros|nossos|nos)$/;
const PREPOSITION = /^(?:for|by|from|among|bei|mit|für|con|para|com|avec|pour)$/;

/** Earnings elsewhere: "the average salary for graduates of our course", "our alumni earn". */
function isOfLearners(clause: readonly SalaryWord[]): boolean {
  const learners = clause.findIndex(({ text }) => LEARNERS.test(text));
  if (learners === -1 || hasWord(clause, /^(?:you|you'll)$/)) return false;
  const near = clause.slice(Math.max(0, learners - NEAR_WORDS), learners + NEAR_WORDS);
  const isLongAgo = isWordOf(clause[learners], /^alumn/) && hasWord(clause, EARNING);
  return isLongAgo || hasWord(near, SCHOOL) || hasWord(clause, MEAN);
}

const SCHOOL = /^(?:bootcamps?|courses?|academy|school|kurs(?:es)?|curso|formation)$/;

/**
 * Whether a clause is only about money owed, charged or collected: "Die Miete liegt bei 1.400 €", "late delivery penalties of
 * $500". Words after "of" belong to a trade ("analista de faturamento"). `clause` begins next to the amount.
 */
function isNoWage(clause: readonly SalaryWord[]): boolean {
  const at = clause.findIndex(({ text }, word) => NO_WAGE.test(text) && !isWordOf(clause[word + 1], OF));
  if (at === -1) return false;
  const others = clause.toSpliced(at, 1);
  return !hasWord(others, WAGE) && !hasWord(others, WORKER) && !hasWord(others, JOB);
}

const OF = /^(?:de|des|do|da|di|für|of|para)$/u;
/** A budget may be for the job's pay: "presupuesto para este puesto". */
const JOB = /^(?:salarial|puesto|vaga|cargo|poste|stelle)$/;

/**
 * Whether words ask applicants what they want, with an example, or in a question or request. "Expected salary: $60,000" and "tell
 * us your expectations; our range is" are pay. Without a wish by name, it takes both: "quote your rate, such as $40".
 */
function isAskedFor(text: string): boolean {
  const wish = WISH.exec(text);
  const found = wish ?? OWN_MONEY.exec(text);
  if (found === null) return false;
  const end = found.index + found[0].length;
  const [isAsked, isExample] = [ASKS.test(text.slice(0, end)), EXAMPLE.test(text.slice(end))];
  return !OFFER.test(text.slice(end)) && (wish ? isAsked || isExample : isAsked && isExample);
}

/**
 * "Unsere Verkäufer verdienen im Schnitt", "nurses earn $70,000 on average", "our average tutor earns", but not "you earn" or "earn
 * on average". `behind` are the words after the amount.
 */
export function isAveraged(before: readonly SalaryToken[], behind: readonly SalaryWord[]): boolean {
  const ahead = before.filter(isWord).toReversed();
  if (hasWord(ahead, HIRED) || hasWord(ahead, /^your$/)) return false;
  return AVERAGES.some(([verbs, means]) => {
    const at = ahead.findIndex(({ text }) => verbs.test(text));
    const [verb, subject] = [ahead[at], ahead[at + 1]];
    // May address the reader: "Earn on average $1,500 a week".
    const isBare = isWordOf(verb, /^(?:earn|make)$/) && (subject === undefined || verb?.startsClause);
    return (
      verb !== undefined &&
      !isBare &&
      !hasOwnSubject(before, verbs) &&
      hasWord([...ahead, ...behind], means) &&
      !hasWord(ahead.slice(0, at), WAGE)
    );
  });
}
