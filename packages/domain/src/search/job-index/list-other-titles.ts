import { listTitles } from "../../text/trade-names.ts";
import { countTitledAs } from "./count-titled.ts";
import type { JobIndex } from "./job-index.ts";
import { readSearch } from "./read-search.ts";
import { spellAsWritten } from "./spell-as-written.ts";

/**
 * Other titles by which a search finds jobs ("tutor" also finds teachers), most frequent first. Leaves out titles that
 * no job has and those that contain what was typed.
 */
export function listOtherTitles(index: JobIndex, search: string): string[] {
  const { query, typed } = readSearch(search);
  const marks = new Set(query.all.flatMap(({ related = [] }) => related));
  const titles = new Set([...marks].flatMap(listTitles));
  const asked = ` ${query.all.map(({ phrase }) => phrase).join(" ")} `;
  const told = [...titles]
    .filter(
      (title) =>
        ![typed, asked].some((words) => ` ${title} `.includes(words) || words.includes(` ${title} `)),
    )
    .map((title) => ({ title, jobs: countTitledAs(index, title) }))
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs)
    .map(({ title }) => spellAsWritten(index, title));
  return [...new Set(told)].filter((title) => !typed.includes(` ${title} `));
}
