import type { JobType } from "../job/job-type.ts";

// Full time is also what "permanent" says; a temp job is often called seasonal.
const SPELLINGS: readonly (readonly [RegExp, JobType])[] = [
  [/^intern(?:s|ships?)?$|^(?:trainee|apprentice)/, "internship"],
  [/^freelancer?/, "freelance"],
  [/^contract(?:or)?/, "contract"],
  [/^(?:temp|temporary|seasonal)/, "temporary"],
  [/^part/, "part_time"],
  [/^(?:full|permanent)/, "full_time"],
];

/**
 * The kind of employment a feed's words name; the first of several that can be read. "full_time", "Full-Time" and
 * "FullTime" are one. `unspecified` where there are none, or none we know.
 *
 * @example readJobType(["Full-Time"]); // "full_time"
 */
export function readJobType(texts: readonly string[]): JobType {
  const words = texts.flatMap((text) => text.split(/[,;/|]/));
  for (const word of words) {
    const folded = word.toLowerCase().replace(/[^a-z]/g, "");
    const found = SPELLINGS.find(([spelling]) => spelling.test(folded));
    if (found) return found[1];
  }
  return "unspecified";
}
