import type { JobCategory } from "../job/category.ts";
import type { JobType } from "../job/job-type.ts";
import { readSeniority } from "../job/seniority.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { CATEGORY_WORDS } from "./category-words.ts";
import { MAX_FREE_TEXT } from "./item-limits.ts";

/**
 * The category for a feed's terms; `other` if none is known. The first known text counts.
 *
 * @example readCategory(["Finance / Legal"]); // "finance"
 */
export function readCategory(texts: readonly string[]): JobCategory {
  for (const text of texts) {
    const folded = text
      .slice(0, MAX_FREE_TEXT)
      .toLowerCase()
      .replace(/&(?:amp;)*|[-_]+/g, " ")
      .replace(/\s+/g, " ");
    const found = CATEGORY_WORDS.find(([, words]) => words.test(folded));
    if (found) return found[0];
  }
  return "other";
}

/** Minimum agreeing tags; fewer may be chance, as some sources tag a job with a dozen trades. */
const MIN_AGREEING = 2;

/**
 * The category that most tags name when read as titles, since Himalayas tags jobs with alternative titles. `other` if
 * fewer than two agree, or in case of a tie.
 *
 * @example readTagCategory(["patient-access-specialist", "registered-nurse", "remote"]); // "healthcare"
 */
export function readTagCategory(tags: readonly string[]): JobCategory {
  const named = tags.flatMap((tag) => readTitleCategory(tag.slice(0, MAX_FREE_TEXT)) ?? []);
  const [first, second] = [...Map.groupBy(named, (category) => category)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!first || first[1].length < MIN_AGREEING) return "other";
  return second?.[1].length === first[1].length ? "other" : first[0];
}

// Working students and side jobs are part-time; "permanent" means full-time; temporary jobs are often called seasonal.
const SPELLINGS: readonly (readonly [RegExp, JobType])[] = [
  [
    /^(?:intern(?:s|ships?)?|trainee(?:ship)?|apprentice(?:ship)?|praktik(?:um|ant(?:in)?)|ausbildung)$/,
    "internship",
  ],
  [/^(?:freelancer?|freiberuflich|selfemployed|selbst(?:st)?andig)/, "freelance"],
  [/^contract(?:$|or|ual|tohire|\d)/, "contract"],
  [/^(?:temp$|temporary|seasonal|shortterm|befristet)/, "temporary"],
  [/^(?:parttime|teilzeit|workingstudent|werkstudent|minijob|side(?:job)?$)/, "part_time"],
  [/^(?:(?:regular)?fulltime|vollzeit|permanent|festanstellung|unbefristet|employee$)/, "full_time"],
  [/^fixedterm/, "temporary"],
];

/**
 * The employment type in a feed's terms; the first one that is known. "full_time", "Full-Time" and "FullTime" are the
 * same. `unspecified` if none is known.
 *
 * @example readJobType(["Full-Time"]); // "full_time"
 */
export function readJobType(texts: readonly string[]): JobType {
  const words = texts.flatMap((text) => text.slice(0, MAX_FREE_TEXT).split(/[,;/|]/));
  for (const word of words) {
    const folded = word
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z]/g, "");
    const found = SPELLINGS.find(([spelling]) => spelling.test(folded));
    if (found) return found[1];
  }
  return "unspecified";
}

/** Managing, selling or reviewing contracts is not contract work. */
const OF_CONTRACTS =
  "manag|admin|special|analyst|law|attorney|counsel|negotiat|officer|sales|research|coordinat|review|compliance|support|manufactur";

const IN_TITLES: readonly (readonly [RegExp, JobType])[] = [
  [/\b(?:werkstudent\w*|working student)\b/i, "part_time"],
  [/\bfree[- ]?lancer?\b(?! (?:success|community|platform|relations|manage))|\bfreiberuflich/i, "freelance"],
  [
    /\bpart[- ]?time\b|\bteilzeit\b|\bminijob|\bper[- ]diem\b|\btemps partiel\b|\btiempo parcial\b|\bmeio per[ií]odo\b/i,
    "part_time",
  ],
  [/\btemp(?:orary)?\b(?![- ]to)|\bseasonal\b|\bfixed[- ]term\b|\bbefristet\b/i, "temporary"],
  [
    new RegExp(
      String.raw`\b(?:w2|c2c|1099)[- ]contract(?:or)?\b|\bcontract[- ]to[- ]hire\b|^contract (?!${OF_CONTRACTS})\w|[([,|–-] ?contract(?:or)?(?:[)\],|]| [–-]|$)|\bcontractor(?=$|\s*[)\],|–-])`,
      "i",
    ),
    "contract",
  ],
];

/** Vague job types of feeds that a title may override. */
const VAGUE: ReadonlySet<JobType> = new Set(["unspecified", "full_time", "contract"]);

/**
 * The employment type in the title, i.e. the employer's own words, if the feed states none or a vague one; otherwise
 * the feed's.
 *
 * @example preferTitleJobType("full_time", "Tax Director (Temporary)"); // "temporary"
 */
export function preferTitleJobType(stated: JobType, title: string): JobType {
  const named = IN_TITLES.filter(([words]) => words.test(title)).map(([, type]) => type);
  const [first = stated] = [
    ...named,
    ...(readSeniority(title, [], "") === "intern" ? ["internship" as const] : []),
  ];
  if (named.includes(stated) || !VAGUE.has(stated)) return stated;
  return stated === "contract" && first === "freelance" ? stated : first;
}
