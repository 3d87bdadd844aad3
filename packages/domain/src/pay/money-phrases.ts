import { oneOf } from "../text/one-of.ts";
import { EARN, HANDED_OUT, HIRED_WORDS, OF_UP_TO, PAID_BESIDE_WORDS, SIZED, SPARED } from "./money-words.ts";

// Phrases by which other-money.ts tells that an amount is not the job's pay. They are matched with the words joined by spaces.

/** Right before an amount that is no pay. */
export const AHEAD_OF_OTHER = new RegExp(
  `(?:^| )${oneOf(
    "(?:additional|extra|zusätzlich|adicional(?:es)?|supplémentaires?)",
    // "Deals in the $50k-$250k range", "ads of $10,000 a month"
    "(?:deals|contracts|accounts|budgets|properties|loans) (?:in|from|between|worth)(?: \\S+)?",
    `${SIZED} (?:of|worth|from|between|up|over)(?: \\S+)?`,
    // "On-call pay: $3 per hour"
    "(?:hazard|standby|call) pay(?: \\S+){0,2}",
  )}$`,
  "u",
);

/** "Savings of $30,000", "a budget of $40,000 for paid search" */
export const BUDGET_OF = /(?:^| )(?:savings|ersparnisse|ahorros|économies|poupança|budgets?) (?:of|von|de)$/u;

/** Right after it. */
export const BEHIND_OTHER = new RegExp(
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

export const WISH = new RegExp(
  [
    `${MONEY} (?:expectations?|requirements?)`,
    `(?:your|their) (?:\\S+ )?(?:expected|desired|preferred|ideal|current|last|target|minimum) (?:\\S+ )?${MONEY}`,
    "you(?:'d| would) like (?:earn|make|be paid)",
    "gehalts(?:vorstellung|wunsch|erwartung)\\S*|(?:expectativa|pretens|aspiraci)\\S* salaria\\S+|prétentions",
  ].join("|"),
);
export const OWN_MONEY = new RegExp(`your (?:\\S+ )?${MONEY}`);
export const ASKS = new RegExp(
  "(?:^| )(?<!(?:^| )(?:we|we'll|you|they|also|benefits) )(?:" +
    "tell us|let us know|give us|state|include|send|mention|indicate|specify|provide|enter|share|submit|quote|what(?:'s| is| are) your|" +
    "nenn\\S*|teil\\S* uns|gib|geben|indi(?:ca|que)[rz]?|env[ií]e|env[ií]a(?:nos)?|informe|merci" +
    ") ",
);
export const EXAMPLE = / example(?: |$)/;
export const OFFER = /(?:^| )(?:we|we'll|our|is|are|range|budget|offer\S*|pays?)(?: |$)/;

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
const OF_EMPLOYER = /(?:^| )(?:we|we'll|our|us|you|you'll|your|here)(?: |$)/;

export type Phrases = readonly (readonly [phrase: RegExp, unless?: RegExp])[];

/** Phrases in the clause that ends with an amount which is not offered to the person hired, and words with which it is. */
export const NOT_OFFERED_IN_CLAUSE: Phrases = [[OF_OTHERS], [LIVED_ON, OF_JOB]];
/** The same anywhere before the amount. */
export const NOT_OFFERED: Phrases = [
  [OF_USERS, phrase(HIRED_WORDS)],
  [OF_ALL],
  [PAST],
  [OF_TRADE, OF_EMPLOYER],
];
