import { LABELS_BEGIN, readJobText } from "../job/job-text.ts";
import type { Job } from "../job/job.ts";
import type { SearchQuery, SearchTerm } from "../text/parse-search.ts";

/** Whether a job holds every term asked for and none of those refused, each in any one of its fields. */
export function matchesSearch(job: Job, query: SearchQuery): boolean {
  if (query.all.length === 0 && query.none.length === 0) return true;
  const text = readJobText(job);
  const holds = (term: SearchTerm) => text.some((field) => holdsTerm(field, term));
  return query.all.every(holds) && !query.none.some(holds);
}

/** Whether a searchable text has what is looked for. */
export function holdsTerm(text: string, term: SearchTerm): boolean {
  return findTerm(text, term) !== ABSENT;
}

/** How a text has a term: not at all, the beginning of its last word only, what is related to it, or itself. */
export type Finding = typeof ABSENT | typeof BY_PREFIX | typeof RELATED | typeof WHOLE;
export const ABSENT = 0;
export const BY_PREFIX = 1;
export const RELATED = 2;
export const WHOLE = 3;

export function findTerm(field: string, { phrase, joined, prefix, literal, related }: SearchTerm): Finding {
  if (literal) return isWritten(field, phrase) ? WHOLE : ABSENT;
  const found = findSpelling(field, phrase, prefix);
  if (found === WHOLE) return found;
  const foundJoined = joined === undefined ? ABSENT : findSpelling(field, joined, prefix);
  if (foundJoined !== WHOLE && related?.some((stem) => field.includes(` ${stem} `))) return RELATED;
  return foundJoined === ABSENT ? found : foundJoined;
}

/** Whether somebody wrote these words, which is neither another spelling, set apart, nor a label of ours. */
function isWritten(field: string, phrase: string): boolean {
  if (field.startsWith(LABELS_BEGIN)) return false;
  const words = ` ${phrase} `;
  let at = field.indexOf(words);
  while (at > 0 && field[at - 1] === "\n") at = field.indexOf(words, at + 1);
  return at >= 0;
}

// Most fields hold neither: one look for the beginning spares the second.
function findSpelling(field: string, spelling: string, prefix: boolean): Finding {
  if (prefix && !field.includes(` ${spelling}`)) return ABSENT;
  if (field.includes(` ${spelling} `)) return WHOLE;
  return prefix ? BY_PREFIX : ABSENT;
}
