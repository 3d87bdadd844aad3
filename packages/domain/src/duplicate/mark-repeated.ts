import { extractText } from "../html/read-safe-html.ts";
import { type Job, MAX_REPEATED } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { hashPassage, splitPassages } from "../text/hash-text.ts";
import { duplicateKey } from "./duplicate-key.ts";

/** Positions of one company, or companies of one feed, that have to say the same for it to be boilerplate. */
const LEAST_REPEATS = 3;
/** Of an answer with more jobs, the others are not looked at: so much is held at most, some 100,000 hashes. */
const MOST_COMPARED = 2000;

/**
 * The jobs of one answer of a feed, each with the passages that its company has in several other positions too, or the feed
 * in those of several companies: about us, benefits, how to apply. Counted anew for each answer, so that what is marked
 * depends on that alone. A company's postings for many towns are one position, and repeat nothing.
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

/** What stands in jobs of several different keys. */
function findRepeated(read: readonly Read[], keyOf: (job: Job) => string): ReadonlySet<number> {
  const repeated = new Set<number>();
  // So few jobs have no more keys, each of which takes reading: most companies have one or two.
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
