import { writeFileSync } from "node:fs";

import { makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
import { NOW } from "../../packages/domain/bench/search/sample-postings.ts";

/** Writes the jobs of the search benchmark as Remotive's API would send them, as old today as they are there. */
export function writeFeed(file: string, count: number, now: Date): void {
  const jobs = makeCorpus(count).map((job) => ({
    id: Number(job.sourceId),
    url: job.url,
    title: job.title,
    company_name: job.company_name,
    category: job.category,
    tags: job.tags,
    job_type: job.job_type,
    publication_date: new Date(
      now.getTime() - (NOW.getTime() - job.publication_date.getTime()),
    ).toISOString(),
    candidate_required_location: job.candidate_required_location,
    salary: job.salary,
    description: job.description,
  }));
  writeFileSync(file, JSON.stringify({ "0-legal-notice": "Invented.", "job-count": count, jobs }));
}
