import type { Job } from "../job/job.ts";
import type { FeedSource } from "./feed-source.ts";

/**
 * A posting as a feed's adapter read it: every feed's fields under one name each, the texts still as sent. What a
 * feed does not state is undefined or empty.
 */
export type FeedItem = {
  source: FeedSource;
  sourceId: string;
  url: string;
  title: string;
  companyName: string;
  companyLogo: string | undefined;
  categories: readonly string[];
  tags: readonly string[];
  jobTypes: readonly string[];
  /** Anything `normalizeDate` reads. */
  publishedAt: unknown;
  location: string | readonly string[];
  salary: string;
  description: string;
};

/**
 * Why an item became no job. `missing`: absent or blank; `wrong-type`: not the kind of value the feed promises;
 * `unreadable`: the right kind, but not an id, an http address or a date; `in-the-future`: published more than
 * two days from now; `too-long`: a description nobody wrote for readers, and no database document would hold.
 */
export type RejectionCode = "missing" | "wrong-type" | "unreadable" | "in-the-future" | "too-long";

export type ItemRejection = {
  /** The feed's own name of the field, with dots; empty where the item as a whole is wrong. */
  path: string;
  code: RejectionCode;
};

export type NormalizedItem = { ok: true; value: Job } | { ok: false; error: ItemRejection };
