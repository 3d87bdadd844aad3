import { extractText } from "../html/read-safe-html.ts";
import { type Job, MAX_REPEATED } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { hashPassage, splitPassages } from "../text/hash-text.ts";
import { duplicateKey } from "./duplicate-key.ts";

/** How many positions of a company, or companies of a feed, must share a passage for it to be boilerplate. */
const LEAST_REPEATS = 3;
/** Maximum number of jobs compared per response, to limit memory to about 100,000 hashes. */
const MOST_COMPARED = 2000;

/**
 * Marks in the jobs of a feed's response the passages that a company repeats in several positions, or the feed in those
 * of several companies: about us, benefits, how to apply. Depends only on this response. A company's postings for many
 * towns are one position and do not count as repeats.
 *
 * @example markRepeated([job])[0]?.repeated; // => undefined
 */
export function markRepeated(jobs: readonly Job[]): Job[] {
  const read = jobs.slice(0, MOST_COMPARED).map((job) => ({ job, hashes: listHashes(job) }));
  const companies = Map.groupBy(read, ({ job }) => foldText(job.company_name));
  const ofFeed = findRepeated(read, ({ company_name }) => foldText(company_name));
  const marked = new Map<Job, Job>();
  for (const postings of companies.values()) {
    const ofCompany = findRepeated(postings, duplicateKey);
    for (const { job, hashes } of postings) {
      const repeated = hashes.filter((hash) => ofCompany.has(hash) || ofFeed.has(hash));
      if (repeated.length > 0) marked.set(job, { ...job, repeated });
    }
  }
  return jobs.map((job) => marked.get(job) ?? job);
}

type Read = { job: Job; hashes: readonly number[] };

function listHashes({ description }: Job): number[] {
  const hashes = splitPassages(extractText(description)).flatMap((passage) => hashPassage(passage) ?? []);
  return [...new Set(hashes)].slice(0, MAX_REPEATED);
}

/** Passages in jobs with several different keys. */
function findRepeated(read: readonly Read[], keyOf: (job: Job) => string): ReadonlySet<number> {
  const repeated = new Set<number>();
  // Shortcut: most companies have one or two jobs, and computing keys is slow.
  if (read.length < LEAST_REPEATS) return repeated;
  const found = new Map<number, string[]>();
  for (const { job, hashes } of read) {
    const key = keyOf(job);
    for (const hash of hashes) {
      const others = found.get(hash) ?? [];
      if (others.length < LEAST_REPEATS && !others.includes(key)) found.set(hash, [...others, key]);
      if (found.get(hash)?.length === LEAST_REPEATS) repeated.add(hash);
    }
  }
  return repeated;
}
