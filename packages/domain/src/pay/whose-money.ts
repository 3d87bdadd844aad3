import { isNoWage } from "./beside-pay.ts";
import { EARNERS, HANDED_OUT, LEARNERS, MEAN, OF_UP_TO, PAYERS, SPARED, WAGE } from "./money-words.ts";
import type { SalaryToken, SalaryWord } from "./salary-tokens.ts";

/**
 * Whether an amount is not paid to the person hired: what clients earn, what families pay, what an employer saves people or
 * charges. `before` are the words before the amount.
 */
export function isOfOtherPeople(before: readonly SalaryToken[]): boolean {
  const ahead = before.filter((token) => token.kind === "word").toReversed();
  const opening = ahead.findIndex(({ opens }) => opens);
  const clause = ahead.slice(0, opening === -1 ? undefined : opening + 1);
  return (
    (!hasOwnSubject(before, EARNING) && isTakenBy(clause, EARNING, EARNERS)) ||
    (!hasOwnSubject(before, PAYING) && isTakenBy(clause, PAYING, PAYERS)) ||
    clause.some(isOfOne) ||
    clause.slice(0, NEAR_WORDS).some(isSpared) ||
    clause.some(isCharged) ||
    ahead.some(isSurveyed) ||
    ahead.some(isTypical) ||
    isOfUsers(ahead) ||
    ahead.some(isLegalLeast) ||
    isHandedOut(clause) ||
    isOfLearners(clause) ||
    isLivedOn(clause) ||
    isNoWage(clause) ||
    isCovered(clause) ||
    isForVisa(clause)
  );
}

/** "You work with our customers and earn", "Tutor students - pay is $25": the nearest people are not the subject. */
function hasOwnSubject(before: readonly SalaryToken[], verbs: RegExp): boolean {
  const at = before.findLastIndex((token) => token.kind === "word" && verbs.test(token.text));
  const [ahead, next] = [before[at - 1], before[at + 1]];
  const isNoun = next?.kind === "word" && /^(?:is|rates?|ranges?|scale)$/.test(next.text);
  return isNoun || ahead?.kind === "and" || ahead?.kind === "joint";
}

/** Whether the amount's verb is one of these with such people as its subject, and not "you" or "we". */
function isTakenBy(clause: readonly SalaryWord[], verbs: RegExp, people: RegExp): boolean {
  const verb = clause.findIndex(({ text }) => verbs.test(text));
  if (verb === -1 || clause.slice(0, verb).some(({ text }) => HIRED.test(text))) return false;
  const subject = clause.slice(verb + 1, verb + 1 + SUBJECT_WORDS);
  // "The customers we serve earn": the people right before the verb are not always its subject.
  const own = subject.findIndex(
    ({ text }, at) => HIRED.test(text) && (at === 0 || !people.test(subject[at + 1]?.text ?? "")),
  );
  return subject
    .slice(0, own === -1 ? undefined : own)
    .some(
      ({ text }, at, words) =>
        (people.test(text) && !isInPassing(words, at)) || (LEARNED.test(text) && isOf(words[at - 1])),
    );
}

/** "Working for our customers you earn", but not "working for customers who earn". */
const isInPassing = (words: readonly SalaryWord[], at: number) =>
  !/^(?:who|that)$/.test(words[at - 1]?.text ?? "") &&
  PREPOSITION.test(words[WHOSE.test(words[at + 1]?.text ?? "") ? at + 2 : at + 1]?.text ?? "");

const WHOSE = /^(?:our|your|the|unsere[nr]?|nuestros|nossos|nos)$/;
const PREPOSITION = /^(?:for|by|from|among|bei|mit|für|con|para|com|avec|pour)$/;

const SUBJECT_WORDS = 6;
const NEAR_WORDS = 4;

/** Employees and employers: "clients pay you $25", "bei unseren Kunden verdienst du". */
const HIRED = /^(?:you|you'll|we|we'll|i|du|sie|ihr|wir|tú|usted|você|vous|nous|employees|candidates)$/;
// Only plural verbs, as "customer" and "client" may name a trade: "Client Advisors earn", "this customer-facing role pays".
const EARNING = /^(?:earn|earning|make|making|incomes?|verdienen|ganan|ganham|gagnent)$/;
const PAYING = /^(?:pay|paying|zahlen|bezahlen|pagan|pagam|paient|payent)$/;
/** "Graduates of our bootcamp", but not graduates that a job is for. */
const LEARNED = /^(?:graduates|alumni|alumnae)$/;

const isOf = (word: SalaryWord | undefined) => word !== undefined && /^(?:of|from)$/.test(word.text);

/** "The average customer pays $30,000" */
const isOfOne = ({ text }: SalaryWord, at: number, words: readonly SalaryWord[]) =>
  /^(?:client|customer|user|household|family|student|member|patient|subscriber)$/.test(text) &&
  /^(?:average|typical)$/.test(words[at + 1]?.text ?? "") &&
  /^(?:earns|makes|pays|spends|saves|wastes)$/.test(words[at - 1]?.text ?? "");

/** "We save hospitals $30,000", "lessons cost $30", but not "we save lives and pay $30" or a Cost Analyst's $90,000. */
function isSpared({ text }: SalaryWord, at: number, words: readonly SalaryWord[]): boolean {
  const isDirect = at === 0 || /^(?:up|about|around|between|from|over)$/.test(words[at - 1]?.text ?? "");
  const isPaid = words.slice(0, at).some((word) => PAID.test(word.text));
  return !isPaid && (SPARED.test(text) || (/^(?:cost|charge)$/.test(text) && isDirect));
}

const PAID = /^(?:pays?|paid|paying|earns?|salary|wages?|company|ctc)$/;

/** What others are charged: "our fee is $25", "we charge a day rate of $900", "we bill clients $90", "they pay us". "A fee of $300 per article" is pay. */
const isCharged = ({ text }: SalaryWord, at: number, words: readonly SalaryWord[]) =>
  (/^fees?$/.test(text) && words[at + 1]?.text === "our") ||
  (/^(?:charge|bill)$/.test(text) &&
    words[at + 1]?.text === "we" &&
    !words.slice(0, at).some((word) => PAID.test(word.text))) ||
  (at < 2 && /^(?:us|uns)$/.test(text) && PAYING.test(words[at + 1]?.text ?? ""));

/** "Teachers using our platform earn $60", "Lehrkräfte, die unsere App nutzen, verdienen", but not what you earn by using it. */
function isOfUsers(ahead: readonly SalaryWord[]): boolean {
  const product = ahead.findIndex(
    ({ text }, at) => PRODUCT.test(text) && ahead.slice(at + 1, at + 3).some((word) => OURS.test(word.text)),
  );
  const near = ahead.slice(Math.max(0, product - 2), product + NEAR_WORDS);
  return (
    product !== -1 &&
    near.some(({ text }) => USE.test(text)) &&
    ahead.slice(0, product).some(({ text }) => EARNING.test(text)) &&
    !ahead.some(({ text }) => HIRED.test(text))
  );
}

const PRODUCT =
  /^(?:platform|app|apps|software|marketplace|tools?|website|plattform|plataforma|plateforme|aplicación|aplicativo|logiciel)$/u;
const OURS = /^(?:our|unsere[rn]?|nuestra|nossa|nosso|nuestro|notre)$/;
const USE = /^(?:use|uses|using|nutzen|usan|usam|utilizan|utilizam|utilisent|utilisant)$/;

/** Others' pay in surveys: "salary surveys show that nurses earn $70,000". */
const isSurveyed = ({ text }: SalaryWord, at: number, words: readonly SalaryWord[]) =>
  /^surveys?$/.test(text) && /^(?:of|show|shows|say|says|find|suggest)$/.test(words[at - 1]?.text ?? "");

/** Pay of a whole trade: "typical salaries". */
const isTypical = ({ text }: SalaryWord, at: number, words: readonly SalaryWord[]) =>
  text === "salaries" && /^(?:typical|average|median)$/.test(words[at + 1]?.text ?? "");

/** "Grants of up to $50,000", "Comisiones de hasta 3.000 €", "Provisionen von bis zu 3.000 €": right before the amount. */
function isHandedOut(clause: readonly SalaryWord[]): boolean {
  const words = clause.map(({ text }) => text);
  const head = words.findIndex((text) => !OF_UP_TO.test(text));
  // "Prime de nuit", "bono de productividad": what it is for follows.
  const isForIt = /^d[aei]l?$/.test(words[head + 1] ?? "");
  return HANDED_OUT.test(words[head] ?? "") || (isForIt && HANDED_OUT.test(words[head + 2] ?? ""));
}

/** Earnings elsewhere: "the average salary for graduates of our course", "our alumni earn". */
function isOfLearners(clause: readonly SalaryWord[]): boolean {
  const learners = clause.findIndex(({ text }) => LEARNERS.test(text));
  if (learners === -1 || clause.some(({ text }) => /^(?:you|you'll)$/.test(text))) return false;
  const near = clause.slice(Math.max(0, learners - NEAR_WORDS), learners + NEAR_WORDS);
  const isLongAgo =
    clause[learners]?.text.startsWith("alumn") && clause.some(({ text }) => EARNING.test(text));
  return (
    isLongAgo || near.some(({ text }) => SCHOOL.test(text)) || clause.some(({ text }) => MEAN.test(text))
  );
}

const SCHOOL = /^(?:bootcamps?|courses?|academy|school|kurs(?:es)?|curso|formation)$/;

/** Legal minimums: "the minimum wage in California", "the federal minimum wage". */
const isLegalLeast = ({ text }: SalaryWord, at: number, words: readonly SalaryWord[]) =>
  (text === "wage" &&
    (words[at + 1]?.text === "living" ||
      (words[at + 1]?.text === "minimum" &&
        (words[at - 1]?.text === "in" || OF_LAW.test(words[at + 2]?.text ?? ""))))) ||
  (text === "mindestlohn" && OF_LAW.test(words[at + 1]?.text ?? "")) ||
  text === "interprofesional" ||
  (text === "smic" && words[at - 1]?.text === "est") ||
  (text === "threshold" && at < NEAR_WORDS);
const OF_LAW = /^(?:federal|state|local|national|legal|statutory|current|gesetzliche[rn]?|\p{L}+'s)$/u;

/** "The cost of living is about €1,500 a month" */
const isLivedOn = (clause: readonly SalaryWord[]) =>
  clause.some(({ text }, at) => text === "rents" || (text === "living" && clause[at + 1]?.text === "of")) &&
  !clause.some(({ text }) => PAID.test(text) || /^(?:compensation|ranges?|rates?|base)$/.test(text));

/** "Disability insurance covers pay up to $10,000 a month" */
const isCovered = (clause: readonly SalaryWord[]) =>
  clause.some(
    ({ text }, at) =>
      /^(?:covers|pays)$/.test(text) &&
      /^(?:insurance|disability|policy)$/.test(clause[at + 1]?.text ?? "") &&
      !clause.slice(0, at).some((word) => /^(?:salary|wage|base)$/.test(word.text)),
  );

/** Salaries that a visa requires: "the Skilled Worker visa needs a salary of £41,700", "Blue Card minimum salary". */
const isForVisa = (clause: readonly SalaryWord[]) => {
  const words = clause.toReversed().map(({ text }) => text);
  return VISA_LEAST.test(words.join(" ")) || LEAST_INCOME.test(words.join(" "));
};
const PERMIT = "(?:visas?|sponsorship|permits?|blue card|worker route|visto|visado|visum)";
const VISA_LEAST = new RegExp(
  [
    `${PERMIT}(?: (?:sponsorship|the|an?|your|salary|holders|applicants))* (?:minimum|must|threshold)`,
    `${PERMIT}(?: (?:sponsorship|holders|applicants))? (?:needs?|requires?|asks? for)(?: (?:an?|of|at|least|minimum|annual|salary|income))*$`,
    `(?:minimum|threshold|least)(?: (?:salary|income|pay|earnings))? (?:for|to get|to obtain)(?: (?:an?|the|your|our|this|uk|skilled|worker|work))* ${PERMIT}`,
  ].join("|"),
);
/** "Candidates must earn less than £26,000": a condition for taking part. */
const LEAST_INCOME =
  /(?:must|who|if you|households?)(?: (?:currently|have|an?|be))* (?:earn|earns|earning|make)(?: (?:an?|income|of))* (?:less than|under|below|no more than|at most)$/;

/**
 * "Unsere Verkäufer verdienen im Schnitt", "nurses earn $70,000 on average", "our average tutor earns", but not "you earn" or "earn
 * on average". `behind` are the words after the amount.
 */
export function isAveraged(before: readonly SalaryToken[], behind: readonly SalaryWord[]): boolean {
  const ahead = before.filter((token) => token.kind === "word").toReversed();
  const isYours = ahead.some(({ text }) => HIRED.test(text) || text === "your");
  return AVERAGES.some(([verbs, means]) => {
    const verb = ahead.findIndex(({ text }) => verbs.test(text));
    return (
      verb !== -1 &&
      !isYours &&
      !hasOwnSubject(before, verbs) &&
      [...ahead, ...behind].some(({ text }) => means.test(text)) &&
      !ahead.slice(0, verb).some(({ text }) => WAGE.test(text)) &&
      (!BARE_VERB.test(ahead[verb]?.text ?? "") || (ahead[verb + 1] !== undefined && !ahead[verb]?.opens))
    );
  });
}

const AVERAGES: readonly (readonly [verbs: RegExp, means: RegExp])[] = [
  [/^(?:earns?|makes?)$/, /^(?:average|median|typical)$/],
  [
    /^(?:verdienen|ganan|ganham|gagnent)$/,
    /^(?:schnitt|durchschnitt(?:lich)?|média|media|promedio|moyenne|gemiddeld)$/u,
  ],
];
/** May address the reader: "Earn on average $1,500 a week". */
const BARE_VERB = /^(?:earn|make)$/;
