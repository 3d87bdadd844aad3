import { findFeedSource } from "../source/feed-source.ts";
import type { FeedStatus } from "./feed-status.ts";

/**
 * Whether nobody asks a feed any more: it was due, and more than an interval of its source has passed since. A feed
 * that nobody asked yet is not missed by anybody.
 *
 * @example
 * // Lever is asked hourly.
 * isOverdue({ feed: "lever.tern-maps", nextDueAt: new Date("2026-01-16T09:00:00Z") }, now); // => true
 */
export function isOverdue({ feed, nextDueAt }: Pick<FeedStatus, "feed" | "nextDueAt">, now: Date): boolean {
  const source = findFeedSource(feed.replace(/\..*/, ""));
  if (source === undefined || nextDueAt === undefined) return false;
  return now.getTime() - nextDueAt.getTime() > source.minPollInterval;
}
