import { buildJob } from "@farwork/domain/testing";
import { vi } from "vitest";

import type { FeedPage } from "../feed-tally.ts";
import type { IngestStore } from "../ingest-store.ts";
import { pollFeed, type PollOptions } from "../poll-feed.ts";
import type { FakeFeed } from "./fake-feed.ts";
import { storedJob } from "./fake-ingest-store.ts";

export const HOUR = 3_600_000;
export const now = new Date("2026-03-01T12:00:00Z");
export const anHourAgo = new Date(now.getTime() - HOUR);
export const jobs = (...ids: string[]) => ids.map((sourceId) => buildJob({ sourceId }));
export const stored = (...ids: string[]) =>
  ids.map((sourceId) => storedJob({ sourceId, first_seen_at: anHourAgo, last_seen_at: anHourAgo }));
export const page = (...ids: string[]): FeedPage => ({ jobs: jobs(...ids), rejected: [] });

export async function poll(store: IngestStore, feed: FakeFeed, options: PollOptions = {}) {
  const pause = vi.fn<() => Promise<void>>(async () => {});
  const outcome = await pollFeed(store, feed, { clock: () => now, fetch: feed.fetch, pause, ...options });
  if (outcome.status !== "asked") throw new Error(outcome.status);
  return outcome.run;
}
