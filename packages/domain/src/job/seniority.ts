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

/**
 * The seniority that a title names, or else the kind of employment; undefined where neither does, or a title several.
 *
 * @example readSeniority("Senior Engineer", "full_time"); // "senior"
 */
export function readSeniority(title: string, jobType: string): Seniority | undefined {
  const named = TITLE_WORDS.filter(([words]) => words.test(title)).map(([, seniority]) => seniority);
  const [seniority, ...others] = named.filter((each) => each !== "executive" || !OF_OTHERS.test(title));
  if (seniority === undefined) return jobType === "internship" ? "intern" : undefined;
  return others.length === 0 ? seniority : undefined;
}
