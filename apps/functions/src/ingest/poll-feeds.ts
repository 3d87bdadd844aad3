import type { FeedState } from "./feed-state.ts";
import { type Feed, feedId } from "./feed.ts";

/** Orders feeds by last poll: never polled ones first, then the longest ago. */
export function orderByLastAsked(feeds: readonly Feed[], states: ReadonlyMap<string, FeedState>): Feed[] {
  const askedAt = (feed: Feed) => states.get(feedId(feed))?.askedAt?.getTime() ?? 0;
  return feeds.toSorted((a, b) => askedAt(a) - askedAt(b));
}

/**
 * Polls feeds one after the other. After `budgetMs`, no more are started and the rest is returned. A failing poll does
 * not affect the others.
 *
 * @throws AggregateError with the errors of failed polls, after all have run.
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
