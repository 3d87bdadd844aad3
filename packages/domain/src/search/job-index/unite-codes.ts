import type { Bitset } from "./bitset.ts";
import type { FacetColumn } from "./facet-column.ts";
import type { JobIndex } from "./job-index.ts";
import { addPostings } from "./postings.ts";

/** The documents that have one of these codes. */
export function uniteCodes<Value>(
  { alive, workspace }: JobIndex,
  { postings }: FacetColumn<Value>,
  codes: readonly number[],
): Bitset {
  const bits = workspace.take(alive.length);
  addPostings(postings, codes, bits);
  return bits;
}
