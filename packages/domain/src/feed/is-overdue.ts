import { findFeedSource } from "../source/feed-source.ts";
import type { FeedStatus } from "./feed-status.ts";

/**
 * Whether a feed is no longer polled: it has been due for longer than its source's polling interval. A feed that was
 * never polled is not overdue.
 *
 * @example
 * // Lever is polled hourly.
 * isOverdue({ feed: "lever.tern-maps", nextDueAt: new Date("2026-01-16T09:00:00Z") }, now); // => true
 */
export function isOverdue({ feed, nextDueAt }: Pick<FeedStatus, "feed" | "nextDueAt">, now: Date): boolean {
  const source = findFeedSource(feed.replace(/\..*/, ""));
  if (source === undefined || nextDueAt === undefined) return false;
  return now.getTime() - nextDueAt.getTime() > source.minPollInterval;
}
