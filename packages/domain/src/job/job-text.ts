import { extractText } from "../html/read-safe-html.ts";
import { splitPassages } from "../text/hash-text.ts";
import { listNearMarks, listTradeMarks } from "../text/related-trades.ts";
import { searchableText } from "../text/searchable-text.ts";
import { type ChunkedText, chunkText } from "../text/tokenize.ts";
import { listDistinctiveTags } from "./distinctive-tags.ts";
import { CATEGORY_LABELS } from "./job-categories.ts";
import { JOB_TYPE_LABELS } from "./job-types.ts";
import type { Job } from "./job.ts";
import { listStressed } from "./stressed-words.ts";

/** Marks the field with the labels of category and employment type, which are not the posting's words. */
export const LABELS_BEGIN = "\n";
const LABELS = 3;

/** Index of the description field. */
export const DESCRIPTION = 4;

/** A job's searchable texts, field by field in the order of `SEARCH_FIELDS`, except for trade marks. */
export function listTexts(job: Job): ChunkedText[][] {
  const text = extractText(job.description);
  const passages = splitPassages(text).map(chunkText);
  // No chunk spans two passages.
  const description = { text, chunks: passages.flatMap(({ chunks }) => chunks) };
  const employment = nameEmployment(job);
  const distinctive = listDistinctiveTags(job.tags);
  return [
    [chunkText(job.title)],
    [chunkText(job.company_name)],
    // The places of a position were in the titles of its postings.
    [...distinctive, ...(job.locations ?? []).map(({ name }) => name)].map(chunkText),
    [CATEGORY_LABELS[job.category], ...(employment === "" ? [] : [employment])].map(chunkText),
    [description, ...(distinctive.length > 0 ? [] : job.tags).map(chunkText)],
    listStressed(passages, job.repeated).map(chunkText),
  ];
}

/** Marked stems that are not in any text: those of the trade field, and those that count like the description. */
export const listMarks = (job: Job): { readonly trade: string[]; readonly description: string[] } => ({
  trade: listTradeMarks(job.title, nameEmployment(job)),
  description: listNearMarks(job.title),
});

const nameEmployment = ({ job_type }: Job) => (job_type === "unspecified" ? "" : JOB_TYPE_LABELS[job_type]);

/** A job's searchable texts, in the order of `SEARCH_FIELDS`. */
export type JobText = readonly string[];

/** Cached per job, as jobs are immutable. */
export function readJobText(job: Job): JobText {
  const known = remembered.get(job);
  if (known) return known;
  // Each text has spaces on both sides, so no phrase spans two of them.
  const fields = listTexts(job).map((texts) => texts.map(({ text }) => searchableText(text)).join(""));
  const { trade, description } = listMarks(job);
  const text: JobText = [
    ...fields.map((field, at) => {
      if (at === LABELS) return LABELS_BEGIN + field;
      return at === DESCRIPTION ? field + writeMarks(description) : field;
    }),
    writeMarks(trade),
  ];
  remembered.set(job, text);
  return text;
}

const writeMarks = (marks: readonly string[]) => marks.map((mark) => `\n ${mark} `).join("");

const remembered = new WeakMap<Job, JobText>();
