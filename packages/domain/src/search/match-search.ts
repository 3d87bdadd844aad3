import type { Job } from "../job/job.ts";
import { type JobText, readJobText } from "./job-text.ts";
import type { SearchQuery, SearchTerm } from "./parse-search.ts";

/** Whether a job holds every term asked for and none of those refused, each in any one of its fields. */
export function matchesSearch(job: Job, query: SearchQuery): boolean {
  if (query.all.length === 0 && query.none.length === 0) return true;
  const text = readJobText(job);
  const holds = (term: SearchTerm) => text.some((field) => holdsTerm(field, term));
  return query.all.every(holds) && !query.none.some(holds);
}

/**
 * How well a job that matches answers a search; more is better, 0 without a search. A term found in a weightier
 * field outweighs it in all lighter ones together, and in the same field a whole word outweighs a
 * beginning.
 */
export function rankSearch(job: Job, query: SearchQuery): number {
  if (query.all.length === 0) return 0;
  const text = readJobText(job);
  return query.all.reduce((rank, term) => rank + rankTerm(text, term), 0);
}

// Digits to the base 3, the title's first: absent, begun or whole in each field.
function rankTerm(text: JobText, term: SearchTerm): number {
  return text.reduce((rank, field) => rank * 3 + findTerm(field, term), 0);
}

/** Whether a searchable text has what is looked for. */
export function holdsTerm(text: string, term: SearchTerm): boolean {
  return findTerm(text, term) !== ABSENT;
}

const ABSENT = 0;
const BEGUN = 1;
const WHOLE = 2;

function findTerm(field: string, { phrase, joined, prefix }: SearchTerm): number {
  const found = findSpelling(field, phrase, prefix);
  return joined === undefined || found === WHOLE
    ? found
    : Math.max(found, findSpelling(field, joined, prefix));
}

// Most fields hold neither: one look for the beginning spares the second.
function findSpelling(field: string, spelling: string, prefix: boolean): number {
  if (prefix && !field.includes(` ${spelling}`)) return ABSENT;
  if (field.includes(` ${spelling} `)) return WHOLE;
  return prefix ? BEGUN : ABSENT;
}
