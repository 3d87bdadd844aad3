import type { Job } from "../job/job.ts";
import type { FeedSource } from "../source/feed-source.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { ItemRejection } from "./feed-item.ts";

/** A rejected item: its index in the feed, starting at 0, and its id there if it could be read. */
export type FeedRejection = ItemRejection & { index: number; sourceId?: string };

/**
 * A parsed feed response. Bad items are rejected individually. The response fails as a whole if it is not a list of
 * jobs or has more than a feed can have (50,000). `path` then names the field of the list; it is empty if the response
 * itself is the list.
 */
export type FeedReading =
  | { ok: true; value: { jobs: Job[]; rejected: FeedRejection[] } }
  | { ok: false; error: { code: "unexpected-shape" | "too-many-items"; path: string } };

/**
 * Reads responses of one source: `response` is the parsed JSON, `now` the time of ingestion, `board` the company board
 * it came from, if the source has one per company. Without it, the company is named as in the postings or their URLs.
 */
export type FeedAdapter = {
  source: FeedSource;
  readResponse(response: unknown, now: Date, board?: CompanyBoard): FeedReading;
  /**
   * The URL of the page after `asked`, whose response was `response`; undefined if that was the last. The feed decides
   * where it points, so callers must check it before following.
   */
  nextPage(response: unknown, asked: string): string | undefined;
};
