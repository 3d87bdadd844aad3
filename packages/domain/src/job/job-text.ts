import { extractText } from "../html/read-safe-html.ts";
import { searchableText } from "../text/searchable-text.ts";
import { CATEGORY_LABELS } from "./job-categories.ts";
import type { Job } from "./job.ts";
import { listStressed } from "./stressed-words.ts";

/** A job's searchable texts, in the order of `SEARCH_FIELDS`: title, company, tags, category, description, stressed words. */
export type JobText = readonly [string, string, string, string, string, string];

/** Reads a job's words once: jobs are values that do not change, so the answer is kept as long as the job is. */
export function readJobText(job: Job): JobText {
  const known = remembered.get(job);
  if (known) return known;
  const description = extractText(job.description);
  const text: JobText = [
    searchableText(job.title),
    searchableText(job.company_name),
    // Each tag keeps its own spaces on both sides, so no phrase reaches from one into the next.
    job.tags.map(searchableText).join(""),
    searchableText(CATEGORY_LABELS[job.category]),
    searchableText(description),
    listStressed(description).map(searchableText).join(""),
  ];
  remembered.set(job, text);
  return text;
}

const remembered = new WeakMap<Job, JobText>();
