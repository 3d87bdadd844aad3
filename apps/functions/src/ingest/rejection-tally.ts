import { type FeedRun, JobId } from "@farwork/domain";
import * as z from "zod/mini";

import type { RejectedItem } from "./feed-outcome.ts";

/** Rejected items that are told one by one. */
const MAX_TOLD = 100;

/** The items of a feed that became no job. */
export interface RejectionTally {
  /** Items of one page, before which the feed had `offset` others. */
  readonly add: (items: readonly RejectedItem[], offset: number) => void;
  readonly counts: FeedRun["rejected"];
  /** The first of them. */
  readonly told: readonly RejectedItem[];
  /** The ids of those that the feed offers all the same: they keep the job open that they once were. */
  readonly offered: ReadonlySet<JobId>;
  /** Whether one could not even be named: it may be any job. */
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
        // What is no longer remote, or no longer listed, is as good as gone.
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
