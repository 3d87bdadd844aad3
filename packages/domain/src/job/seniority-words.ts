import type { Seniority } from "./seniorities.ts";

// What else has such a name is no level: lead generation, senior living, an internship program's manager, who assists
// the CEO, an accountant or nurse on the staff. The first that a title names counts: a lead is senior anyhow.
export const TITLE_WORDS: readonly (readonly [RegExp, Seniority])[] = [
  [
    /\b(?:interns?|internship|apprentice(?:ship)?|trainee|praktik(?:um|a|ant(?:in)?)|pflichtpraktikum|werkstudent\w*|working student|stagiaire|stagista|estagi[aá]ri[oa]|becari[oa]|pasante|ausbildung|azubi)\b(?! (?:program|coordinator|recruit|relations))/i,
    "intern",
  ],
  [
    /\b(?:chief [a-z& ]+ officer|c[efotmpr]o|ciso|[aes]?vp|(?:senior |executive |associate )?vice[- ]president|(?<!\bart )director|managing partner|head(?= of\b| for\b|,| -|$))\b/i,
    "executive",
  ],
  [
    /\b(?:lead(?:er)?|teamlead|teamleiter\w*|principal|staff(?= (?:\w+ ){0,3}(?:engineer|developer|designer|scientist|architect|researcher|analyst|sre|manager)))\b(?![- ](?:gen|nurtur|qualif|scor|magnet|manag|accountant|nurse|writer))/i,
    "lead",
  ],
];
/** What whoever begins is called, in titles and in searches. */
export const JUNIOR_NAMES: readonly string[] =
  `junior|juniors|jr|entry level|graduate|graduates|recent graduate|recent graduates|new grad|new grads|fresher|freshers|no experience|without experience|no experience required|no experience needed|berufseinsteiger`.split(
    "|",
  );
const JUNIOR = JUNIOR_NAMES.map((name) => name.replaceAll(" ", "[- ]")).join("|");

/** Of these a title may name several, and then says none of them. */
export const LOWER_LEVELS: readonly (readonly [RegExp, Seniority])[] = [
  [new RegExp(String.raw`\b(?:${JUNIOR})\b(?! (?:school|program|degree|student|admission))`, "i"), "junior"],
  [
    /\b(?:mid|intermediate)(?:[- ]?(?:level|weight)|[- ](?=senior))?\b(?![- ](?:market|office|atlantic))/i,
    "mid",
  ],
  [/\b(?:senior|snr|sr)\b(?! (?:living|care|citizen|housing))/i, "senior"],
];
/** A trade, a rank in an office or who helps one: feeds take each of these words for a level. */
export const NO_EXECUTIVE =
  /\b(?:(?:account|sales|marketing|business development|support) executives?|executives?(?= (?:assistant|secretary|recruiter)| ?[-–—,|:(/]|$| (?:focused|for|in|at|of)\b)|(?<!\bchief .*)officer)\b/i;
export const OF_OTHERS = /\b(?:assistant|deputy|office of|to the|to an?)\b/i;

/** A feed's own words for a level. What is between two of ours, "Manager" or "Director", is none. */
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
