import { setTimeout } from "node:timers/promises";

import type { FeedRun } from "@farwork/domain";

import { fetchFeed } from "../fetching/fetch-feed.ts";
import { logError } from "../runtime/log.ts";
import { closeRemovedJobs } from "./close-removed-jobs.ts";
import type { OnPage, OnProgress, PollOutcome, TakenIn } from "./feed-outcome.ts";
import { createFeedTally } from "./feed-tally.ts";
import { type Feed, feedAddress, feedId } from "./feed.ts";
import { ingestPage } from "./ingest-page.ts";
import type { Claim, IngestStore } from "./ingest-store.ts";
import { BROKEN_OFF, buildRunRecord, type EndedRun } from "./run-record.ts";
import { walkPages, type WalkOptions } from "./walk-pages.ts";

const DAY = 86_400_000;

export interface PollOptions extends Partial<Pick<WalkOptions, "allowPrivateAddresses" | "fetch" | "pause">> {
  readonly clock?: () => Date;
  readonly onProgress?: OnProgress;
  readonly onPage?: OnPage;
  /** Another URL than the feed's own, which needs no lock as it is not the feed itself. */
  readonly url?: string;
}

/**
 * Polls a feed and ingests it page by page, then marks and closes what it no longer has, records the run, and
 * publishes. `not-due` if its terms do not allow polling yet or another poll is running.
 *
 * Interruptions lose nothing: what was written stays and is published by the next publication, nothing is closed, and
 * the next poll ingests the rest.
 *
 * Rejects if the database fails or on any unexpected error, which is recorded as a failed run if possible. If
 * publishing fails as well, that is logged; if only publishing fails, this rejects, and the next publication of any
 * feed makes up for it.
 *
 * @throws RangeError for a source of boards if neither `feed.board` nor `url` is given.
 */
export async function pollFeed(
  store: IngestStore,
  feed: Feed,
  options: PollOptions = {},
): Promise<PollOutcome> {
  const { clock = () => new Date(), url = feedAddress(feed) } = options;
  if (url === undefined) throw new RangeError(`Which board of ${feed.adapter.source.name}?`);
  const now = clock();
  const isOwn = options.url === undefined;
  const claim: Claim = isOwn ? await store.claim(feed, now) : { status: "claimed" };
  if (claim.status === "not-due") return claim;
  let taken: TakenIn;
  try {
    taken = await askAndTakeIn(store, feed, { ...options, url, isOwn, claim, now, clock });
  } catch (error) {
    await store.publish().catch((error: unknown) => logError("search-index-publication-failed", error));
    throw error;
  }
  await store.publish();
  return { status: "asked", ...taken };
}

interface Asking extends PollOptions {
  readonly url: string;
  readonly isOwn: boolean;
  readonly claim: Extract<Claim, { status: "claimed" }>;
  readonly now: Date;
  readonly clock: () => Date;
}

async function askAndTakeIn(store: IngestStore, feed: Feed, asking: Asking): Promise<TakenIn> {
  const { now, clock, url, claim, onProgress, onPage } = asking;
  const tally = createFeedTally(feed.adapter.source.id);
  let ended: Pick<EndedRun, "end" | "removals">;
  try {
    const end = await walkPages(feed, {
      url,
      now,
      clock,
      validators: readFreshValidators(claim, now),
      allowPrivateAddresses: asking.allowPrivateAddresses ?? false,
      fetch: asking.fetch ?? fetchFeed,
      pause: asking.pause ?? setTimeout,
      takePage: (page) => ingestPage(store, { feed, tally, now, onProgress, onPage }, page),
    });
    ended = { end, removals: await closeRemovedJobs(store, feed, { end, tally, now, clock }) };
  } catch (error) {
    await record(BROKEN_OFF).catch((failure: unknown) => logError("feed-run-not-recorded", failure));
    throw error;
  }
  const failure = ended.end.status === "failed" && { failure: ended.end.code };
  return { run: await record(ended), ...failure, rejected: tally.rejected };

  async function record(run: Pick<EndedRun, "end" | "removals">): Promise<FeedRun> {
    const built = buildRunRecord({ ...run, tally, claim, startedAt: now, finishedAt: clock() });
    if (asking.isOwn) await store.recordRun(feedId(feed), built);
    else await store.recordForeignRun(feedId(feed), built);
    return built.run;
  }
}

/** Validators expire after a day, so that everything is read again. */
function readFreshValidators({ validators, readAt }: Asking["claim"], now: Date) {
  if (readAt === undefined || now.getTime() - readAt.getTime() >= DAY) return undefined;
  return validators;
}
