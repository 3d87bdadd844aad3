import type { HiddenEntries } from "../../user/hidden-entries.ts";
import { type Bitset, intersect, setBit, subtract } from "./bitset.ts";
import { findDocument } from "./id-table.ts";
import type { JobIndex } from "./job-index.ts";
import { addPostings } from "./postings.ts";

/** The open jobs of one query, parted. */
export interface AskedJobs {
  /** What is found, counted and advised on. */
  readonly shown: Bitset;
  /** What whoever asks wants left out, if anything: only its number is told. */
  readonly hidden?: Bitset;
}

/** Parts the open jobs by what somebody hides of them. */
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
