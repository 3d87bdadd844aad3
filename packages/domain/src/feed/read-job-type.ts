import type { JobType } from "../job/job-type.ts";
import { MAX_FREE_TEXT } from "./item-limits.ts";

// A working student, and a side job, is at it some hours a week. Full time is also what "permanent" says; a temp
// job is often called seasonal.
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
 * The kind of employment a feed's words name; the first of several that can be read. "full_time", "Full-Time" and
 * "FullTime" are one. `unspecified` where there are none, or none we know.
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
