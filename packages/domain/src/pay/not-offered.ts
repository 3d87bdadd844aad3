import { isWord } from "./beside-pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/**
 * Whether an amount is not offered: what applicants are asked for ("state your salary expectations, for example"), what others
 * were paid before ("previous hires charged"), or what a trade pays ("the average salary for nurses is"). `before` are the words
 * before the amount.
 */
export function isNotOffered(before: readonly SalaryToken[]): boolean {
  const words = before.filter(isWord).map(({ text }) => text);
  const said = words.join(" ");
  return isAskedFor(said) || PAST.test(said) || (TRADE.test(said) && !OWN.test(said));
}

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
  ].join("|"),
);

const JOB = "(?:role|position|job|post|vacancy|team|company)";
const TRADE = new RegExp(
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
