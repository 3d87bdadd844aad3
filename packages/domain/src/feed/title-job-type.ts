import type { JobType } from "../job/job-type.ts";
import { readSeniority } from "../job/seniority.ts";

/** What manages, sells or reviews contracts is no contract work. */
const OF_CONTRACTS =
  "manag|admin|special|analyst|law|attorney|counsel|negotiat|officer|sales|research|coordinat|review|compliance|support|manufactur";

const TYPES: readonly (readonly [RegExp, JobType])[] = [
  [/\b(?:werkstudent\w*|working student)\b/i, "part_time"],
  [/\bfree[- ]?lancer?\b(?! (?:success|community|platform|relations|manage))|\bfreiberuflich/i, "freelance"],
  [/\bpart[- ]?time\b|\bteilzeit\b|\btemps partiel\b|\btiempo parcial\b|\bmeio per[ií]odo\b/i, "part_time"],
  [/\btemp(?:orary)?\b(?![- ]to)|\bseasonal\b|\bfixed[- ]term\b|\bbefristet\b/i, "temporary"],
  [
    new RegExp(
      String.raw`^contract (?!${OF_CONTRACTS})\w|[([,|–-] ?contract(?:or)?(?:[)\],|]| [–-]|$)|\bcontractor(?=$|\s*[)\],|–-])`,
      "i",
    ),
    "contract",
  ],
];

/** What a feed says of a job whose title says more: nothing, what most jobs are, or that nobody is employed. */
const VAGUE: ReadonlySet<JobType> = new Set(["unspecified", "full_time", "contract"]);

/**
 * The kind of employment that a title states, in the employer's own words, where the feed states none or a vague one; what
 * the feed states elsewhere.
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
