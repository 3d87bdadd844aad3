import { listSpellings } from "../../text/compounds.ts";
import { listTitles } from "../../text/trade-names.ts";
import { countTitled } from "./find-word.ts";
import type { JobIndex } from "./job-index.ts";
import { readSearch } from "./read-search.ts";

const MOST_LISTED = 3;

/**
 * Other titles by which a search finds jobs, those that the most jobs have first: who looks for a tutor finds teachers.
 * Only titles of one word: how many jobs have several side by side would cost too much to count.
 */
export function listOtherTitles(index: JobIndex, search: string): string[] {
  const { query, typed } = readSearch(search);
  const marks = new Set(query.all.flatMap(({ related = [] }) => related));
  const titles = new Set([...marks].flatMap(listTitles));
  return [...titles]
    .filter((title) => !title.includes(" ") && !typed.includes(` ${title} `))
    .map((title) => ({ title, jobs: countTitled(index, title) }))
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs)
    .slice(0, MOST_LISTED)
    .map(({ title }) => listSpellings(title)[0] ?? title);
}
