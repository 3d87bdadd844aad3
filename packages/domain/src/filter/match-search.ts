import { LABELS_BEGIN, readJobText } from "../job/job-text.ts";
import type { Job } from "../job/job.ts";
import type { SearchQuery, SearchTerm } from "../text/parse-search.ts";

/** Whether a job has every required term and no excluded one, each in any one of its fields. */
export function matchesSearch(job: Job, query: SearchQuery): boolean {
  if (query.all.length === 0 && query.none.length === 0) return true;
  const text = readJobText(job);
  const holds = (term: SearchTerm) => text.some((field) => holdsTerm(field, term));
  return query.all.every(holds) && !query.none.some(holds);
}

/** Whether a searchable text contains the term or, where allowed, a related word or one that starts with it. */
export function holdsTerm(text: string, term: SearchTerm): boolean {
  if (holdsExactly(text, term)) return true;
  const { phrase, joined, prefix, literal, related = [] } = term;
  if (literal) return false;
  if (prefix && [phrase, joined ?? phrase].some((spelling) => text.includes(` ${spelling}`))) return true;
  return related.some((stem) => text.includes(` ${stem} `));
}

/** Whether a searchable text contains exactly these words. */
export function holdsExactly(text: string, { phrase, joined, literal }: SearchTerm): boolean {
  if (literal) return isWritten(text, phrase);
  return text.includes(` ${phrase} `) || (joined !== undefined && text.includes(` ${joined} `));
}

/** Whether the posting itself has these words, rather than an added spelling or one of our labels. */
function isWritten(field: string, phrase: string): boolean {
  if (field.startsWith(LABELS_BEGIN)) return false;
  const words = ` ${phrase} `;
  let at = field.indexOf(words);
  while (at > 0 && field[at - 1] === "\n") at = field.indexOf(words, at + 1);
  return at >= 0;
}
