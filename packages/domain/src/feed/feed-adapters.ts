import type { FeedAdapter } from "./feed-adapter.ts";
import { remotiveAdapter } from "./remotive.ts";

/** Every adapter there is, one to a source. */
export const FEED_ADAPTERS: readonly FeedAdapter[] = [remotiveAdapter];

/**
 * The adapter of a source, by the source's id.
 *
 * @example findFeedAdapter("remotive")?.readResponse(JSON.parse(body), new Date());
 */
export function findFeedAdapter(sourceId: string): FeedAdapter | undefined {
  return FEED_ADAPTERS.find(({ source }) => source.id === sourceId);
}
