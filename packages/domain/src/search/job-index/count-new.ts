import { type Bitset, hasBit } from "./bitset.ts";
import type { JobIndex } from "./job-index.ts";

/** How many of these documents the board first saw after a given time. */
export function countNew({ segments, bases }: JobIndex, set: Bitset, since: Date): number {
  const time = since.getTime();
  let count = 0;
  for (const [at, { size, columns }] of segments.entries()) {
    const base = bases[at] ?? 0;
    const { firstSeenAt } = columns;
    for (let doc = 0; doc < size; doc += 1) {
      if ((firstSeenAt[doc] ?? 0) > time && hasBit(set, base + doc)) count += 1;
    }
  }
  return count;
}
