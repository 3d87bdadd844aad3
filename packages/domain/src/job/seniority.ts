/** How senior a posting says its job is; where it does not say, a job has none. */
export const SENIORITIES = ["intern", "junior", "mid", "senior", "lead", "executive"] as const;
type Seniority = (typeof SENIORITIES)[number];

/** What a page calls each: `SENIORITY_LABELS.mid` is "Mid-level". */
export const SENIORITY_LABELS: Readonly<Record<Seniority, string>> = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  lead: "Lead",
  executive: "Executive",
};

// What else has such a name is no level: lead generation, senior living, an internship program's manager, who assists
// the CEO, an accountant or nurse on the staff. The first that a title names counts: a lead is senior anyhow.
const TITLE_WORDS: readonly (readonly [RegExp, Seniority])[] = [
  [
    /\b(?:interns?|internship|apprentice(?:ship)?|trainee|praktik(?:um|a|ant(?:in)?)|pflichtpraktikum|werkstudent\w*|working student|ausbildung|azubi)\b(?! (?:program|coordinator|recruit|relations))/i,
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
/** Of these a title may name several, and then says none of them. */
const LOWER_LEVELS: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:junior|jr|entry[- ]level|graduate)\b(?! (?:school|program|degree|student|admission))/i, "junior"],
  [
    /\b(?:mid|intermediate)(?:[- ]?(?:level|weight)|[- ](?=senior))?\b(?![- ](?:market|office|atlantic))/i,
    "mid",
  ],
  [/\b(?:senior|snr|sr)\b(?! (?:living|care|citizen|housing))/i, "senior"],
];
/** A trade, a rank in an office or who helps one: feeds take each of these words for a level. */
const NO_EXECUTIVE =
  /\b(?:(?:account|sales|marketing|business development|support) executives?|executives?(?= (?:assistant|secretary|recruiter)| ?[-–—,|:(/]|$| (?:focused|for|in|at|of)\b)|(?<!\bchief .*)officer)\b/i;
const OF_OTHERS = /\b(?:assistant|deputy|office of|to the|to an?)\b/i;

/** A feed's own words for a level. What is between two of ours, "Manager" or "Director", is none. */
const STATED_WORDS: ReadonlyMap<string, Seniority> = new Map([
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

/**
 * The seniority of a job: what its title names, or else what its feed states, or else what its kind of employment is
 * for; undefined where none of them does, and where one of them says several. The title comes first, for feeds guess;
 * a "Sales Executive" is none that they may take for an executive.
 *
 * @example readSeniority("Senior Engineer", [], "full_time"); // "senior"
 */
export function readSeniority(
  title: string,
  stated: readonly string[],
  jobType: string,
): Seniority | undefined {
  const words = stated.flatMap((text) => text.split(/[,/]/));
  const known = words
    .flatMap((word) => STATED_WORDS.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? [])
    .filter((level) => level !== "executive" || !NO_EXECUTIVE.test(title));
  const ofType: Seniority[] = jobType === "internship" ? ["intern"] : [];
  const levels = [readTitle(title), known, ofType].find(({ length }) => length > 0) ?? [];
  return new Set(levels).size === 1 ? levels[0] : undefined;
}

function readTitle(title: string): Seniority[] {
  const named = (words: typeof TITLE_WORDS) =>
    words.filter(([spelling]) => spelling.test(title)).map(([, seniority]) => seniority);
  const first = named(TITLE_WORDS).filter((each) => each !== "executive" || !OF_OTHERS.test(title))[0];
  return first === undefined ? named(LOWER_LEVELS) : [first];
}
