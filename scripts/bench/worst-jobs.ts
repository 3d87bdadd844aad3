import * as z from "zod/mini";

import { makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
import { NOW } from "../../packages/domain/bench/search/sample-postings.ts";
// Imported by path, as the package may not be built yet.
import { MAX_DESCRIPTION } from "../../packages/domain/src/feed/item-limits.ts";
import { SafeHtml } from "../../packages/domain/src/html/safe-html.ts";
import type { Job } from "../../packages/domain/src/job/job.ts";

/** The company with the most jobs, as many as a large staffing agency. */
export const LARGE_COMPANY = { name: "Tern Staffing", slug: "tern-staffing", jobs: 500 } as const;
/** The number of jobs with maximum length, which are the newest. */
export const LONGEST_JOBS = 150;
/** The share of jobs, starting with the first, from a feed that allows search engines. */
export const SHARE_FOR_SITEMAPS = 0.5;

/** Two hundred letters that match all jobs except the longest: each text says "you are one of us". */
export const LONGEST_SEARCH = "you are one of us at ".repeat(10).slice(0, 200);
/** The same with phrases. */
export const FIVE_PHRASES = '"you are one of us" "are one of us" "you are one of" "one of us" "you are one"';

const JOBS = 20_000;
const MINUTE_MS = 60_000;

/** The id of the job at an index of `makeWorstJobs`, with 20,000 jobs. */
export const jobIdAt = (place: number) =>
  `${place % JOBS < JOBS * SHARE_FOR_SITEMAPS ? "remote-ok" : "remotive"}-${place % JOBS}`;

/**
 * The jobs of the search benchmark; the first have the maximum stored length, and those after them are all from one
 * company.
 */
export function makeWorstJobs(count: number): Job[] {
  return makeCorpus(count).map((job, place) => {
    if (place < LONGEST_JOBS) return lengthen(job, place);
    if (place < LONGEST_JOBS + LARGE_COMPANY.jobs) return { ...job, company_name: LARGE_COMPANY.name };
    return job;
  });
}

function lengthen(job: Job, place: number): Job {
  const title = `${job.title} ${place} `;
  return {
    ...job,
    title: fill(title, 190),
    company_name: fill(`Longest ${place} ${job.company_name} and partners `, 110),
    tags: Array.from({ length: 20 }, (_, at) => fill(`${at} ${title}`, 55)),
    url: `${job.url}?${"a".repeat(1900)}`,
    publication_date: new Date(NOW.getTime() - place * MINUTE_MS),
    candidate_required_location:
      "Germany, France, Spain, Portugal, Italy, Poland, Brazil, Japan, Kenya, India, Chile",
    description: z.parse(SafeHtml, writeLongest(fill(title, 60))),
  };
}

const fill = (words: string, length: number) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();

/** Short list items, with more markup than usual. */
function writeLongest(line: string): string {
  const entry = `<li>${line}</li>`;
  return `<ul>${entry.repeat(Math.floor((MAX_DESCRIPTION - "<ul></ul>".length) / entry.length))}</ul>`;
}
