import { writeFileSync } from "node:fs";

import { NOW } from "../../packages/domain/bench/search/sample-postings.ts";
// Imported by path, as the package may not be built yet.
import type { Job } from "../../packages/domain/src/job/job.ts";

/** Feeds whose responses can be written: one that forbids search engines, and one that allows them. */
export type WrittenFeed = "remotive" | "remote-ok";

/** Writes jobs, e.g. of the search benchmark, in the format of a feed's API, with their age relative to today. */
export function writeFeed(file: string, feed: WrittenFeed, jobs: readonly Job[], now: Date): void {
  const postedAt = (job: Job) =>
    new Date(now.getTime() - (NOW.getTime() - job.publication_date.getTime())).toISOString();
  writeFileSync(file, JSON.stringify(SHAPES[feed](jobs, postedAt)));
}

type Shape = (jobs: readonly Job[], postedAt: (job: Job) => string) => unknown;

const SHAPES: Readonly<Record<WrittenFeed, Shape>> = {
  remotive: (jobs, postedAt) => ({
    "0-legal-notice": "Invented.",
    "job-count": jobs.length,
    jobs: jobs.map((job) => ({
      id: Number(job.sourceId),
      url: job.url,
      title: job.title,
      company_name: job.company_name,
      category: job.category,
      tags: job.tags,
      job_type: job.job_type,
      publication_date: postedAt(job),
      candidate_required_location: job.candidate_required_location,
      salary: job.salary,
      description: job.description,
    })),
  }),
  "remote-ok": (jobs, postedAt) => [
    { legal: "Invented." },
    ...jobs.map((job) => ({
      id: job.sourceId,
      url: job.url,
      position: job.title,
      company: job.company_name,
      tags: job.tags,
      date: postedAt(job),
      location: job.candidate_required_location,
      description: job.description,
    })),
  ],
};
