import { arbeitnowAdapter } from "./arbeitnow.ts";
import { ashbyAdapter } from "./ashby.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import { greenhouseAdapter } from "./greenhouse.ts";
import { himalayasAdapter } from "./himalayas.ts";
import { jobicyAdapter } from "./jobicy.ts";
import { leverAdapter } from "./lever.ts";
import { recruiteeAdapter } from "./recruitee.ts";
import { remoteOkAdapter } from "./remote-ok.ts";
import { remotiveAdapter } from "./remotive.ts";

/** Every adapter there is, one to a source. */
export const FEED_ADAPTERS: readonly FeedAdapter[] = [
  remotiveAdapter,
  remoteOkAdapter,
  himalayasAdapter,
  jobicyAdapter,
  arbeitnowAdapter,
  greenhouseAdapter,
  leverAdapter,
  ashbyAdapter,
  recruiteeAdapter,
];

/**
 * The adapter of a source, by the source's id.
 *
 * @example findFeedAdapter("remotive")?.readResponse(answer, now).ok; // => true
 */
export function findFeedAdapter(sourceId: string): FeedAdapter | undefined {
  return FEED_ADAPTERS.find(({ source }) => source.id === sourceId);
}
