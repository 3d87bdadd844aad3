import { extractText } from "../html/extract-text.ts";
import { searchableText } from "../text/searchable-text.ts";
import { CATEGORY_LABELS } from "./job-categories.ts";
import type { Job } from "./job.ts";

/** A job's searchable texts, the weightiest field first: title, company, tags, category, description. */
export type JobText = readonly [string, string, string, string, string];

/** Reads a job's words once: jobs are values that do not change, so the answer is kept as long as the job is. */
export function readJobText(job: Job): JobText {
  const known = remembered.get(job);
  if (known) return known;
  const text: JobText = [
    searchableText(job.title),
    searchableText(job.company_name),
    // Each tag keeps its own spaces on both sides, so no phrase reaches from one into the next.
    job.tags.map(searchableText).join(""),
    searchableText(CATEGORY_LABELS[job.category]),
    searchableText(extractText(job.description)),
  ];
  remembered.set(job, text);
  return text;
}

const remembered = new WeakMap<Job, JobText>();
