import type { JobType } from "../job/job-type.ts";
import { readSeniority } from "../job/seniority.ts";

/** Managing, selling or reviewing contracts is not contract work. */
const OF_CONTRACTS =
  "manag|admin|special|analyst|law|attorney|counsel|negotiat|officer|sales|research|coordinat|review|compliance|support|manufactur";

const TYPES: readonly (readonly [RegExp, JobType])[] = [
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
  const named = TYPES.filter(([words]) => words.test(title)).map(([, type]) => type);
  const [first = stated] = [
    ...named,
    ...(readSeniority(title, [], "") === "intern" ? ["internship" as const] : []),
  ];
  if (named.includes(stated) || !VAGUE.has(stated)) return stated;
  return stated === "contract" && first === "freelance" ? stated : first;
}
