import type { JobCard } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { readTerm, titleWords } from "./interest.ts";

/**
 * Recognises repeated postings of a job already seen: the same company with nearly the same title, or the same title
 * and excerpt, from any source.
 *
 * @example const isNew = createDistinctJobs(); isNew(job) && !isNew(repost); // true
 */
function createDistinctJobs(): (job: JobCard) => boolean {
  const seen: Posting[] = [];
  return (job) => {
    const posting = readPosting(job);
    if (seen.some((other) => isRepeat(posting, other))) return false;
    seen.push(posting);
    return true;
  };
}

/**
 * Returns the first `limit` distinct jobs, in order, skipping repeated postings of each other and of the `known` jobs.
 */
export function dedupeJobs<Item>(
  items: Iterable<Item>,
  jobOf: (item: Item) => JobCard,
  { limit, known = [] }: { readonly limit: number; readonly known?: readonly JobCard[] },
): Item[] {
  const isNew = createDistinctJobs();
  for (const job of known) isNew(job);
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length >= limit) break;
    if (isNew(jobOf(item))) taken.push(item);
  }
  return taken;
}

interface Posting {
  readonly company: string;
  readonly title: ReadonlySet<string>;
  readonly excerpt: string;
}

function readPosting({ company_name, title, excerpt }: JobCard): Posting {
  // Brackets usually hold where, how and for whom, not the role: "(m/f/d)", "[EU]".
  const named = titleWords(title.replace(/\([^)]*\)|\[[^\]]*\]/g, " "));
  return {
    company: foldText(company_name).trim(),
    title: new Set(named.map((word) => readTerm(word)?.phrase ?? "")),
    excerpt: foldText(excerpt).trim(),
  };
}

/** Share of common words above which two titles of one company count as the same. */
const NEARLY = 0.75;

function isRepeat(a: Posting, b: Posting): boolean {
  if (a.company === b.company) return sharedWords(a.title, b.title) >= NEARLY;
  return a.excerpt !== "" && a.excerpt === b.excerpt && sharedWords(a.title, b.title) === 1;
}

function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}
