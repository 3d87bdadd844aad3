import { extractText } from "../html/read-safe-html.ts";
import { splitPassages } from "../text/hash-text.ts";
import { listNearMarks, listTradeMarks } from "../text/related-trades.ts";
import { searchableText } from "../text/searchable-text.ts";
import { type ChunkedText, chunkText } from "../text/tokenize.ts";
import { CATEGORY_LABELS } from "./job-categories.ts";
import { JOB_TYPE_LABELS } from "./job-types.ts";
import type { Job } from "./job.ts";
import { listStressed } from "./stressed-words.ts";
import { listTellingTags } from "./telling-tags.ts";

/** Begins the field of a job's category and employment, whose words nobody wrote. */
export const LABELS_BEGIN = "\n";
const LABELS = 3;

/** Which of its fields is the description. */
export const DESCRIPTION = 4;

/** A job's texts to search, field after field in the order of `SEARCH_FIELDS`, but for the marks of its trade. */
export function listTexts(job: Job): ChunkedText[][] {
  const text = extractText(job.description);
  const passages = splitPassages(text).map(chunkText);
  // No chunk reaches from one passage into the next.
  const description = { text, chunks: passages.flatMap(({ chunks }) => chunks) };
  const employment = nameEmployment(job);
  const telling = listTellingTags(job.tags);
  return [
    [chunkText(job.title)],
    [chunkText(job.company_name)],
    // The places a position is posted for stood in titles of its own.
    [...telling, ...(job.locations ?? []).map(({ name }) => name)].map(chunkText),
    [CATEGORY_LABELS[job.category], ...(employment === "" ? [] : [employment])].map(chunkText),
    [description, ...(telling.length > 0 ? [] : job.tags).map(chunkText)],
    listStressed(passages, job.repeated).map(chunkText),
  ];
}

/** Marked stems that stand in no text: of its last searchable field, and what counts no more than its description. */
export const listMarks = (job: Job): { readonly trade: string[]; readonly description: string[] } => ({
  trade: listTradeMarks(job.title, nameEmployment(job)),
  description: listNearMarks(job.title),
});

const nameEmployment = ({ job_type }: Job) => (job_type === "unspecified" ? "" : JOB_TYPE_LABELS[job_type]);

/** A job's searchable texts, in the order of `SEARCH_FIELDS`. */
export type JobText = readonly string[];

/** Reads a job's words once: jobs are values that do not change, so the answer is kept as long as the job is. */
export function readJobText(job: Job): JobText {
  const known = remembered.get(job);
  if (known) return known;
  // Each text keeps its own spaces on both sides, so no phrase reaches from one into the next.
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
