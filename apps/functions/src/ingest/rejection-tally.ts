import { type FeedRun, JobId } from "@farwork/domain";
import * as z from "zod/mini";

import type { RejectedItem } from "./feed-outcome.ts";

/** Maximum rejected items listed individually. */
const MAX_TOLD = 100;

/** The rejected items of a feed. */
export interface RejectionTally {
  /** Adds items of a page that has `offset` items before it. */
  readonly add: (items: readonly RejectedItem[], offset: number) => void;
  readonly counts: FeedRun["rejected"];
  /** The first of them. */
  readonly told: readonly RejectedItem[];
  /** The ids of rejected items that the feed still offers: their existing jobs stay open. */
  readonly offered: ReadonlySet<JobId>;
  /** Whether one had no readable id, so it could be any job. */
  readonly hasNameless: () => boolean;
}

export function createRejectionTally(source: string): RejectionTally {
  const counts: FeedRun["rejected"] = {};
  const told: RejectedItem[] = [];
  const offered = new Set<JobId>();
  let nameless = false;

  return {
    add(items, offset) {
      for (const item of items.toSorted((a, b) => a.index - b.index)) {
        counts[item.code] = (counts[item.code] ?? 0) + 1;
        if (told.length < MAX_TOLD) told.push({ ...item, index: offset + item.index });
        if (item.sourceId === undefined) nameless = true;
        // No longer remote or listed counts as gone.
        if (item.code === "not-remote" || item.code === "unlisted") continue;
        const id = z.safeParse(JobId, `${source}-${item.sourceId}`);
        if (id.success) offered.add(id.data);
      }
    },
    counts,
    told,
    offered,
    hasNameless: () => nameless,
  };
}
