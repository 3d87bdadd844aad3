import type { FeedAdapter } from "@farwork/domain";

import { fetchFeed } from "../fetching/fetch-feed.ts";
import type { IngestStore } from "./ingest-store.ts";
import { type IngestOutcome, takeInResponse, type TakeInOptions } from "./take-in-response.ts";

/**
 * Asks a source for what it offers and takes that in. The asking is remembered before it is done, so that a
 * source whose answers fail is not asked more often than its terms allow either. Another `url` than the
 * source's own is not the source: it does not count, and may be one of a local server.
 */
export async function sweepSource(
  store: IngestStore,
  adapter: FeedAdapter,
  options: TakeInOptions & { readonly url?: string },
): Promise<IngestOutcome> {
  if (options.url === undefined) await store.recordAsked(adapter.source.id, options.now);
  const fetched = await fetchFeed(options.url ?? adapter.source.endpoint, {
    allowPrivateAddresses: options.url !== undefined,
  });
  if (fetched.status === "failed") return { ok: false, error: fetched.error };
  // Without validators nobody was asked whether there are news.
  if (fetched.status === "not-modified") return { ok: false, error: "The feed has nothing new." };
  const { answersInFull: complete } = adapter.source;
  return takeInResponse(store, adapter, { text: fetched.text, complete }, options);
}
