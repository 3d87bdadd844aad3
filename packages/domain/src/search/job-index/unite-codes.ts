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

/** The codes of the values that are accepted. */
export function listCodes<Value>(values: Iterable<Value>, accepts: (value: Value) => boolean): number[] {
  const codes: number[] = [];
  let code = 0;
  for (const value of values) {
    if (accepts(value)) codes.push(code);
    code += 1;
  }
  return codes;
}
