import type { HiddenEntries } from "../../user/hidden-entries.ts";
import { type Bitset, intersect, setBit, subtract } from "./bitset.ts";
import { findDocument } from "./id-table.ts";
import type { JobIndex } from "./job-index.ts";
import { addPostings } from "./postings.ts";

/** The open jobs of a query, split into shown and hidden. */
export interface AskedJobs {
  /** The jobs that results, counts and suggestions are based on. */
  readonly shown: Bitset;
  /** The jobs the reader has hidden, if any: only counted. */
  readonly hidden?: Bitset;
}

/** Splits the open jobs by what the reader has hidden. */
export function leaveOutHidden(
  { segments, bases, columns, workspace }: JobIndex,
  open: Bitset,
  { jobs, companies }: HiddenEntries = { jobs: [], companies: [] },
): AskedJobs {
  if (jobs.length + companies.length === 0) return { shown: open };
  const hidden = workspace.take(open.length);
  const codes = companies.map(columns.texts.companies.find).filter((code) => code !== undefined);
  addPostings(columns.texts.companies.postings, codes, hidden);
  for (const [at, segment] of segments.entries()) {
    for (const id of jobs) {
      const doc = findDocument(segment, id);
      if (doc !== undefined) setBit(hidden, (bases[at] ?? 0) + doc);
    }
  }
  intersect(hidden, open);
  const shown = workspace.copy(open);
  subtract(shown, hidden);
  return { shown, hidden };
}
