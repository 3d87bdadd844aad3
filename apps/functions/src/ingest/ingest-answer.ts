import { logError } from "../runtime/log.ts";
import type { OnPage, OnProgress, TakenIn } from "./feed-outcome.ts";
import { createFeedTally } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";
import { ingestPage } from "./ingest-page.ts";
import type { IngestStore } from "./ingest-store.ts";
import { readPage } from "./read-page.ts";

/**
 * Ingests a saved response of a feed and publishes it. As it may be partial and old, nothing is closed and the run is
 * not recorded. Rejects like `pollFeed`.
 */
export async function ingestAnswer(
  store: IngestStore,
  feed: Feed,
  text: string,
  options: { readonly clock?: () => Date; readonly onProgress?: OnProgress; readonly onPage?: OnPage } = {},
): Promise<TakenIn> {
  const { clock = () => new Date(), onProgress, onPage } = options;
  const now = clock();
  const tally = createFeedTally(feed.adapter.source.id);
  const read = readPage(feed, text, now);
  if (read.ok) {
    try {
      await ingestPage(store, { feed, tally, now, onProgress, onPage }, read.page);
    } catch (error) {
      await store.publish().catch((error: unknown) => logError("search-index-publication-failed", error));
      throw error;
    }
    await store.publish();
  }
  const times = { startedAt: now, finishedAt: clock() };
  const counts = { ...tally.counts(), missing: 0 };
  const { rejected } = tally;
  if (read.ok) return { run: { ...times, outcome: "taken", ...counts }, rejected };
  const { code: failure, reason } = read;
  return { run: { ...times, outcome: "failed", reason, ...counts }, failure, rejected };
}
