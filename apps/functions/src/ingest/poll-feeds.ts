import type { FeedState } from "./feed-state.ts";
import { type Feed, feedId } from "./feed.ts";

/** The feeds that nobody asked yet before all others, and of these the one asked longest ago first. */
export function orderByLastAsked(feeds: readonly Feed[], states: ReadonlyMap<string, FeedState>): Feed[] {
  const askedAt = (feed: Feed) => states.get(feedId(feed))?.askedAt?.getTime() ?? 0;
  return feeds.toSorted((a, b) => askedAt(a) - askedAt(b));
}

/**
 * Polls feeds one after the other. When `budgetMs` have passed no other is begun: those left are given back. One whose
 * poll rejects does not keep the others waiting.
 *
 * @throws AggregateError of what polls were rejected with, when all have had their turn.
 */
export async function pollSequentially(
  feeds: readonly Feed[],
  poll: (feed: Feed) => Promise<void>,
  { clock, budgetMs }: { readonly clock: () => number; readonly budgetMs: number },
): Promise<readonly Feed[]> {
  const end = clock() + budgetMs;
  const failures: unknown[] = [];
  let left: readonly Feed[] = feeds;
  for (const feed of feeds) {
    if (clock() >= end) break;
    left = left.slice(1);
    await poll(feed).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} feeds could not be polled`);
  return left;
}
