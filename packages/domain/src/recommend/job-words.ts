import { weighTags } from "../job/distinctive-tags.ts";
import type { JobCard } from "../job/job.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { listNearMarks, listTradeMarks } from "../text/related-trades.ts";
import { searchableText } from "../text/searchable-text.ts";

/**
 * What ranking needs of every job: its title, its title with tags (both for `holdsTerm`), and their distinct words and
 * marks.
 */
export interface JobWords {
  readonly title: string;
  readonly text: string;
  readonly words: readonly string[];
  /** How much a word that is only in its tags counts; see `weighTags`. */
  readonly tagWeight: number;
  readonly leadsOthers: boolean;
  /** Whether its trade is certainly outside our categories; feeds file all kinds of jobs under "other". */
  readonly isOfNoTrade: boolean;
  /** Marks of the trade its title names. Slow to look up, so only done on the first call. */
  readonly tradeMarks: () => readonly string[];
  /** Marks of trades related to that, likewise. */
  readonly nearMarks: () => readonly string[];
}

const LED_TEAMS = "sales|accounting|finance|engineering|support|design|office|team";
const LEADS_OTHERS = new RegExp(
  String.raw`\b(?:leader|director|supervisor|vp|head of)\b|^(?:senior )?manager(?:,| of\b)|\b(?:${LED_TEAMS}) manager\b`,
  "i",
);
/** "Assistant to the Director", "VP Assistant", "Chief of Staff to the VP", but not "Assistant Director". */
const HELPS_LEADERS =
  /\bassistant\b(?! (?:director|manager|supervisor|vp|head|team leader)\b)|\bto (?:the |an? )?(?:director|vp|head of)\b/i;

/** Whether a title is that of someone who leads people of a trade, unlike account and product managers. */
export function leadsOthers(title: string): boolean {
  return LEADS_OTHERS.test(title) && !HELPS_LEADERS.test(title);
}

/** Cached per job; descriptions are not read. */
export function readJobWords(job: JobCard): JobWords {
  const known = remembered.get(job);
  if (known) return known;
  const title = searchableText(job.title);
  // Each text has spaces at both ends, so no phrase spans two of them.
  const text = title + job.tags.map(searchableText).join("");
  const words = text.match(/\S+/g) ?? [];
  const read = {
    title,
    text,
    words: [...new Set(words)],
    tagWeight: weighTags(job.tags),
    leadsOthers: leadsOthers(job.title),
    isOfNoTrade: job.category === "other" && readTitleCategory(job.title) === "other",
    tradeMarks: onFirstCall(() => listTradeMarks(job.title, "")),
    nearMarks: onFirstCall(() => listNearMarks(job.title)),
  };
  remembered.set(job, read);
  return read;
}

const remembered = new WeakMap<JobCard, JobWords>();

function onFirstCall(list: () => readonly string[]): () => readonly string[] {
  let listed: readonly string[] | undefined;
  return () => (listed ??= list());
}
