import { oneOf } from "../text/one-of.ts";
import type { Seniority } from "./seniorities.ts";

const INTERN = oneOf(
  "interns?",
  "internship",
  "apprentice(?:ship)?",
  "trainee",
  "praktik(?:um|a|ant(?:in)?)",
  "pflichtpraktikum",
  String.raw`werkstudent\w*`,
  "working student",
  "stagiaire",
  "stagista",
  "estagi[aá]ri[oa]",
  "becari[oa]",
  "pasante",
  "ausbildung",
  "azubi",
);
const EXECUTIVE = oneOf(
  "chief [a-z& ]+ officer",
  "c[efotmpr]o",
  "ciso",
  "[aes]?vp",
  "(?:senior |executive |associate )?vice[- ]president",
  String.raw`(?<!\b(?:art|film|casting) )director(?! of photography)`,
  String.raw`dir(?=,|\.| of\b)`,
  "gesch(?:ä|ae)ftsf(?:ü|ue)hrer(?:in)?",
  String.raw`leiter(?:in)?(?=(?:[:*/]-?in)? \p{L})`,
  "managing partner",
  String.raw`head(?= of\b| for\b|,| -|$)`,
);
/** Trades that have staff positions above senior; elsewhere staff are employees. */
const STAFF_TRADES = "engineer|developer|designer|scientist|architect|researcher|analyst|sre|manager";
const LEAD = oneOf(
  "lead(?:er)?",
  "teamlead",
  String.raw`teamleiter\w*`,
  "principal",
  String.raw`staff(?! (?:accountant|nurse|writer)\b)(?= (?:\w+ ){0,3}(?:${STAFF_TRADES}))`,
);
/** What follows "lead" where it is not a level: lead generation. */
const NO_LEAD = "gen|nurtur|qualif|scor|magnet|manag";

/** Levels by the words of titles, except where the words mean something else. The first match counts: a lead is senior. */
export const TITLE_WORDS: readonly (readonly [RegExp, Seniority])[] = [
  [new RegExp(String.raw`\b${INTERN}\b(?! (?:program|coordinator|recruit|relations))`, "i"), "intern"],
  [new RegExp(String.raw`\b${EXECUTIVE}(?!\p{L})`, "iu"), "executive"],
  [new RegExp(String.raw`\b${LEAD}\b(?![- ](?:${NO_LEAD}))`, "i"), "lead"],
];
/** Terms for beginners in titles and searches. */
export const JUNIOR_NAMES: readonly string[] =
  `junior|juniors|jr|entry level|graduate|graduates|recent graduate|recent graduates|new grad|new grads|fresher|freshers|no experience|without experience|no experience required|no experience needed|berufseinsteiger`.split(
    "|",
  );
const JUNIOR = JUNIOR_NAMES.map((name) => name.replaceAll(" ", "[- ]")).join("|");

/** A title that names several of these has no level. */
export const LOWER_LEVELS: readonly (readonly [RegExp, Seniority])[] = [
  [new RegExp(String.raw`\b(?:${JUNIOR})\b(?! (?:school|program|degree|student|admission))`, "i"), "junior"],
  [
    /\b(?:mid|intermediate)(?:[- ]?(?:level|weight)|[- ](?=senior))?\b(?![- ](?:market|office|atlantic))/i,
    "mid",
  ],
  [/\b(?:senior|snr|sr)\b(?! (?:living|care|citizen|housing))/i, "senior"],
];
const EXECUTIVES_OF_TRADES = "account|sales|marketing|business development|support";
/** "Executive" and "officer" as a trade, a rank or someone's assistant, which feeds take for a level. */
export const NO_EXECUTIVE = new RegExp(
  oneOf(
    String.raw`\b(?:${EXECUTIVES_OF_TRADES}) executives?\b`,
    String.raw`\bexecutives?(?= (?:assistant|secretary|recruiter)| ?[-–—,|:(/]|$| (?:focused|for|in|at|of)\b)\b`,
    String.raw`\b(?<!\bchief .*)officer\b`,
  ),
  "i",
);
export const OF_OTHERS = /\b(?:assistan[tz]\w*|assistent\w*|deputy(?! director)|office of|to the|to an?)\b/i;

/** Feeds' terms for levels. Those between two of ours, such as "Manager" and "Director", are left out. */
export const STATED_WORDS: ReadonlyMap<string, Seniority> = new Map([
  ["intern", "intern"],
  ["internship", "intern"],
  ["entry", "junior"],
  ["entrylevel", "junior"],
  ["junior", "junior"],
  ["mid", "mid"],
  ["midlevel", "mid"],
  ["midweight", "mid"],
  ["senior", "senior"],
  ["seniorlevel", "senior"],
  ["lead", "lead"],
  ["executive", "executive"],
]);
