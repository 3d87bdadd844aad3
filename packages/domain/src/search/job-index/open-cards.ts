import type { JobCard } from "../../job/job.ts";
import { hasBit } from "./bitset.ts";
import { readCard } from "./card.ts";
import type { JobIndex } from "./job-index.ts";
import type { JobSegment } from "./segment.ts";

/**
 * The cards of all jobs open at a given time, for callers that need every one. A segment's cards (about 25 µs and 2 kB
 * each) are decoded once and cached as long as the segment lives, so a change only decodes new segments. Callers share
 * the cards, so they are deeply frozen.
 *
 * @example readOpenCards(index, now).map(({ title }) => title); // => ["React developer", "Cook"]
 */
export function readOpenCards({ segments, bases, openJobs }: JobIndex, now: Date): KeptCard[] {
  const open = openJobs.at(now).bits;
  const cards: KeptCard[] = [];
  for (const [at, segment] of segments.entries()) {
    const kept = keptCards(segment);
    for (let doc = 0; doc < segment.size; doc += 1) {
      if (!hasBit(open, (bases[at] ?? 0) + doc)) continue;
      const card = kept[doc] ?? freeze(readCard(segment, doc));
      kept[doc] = card;
      if (card) cards.push(card);
    }
  }
  return cards;
}

type KeptCard = Readonly<JobCard>;

/** Freezes deeply: lists, places and pay as well. A `Date` cannot be frozen. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const held of Object.values(value)) freeze(held);
  return Object.freeze(value);
}

function keptCards(segment: JobSegment): (KeptCard | undefined)[] {
  const known = remembered.get(segment);
  if (known) return known;
  const cards = Array.from({ length: segment.size }, () => undefined);
  remembered.set(segment, cards);
  return cards;
}

const remembered = new WeakMap<JobSegment, (KeptCard | undefined)[]>();
