import { setTimeout as pauseFor } from "node:timers/promises";

import { askFeed, type FeedRequest } from "./ask-feed.ts";
import { chooseBackoff } from "./backoff.ts";
import { nameAddress } from "./check-address.ts";
import { FetchFailure } from "./fetch-failure.ts";
import type { FetchedFeed, FetchFeedOptions, FetchLimits } from "./fetched-feed.ts";
import { resolveBySystem } from "./pinned-lookup.ts";

const TRIES = 3;
const LIMITS: FetchLimits = { timeoutMs: 30_000, maxBytes: 64 * 1024 * 1024, maxRedirects: 3 };

/**
 * Fetches a feed, retrying temporary failures after a delay: no connection, a timeout, a truncated response, 408, 425,
 * 429 and everything from 500. A poll takes from 30 s to about 5 minutes. Never rejects.
 *
 * If a server asks to wait for more than 2 minutes (`Retry-After`), the failure says until when.
 *
 * @example
 * const feed = await fetchFeed("https://remotive.com/api/remote-jobs", { validators });
 * if (feed.status === "fetched") ingestPostings(feed.text);
 */
export async function fetchFeed(url: string, options: FetchFeedOptions = {}): Promise<FetchedFeed> {
  const { tries = TRIES, pause = pauseFor, random = Math.random, now = () => new Date() } = options;
  const request: FeedRequest = {
    url,
    validators: options.validators ?? {},
    media: options.media ?? "json",
    limits: { ...LIMITS, ...options.limits },
    isExempt: (origin) => options.allowPrivateAddresses === true && origin === URL.parse(url)?.origin,
    resolve: options.resolve ?? resolveBySystem,
    now,
  };
  for (let tried = 1; ; tried += 1) {
    const answer = await askFeed(request).catch(describeFailure);
    if (!(answer instanceof FetchFailure)) return { ...answer, tries: tried };
    const { retryAfter } = answer;
    const wanted = retryAfter === undefined ? 0 : retryAfter.getTime() - now().getTime();
    const wait = answer.passing && tried < tries ? chooseBackoff(tried, random(), wanted) : undefined;
    if (wait === undefined) return describeFailed(url, answer, tried);
    await pause(wait);
  }
}

/** An unexpected error only fails this poll, without exposing its message. */
function describeFailure(error: unknown): FetchFailure {
  return error instanceof FetchFailure ? error : new FetchFailure("unreachable", "cannot be asked");
}

function describeFailed(
  url: string,
  { code, message, retryAfter }: FetchFailure,
  tries: number,
): FetchedFeed {
  const error = `${nameAddress(url)} ${message}.`;
  return { status: "failed", code, error, ...(retryAfter === undefined ? {} : { retryAfter }), tries };
}
