import type { JobCard } from "../job/job.ts";
import { weighTags } from "../job/telling-tags.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { searchableText } from "../text/searchable-text.ts";

/** What is read of every job: its title, its title with its tags (both for `holdsTerm`), and each word and mark of them. */
export interface JobWords {
  readonly title: string;
  readonly text: string;
  readonly words: readonly string[];
  /** How much what its tags alone name tells of it: `weighTags`. */
  readonly tagWeight: number;
  readonly leadsOthers: boolean;
  /** Whether its trade is for certain none of ours: what feeds file under "other" may be any. */
  readonly isOfNoTrade: boolean;
}

const LEADS_OTHERS =
  /\b(?:leader|director|supervisor|vp|head of)\b|^(?:senior )?manager(?:,| of\b)|\b(?:sales|accounting|finance|engineering|support|design|office|team) manager\b/i;
/** "Assistant to the Director", "VP Assistant", "Chief of Staff to the VP", but not "Assistant Director". */
const HELPS_LEADERS =
  /\bassistant\b(?! (?:director|manager|supervisor|vp|head|team leader)\b)|\bto (?:the |an? )?(?:director|vp|head of)\b/i;

/** Whether a title is of somebody who leads people of a trade, which is another job than theirs: account and product managers lead none. */
export function leadsOthers(title: string): boolean {
  return LEADS_OTHERS.test(title) && !HELPS_LEADERS.test(title);
}

/** Read once a job, like its searchable texts; descriptions are not touched. */
export function readJobWords(job: JobCard): JobWords {
  const known = remembered.get(job);
  if (known) return known;
  const title = searchableText(job.title);
  // Each text has spaces of its own at both ends, so no phrase reaches from one into the next.
  const text = title + job.tags.map(searchableText).join("");
  const words = text.match(/\S+/g) ?? [];
  const read = {
    title,
    text,
    words: [...new Set(words)],
    tagWeight: weighTags(job.tags),
    leadsOthers: leadsOthers(job.title),
    isOfNoTrade: job.category === "other" && readTitleCategory(job.title) === "other",
  };
  remembered.set(job, read);
  return read;
}

const remembered = new WeakMap<JobCard, JobWords>();
