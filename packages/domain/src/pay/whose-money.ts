import { oneOf } from "../text/one-of.ts";
import { takeUntil } from "../text/take-until.ts";
import { isNoWage } from "./beside-pay.ts";
import { EARNERS, HANDED_OUT, LEARNERS, MEAN, OF_UP_TO, PAYERS, SPARED, WAGE } from "./money-words.ts";
import { hasWord, isWord, isWordOf, joinWords, type SalaryToken, type SalaryWord } from "./salary-tokens.ts";

/**
 * Whether an amount is not offered to the person hired: what clients earn, what families pay, what an employer saves people or
 * charges, what applicants are asked for ("state your salary expectations, for example"), what others were paid before ("previous
 * hires charged"), or what a trade pays ("the average salary for nurses is"). `before` are the words before the amount.
 */
export function isNotOffered(before: readonly SalaryToken[]): boolean {
  const words = before.filter(isWord);
  const own = words.slice(
    Math.max(
      0,
      words.findLastIndex(({ opens }) => opens),
    ),
  );
  const clause = own.toReversed();
  const [said, saidInClause] = [joinWords(words), joinWords(own)];
  return (
    (!hasOwnSubject(before, EARNING) && isTakenBy(clause, EARNING, EARNERS)) ||
    (!hasOwnSubject(before, PAYING) && isTakenBy(clause, PAYING, PAYERS)) ||
    (OF_USERS.test(said) && !hasWord(words, HIRED)) ||
    isOfLearners(clause) ||
    isNoWage(clause) ||
    OF_OTHERS.test(saidInClause) ||
    (LIVED_ON.test(saidInClause) && !OF_JOB.test(saidInClause)) ||
    OF_ALL.test(said) ||
    PAST.test(said) ||
    (OF_TRADE.test(said) && !OWN.test(said)) ||
    isAskedFor(said)
  );
}

/** "You work with our customers and earn", "Tutor students - pay is $25": the nearest people are not the subject. */
function hasOwnSubject(before: readonly SalaryToken[], verbs: RegExp): boolean {
  const at = before.findLastIndex((token) => isWordOf(token, verbs));
  const [ahead, next] = [before[at - 1], before[at + 1]];
  const isNoun = isWordOf(next, /^(?:is|rates?|ranges?|scale)$/);
  return isNoun || ahead?.kind === "and" || ahead?.kind === "joint";
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
      (LEARNED.test(text) && isWordOf(words[at - 1], /^(?:of|from)$/)),
  );
}

/** "Working for our customers you earn", but not "working for customers who earn". */
const isInPassing = (words: readonly SalaryWord[], at: number) =>
  !isWordOf(words[at - 1], /^(?:who|that)$/) &&
  isWordOf(words[isWordOf(words[at + 1], WHOSE) ? at + 2 : at + 1], PREPOSITION);

const WHOSE = /^(?:our|your|the|unsere[nr]?|nuestros|nossos|nos)$/;
const PREPOSITION = /^(?:for|by|from|among|bei|mit|für|con|para|com|avec|pour)$/;

const SUBJECT_WORDS = 6;
const NEAR_WORDS = 4;

/** Employees and employers: "clients pay you $25", "bei unseren Kunden verdienst du". */
const HIRED = /^(?:you|you'll|we|we'll|i|du|sie|ihr|wir|tú|usted|você|vous|nous|employees|candidates)$/;
// Only plural verbs, as "customer" and "client" may name a trade: "Client Advisors earn", "this customer-facing role pays".
const EARN = "(?:earn|earning|make|making|incomes?|verdienen|ganan|ganham|gagnent)";
const EARNING = new RegExp(`^${EARN}$`);
const PAYING = /^(?:pay|paying|zahlen|bezahlen|pagan|pagam|paient|payent)$/;
/** "Graduates of our bootcamp", but not graduates that a job is for. */
const LEARNED = /^(?:graduates|alumni|alumnae)$/;

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
 * "Unsere Verkäufer verdienen im Schnitt", "nurses earn $70,000 on average", "our average tutor earns", but not "you earn" or "earn
 * on average". `behind` are the words after the amount.
 */
export function isAveraged(before: readonly SalaryToken[], behind: readonly SalaryWord[]): boolean {
  const ahead = before.filter(isWord).toReversed();
  if (hasWord(ahead, HIRED) || hasWord(ahead, /^your$/)) return false;
  return AVERAGES.some(([verbs, means]) => {
    const verb = ahead.findIndex(({ text }) => verbs.test(text));
    return (
      verb !== -1 &&
      !hasOwnSubject(before, verbs) &&
      hasWord([...ahead, ...behind], means) &&
      !hasWord(ahead.slice(0, verb), WAGE) &&
      (!isWordOf(ahead[verb], BARE_VERB) || (ahead[verb + 1] !== undefined && !ahead[verb]?.opens))
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

const phrase = (...phrases: readonly string[]) => new RegExp(`(?:^| )${oneOf(...phrases)}(?= |$)`, "u");

const PAID = "(?:pays?|paid|paying|earns?|salary|wages?|company|ctc)";
/** Later in the clause. */
const LATER = "(?: \\S+)* ";
const PERMIT = "(?:visas?|sponsorship|permits?|blue card|worker route|visto|visado|visum)";

/** What others get, pay or need, in the clause that ends with the amount. */
const OF_OTHERS = phrase(
  "(?:average|typical) (?:client|customer|user|household|family|student|member|patient|subscriber) (?:earns|makes|pays|spends|saves|wastes)",
  // "We save hospitals $30,000", "lessons cost $30", but not "we save lives and pay $30" or a Cost Analyst's $90,000.
  `(?:${SPARED}|(?:cost|charge)(?=$| (?:up|about|around|between|from|over)(?: |$)))(?: (?!${PAID}(?: |$))\\S+){0,3}$`,
  // "Our fee is $25", "we charge a day rate of $900", "they pay us". "A fee of $300 per article" is pay.
  "our fees?",
  `we (?:charge|bill)(?!${LATER}${PAID}(?: |$))`,
  "(?:pay|paying|zahlen|bezahlen|pagan|pagam|paient|payent) (?:us|uns)(?: \\S+)?$",
  // "Grants of up to $50,000", "Comisiones de hasta 3.000 €", "Prime de nuit": what it is for follows.
  `${HANDED_OUT}(?: d[aei]l? \\S+)?(?: ${OF_UP_TO})*$`,
  // "Our graduates land jobs paying £40,000"
  "(?:graduates|alumni|alumnae|students|learners|members) (?:land|get|find|secure) (?:\\S+ ){0,3}(?:jobs|roles|positions) (?:paying|earning)",
  // "Disability insurance covers pay up to $10,000 a month"
  `(?:insurance|disability|policy) (?:covers|pays)(?!${LATER}(?:salary|wage|base)(?: |$))`,
  // Salaries that a visa requires: "the Skilled Worker visa needs a salary of £41,700", "Blue Card minimum salary".
  `${PERMIT}(?: (?:sponsorship|the|an?|your|salary|holders|applicants))* (?:minimum|must|thresholds?)`,
  `${PERMIT}(?: (?:sponsorship|holders|applicants))? (?:needs?|requires?|asks? for)(?: (?:an?|of|at|least|minimum|annual|salary|income))*$`,
  `(?:minimum|thresholds?|least)(?: (?:salary|income|pay|earnings))? (?:for|to get|to obtain)(?: (?:an?|the|your|our|this|uk|skilled|worker|work))* ${PERMIT}`,
  // "Candidates must earn less than £26,000": a condition for taking part.
  "(?:must|who|if you|households?)(?: (?:currently|have|an?|be))* (?:earn|earns|earning|make)(?: (?:an?|income|of))* (?:less than|under|below|no more than|at most)$",
);

const USE = "(?:use|uses|using|nutzen|usan|usam|utilizan|utilizam|utilisent|utilisant)";
const OUR_PRODUCT =
  "(?:our|unsere[rn]?|nuestra|nossa|nosso|nuestro|notre) (?:\\S+ )?(?:platform|app|apps|software|marketplace|tools?|website|plattform|plataforma|plateforme|aplicación|aplicativo|logiciel)";
/** "Teachers using our platform earn $60", "Lehrkräfte, die unsere App nutzen, verdienen", but not what you earn by using it. */
const OF_USERS = phrase(
  `${USE} (?:\\S+ )?${OUR_PRODUCT}${LATER}${EARN}`,
  `${OUR_PRODUCT} (?:\\S+ )?${USE}${LATER}${EARN}`,
);

/** "The cost of living is about €1,500 a month" */
const LIVED_ON = phrase("rents", "of living");
const OF_JOB = phrase(PAID, "compensation", "ranges?", "rates?", "base");

const LEGAL = "(?:federal|state|local|national|legal|statutory|current|gesetzliche[rn]?|\\p{L}+'s)";
/** Surveys, pay of a whole trade, and legal minimums: "the minimum wage in California". */
const OF_ALL = phrase(
  "surveys? (?:of|show|shows|say|says|find|suggest)",
  "(?:typical|average|median) salaries",
  "living wage",
  "minimum wage in",
  "interprofesional",
  "smic est",
  `${LEGAL} (?:minimum wage|mindestlohn)`,
  "threshold(?: \\S+){0,3}$",
);

const MONEY = "(?:salar(?:y|ies)|pay|rates?|wages?|compensation|income|earnings|ctc)";
/** Up to the amount: "up to", "an average of". */
const ABOUT =
  "(?: (?:up|about|around|roughly|nearly|almost|over|between|from|on|only|an?|average|of|as|much|more|than))*$";

/**
 * Words for what applicants want, with an example, or in a question or request. "Expected salary: $60,000" and "tell us your
 * expectations; our range is" are pay. Without such words, it takes both: "quote your rate, such as $40".
 */
function isAskedFor(said: string): boolean {
  const wish = WISH.exec(said);
  const found = wish ?? OWN_MONEY.exec(said);
  if (found === null) return false;
  const end = found.index + found[0].length;
  const [isAsked, isExample] = [ASKS.test(said.slice(0, end)), EXAMPLE.test(said.slice(end))];
  return !OFFER.test(said.slice(end)) && (wish ? isAsked || isExample : isAsked && isExample);
}

const WISH = new RegExp(
  [
    `${MONEY} (?:expectations?|requirements?)`,
    `(?:your|their) (?:\\S+ )?(?:expected|desired|preferred|ideal|current|last|target|minimum) (?:\\S+ )?${MONEY}`,
    "you(?:'d| would) like (?:earn|make|be paid)",
    "gehalts(?:vorstellung|wunsch|erwartung)\\S*|(?:expectativa|pretens|aspiraci)\\S* salaria\\S+|prétentions",
  ].join("|"),
);
const OWN_MONEY = new RegExp(`your (?:\\S+ )?${MONEY}`);
const ASKS = new RegExp(
  "(?:^| )(?<!(?:^| )(?:we|we'll|you|they|also|benefits) )(?:" +
    "tell us|let us know|give us|state|include|send|mention|indicate|specify|provide|enter|share|submit|quote|what(?:'s| is| are) your|" +
    "nenn\\S*|teil\\S* uns|gib|geben|indi(?:ca|que)[rz]?|env[ií]e|env[ií]a(?:nos)?|informe|merci" +
    ") ",
);
const EXAMPLE = / example(?: |$)/;
const OFFER = /(?:^| )(?:we|we'll|our|is|are|range|budget|offer\S*|pays?)(?: |$)/;

/** Verbs in the past right before the amount, and what a rate once was. "Salary earned: $60,000" is pay. */
const EARNED =
  "(?:(?:was|were|been) paid|was earning|were (?:earning|getting)|earned|made|charged|billed|received|used (?:earn|make)|verdienten?|bekam(?:en)?|erhielt(?:en)?|ganab\\S+|ganaron|cobrab\\S+|gagnai\\S+|ganhav\\S+|ganharam)";
const PAST = new RegExp(
  [
    `(?:^| )(?!(?:${MONEY}|payments?|amounts?|commissions?|offers|money|is|are|be|being) )\\S+ ${EARNED}${ABOUT}`,
    `(?:previous|former|past|prior|earlier|old|last) (?:\\S+ )?${MONEY} (?:\\S+ ){0,6}(?:was|were)${ABOUT}`,
    // "The outgoing manager was on £45,000"
    `(?:(?:previous|former|outgoing|departing) (?:\\S+ ){1,3}|predecessors? )(?:was|were) on${ABOUT}`,
  ].join("|"),
);

const JOB = "(?:role|position|job|post|vacancy|team|company)";
const OF_TRADE = new RegExp(
  [
    "(?:according|laut|según|selon|segundo) (?:\\S+ ){0,2}(?:glassdoor|payscale|ziprecruiter|statista|statistics|stud(?:y|ies|ie|io))",
    "(?:glassdoor|payscale|ziprecruiter) (?:reports|says|shows|estimates)",
    "(?<!(?:above|over|than|beats?|exceeds?) (?:the )?)(?:national|nationwide|industry|regional) (?:average|median)",
    `(?:average|median|typical) (?:\\S+ )?${MONEY} (?:for|of|in|among) (?!(?:this|these|the) (?:\\S+ ){0,3}${JOB}|up |about |around |over |between |from )\\S`,
    "durchschnitts(?:gehalt|lohn) (?:für|von|in|eine[rs]) (?!diese)",
    "(?:salario|sueldo|salário|salaire) (?:medio|médio|moyen|promedio) (?:d'une?|des|de (?:une?|una|uma?|los|las)|d[oa]s|en|em) (?!est[ae]|es[ts][ae]|cette|ce )",
  ].join("|"),
);
/** "The average salary for engineers at our company" */
const OWN = /(?:^| )(?:we|we'll|our|us|you|you'll|your|here)(?: |$)/;
