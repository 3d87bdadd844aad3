import type { Job } from "../job/job.ts";
import type { FeedSource } from "../source/feed-source.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { ItemRejection } from "./feed-item.ts";

/** An item that became no job: its place in the feed from 0, and its id there where that could be read. */
export type FeedRejection = ItemRejection & { index: number; sourceId?: string };

/**
 * A feed's answer, read. One bad item is rejected alone. An answer fails that is no list of jobs at all, and `path`
 * then names what was missing, or that holds more of them than a feed can have (50,000), under the name `path`; it
 * is empty where the answer itself is the list.
 */
export type FeedReading =
  | { ok: true; value: { jobs: Job[]; rejected: FeedRejection[] } }
  | { ok: false; error: { code: "unexpected-shape" | "too-many-items"; path: string } };

/**
 * Reads one source's answers: `response` is the parsed JSON, `now` the moment it was taken in, `board` the company's
 * board it came from, at a source that has one for each. Without it the company is named as the postings, or at
 * least their addresses, do.
 */
export type FeedAdapter = {
  source: FeedSource;
  readResponse(response: unknown, now: Date, board?: CompanyBoard): FeedReading;
  /**
   * The address of the page that follows the one which was `asked` for and answered with `response`; undefined where
   * that was the last. It may lead anywhere the feed says: whoever follows it has to look where.
   */
  nextPage(response: unknown, asked: string): string | undefined;
};
