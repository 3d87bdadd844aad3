import { createAdapter } from "./create-adapter.ts";
import type { FeedAdapter, FeedReading } from "./feed-adapter.ts";
import { FEEDS } from "./feeds.ts";
import { remotive } from "./remotive.ts";

/** Every adapter there is, one to a source. */
export const FEED_ADAPTERS: readonly FeedAdapter[] = FEEDS.map(createAdapter);

/**
 * The adapter of a source, by the source's id.
 *
 * @example findFeedAdapter("remotive")?.readResponse(answer, now).ok; // => true
 */
export function findFeedAdapter(sourceId: string): FeedAdapter | undefined {
  return FEED_ADAPTERS.find(({ source }) => source.id === sourceId);
}

/**
 * Reads an answer of Remotive's, as its adapter does.
 *
 * @example
 * const reading = readRemotiveResponse(answer, now);
 * reading.ok && reading.value.jobs.map(({ title }) => title); // => ["React developer"]
 */
export function readRemotiveResponse(response: unknown, now: Date): FeedReading {
  return createAdapter(remotive).readResponse(response, now);
}
