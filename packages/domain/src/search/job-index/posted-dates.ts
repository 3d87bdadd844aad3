import { type Bitset, setRange } from "./bitset.ts";
import { countBefore } from "./count-before.ts";
import type { JobIndex } from "./job-index.ts";
import type { JobSegment } from "./segment.ts";

/** The documents published after a time (epoch milliseconds), which come first in each segment. */
export function findPostedAfter({ segments, bases, alive, workspace }: JobIndex, time: number): Bitset {
  const bits = workspace.take(alive.length);
  for (const [at, segment] of segments.entries()) {
    const base = bases[at] ?? 0;
    setRange(bits, base, base + countPostedAfter(segment, time));
  }
  return bits;
}

/** How many of a segment's documents were published after a time. */
const countPostedAfter = ({ size, columns }: JobSegment, time: number): number =>
  countBefore(size, (doc) => (columns.publishedAt[doc] ?? 0) > time);
