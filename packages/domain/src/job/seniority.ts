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
// the CEO. "Staff", "Principal", "Head of" and "Director" are not read: each company means another level by them.
const TITLE_WORDS: readonly (readonly [RegExp, Seniority])[] = [
  [
    /\b(?:interns?|internship|apprentice(?:ship)?|praktik(?:um|ant(?:in)?))\b(?! (?:program|coordinator|recruit|relations))/i,
    "intern",
  ],
  [/\b(?:junior|jr|entry[- ]level)\b/i, "junior"],
  [
    /\b(?:mid|intermediate)(?:[- ]?(?:level|weight)|[- ](?=senior))?\b(?![- ](?:market|office|atlantic))/i,
    "mid",
  ],
  [/\b(?:senior|snr|sr)\b(?! (?:living|care|citizen|housing|vice))/i, "senior"],
  [/\blead(?:er)?\b(?![- ](?:gen|nurtur|qualif|scor|magnet|manag))/i, "lead"],
  [
    /\b(?:chief [a-z& ]+ officer|c[efotm]o|ciso|[es]?vp|(?:senior |executive )?vice[- ]president)\b/i,
    "executive",
  ],
];
const OF_OTHERS = /\b(?:assistant|associate|deputy|office of|to the|to an?)\b/i;

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
 * The seniority of a job: what its feed states, or else what its title names, or else what its kind of employment is
 * for; undefined where none of them does, and where one of them says several.
 *
 * @example readSeniority("Senior Engineer", [], "full_time"); // "senior"
 */
export function readSeniority(
  title: string,
  stated: readonly string[],
  jobType: string,
): Seniority | undefined {
  const words = stated.flatMap((text) => text.split(/[,/]/));
  const known = words.flatMap((word) => STATED_WORDS.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? []);
  const named = TITLE_WORDS.filter(([spelling]) => spelling.test(title)).map(([, seniority]) => seniority);
  const ofTitle = named.filter((each) => each !== "executive" || !OF_OTHERS.test(title));
  const ofType: Seniority[] = jobType === "internship" ? ["intern"] : [];
  const levels = [known, ofTitle, ofType].find(({ length }) => length > 0) ?? [];
  return new Set(levels).size === 1 ? levels[0] : undefined;
}
