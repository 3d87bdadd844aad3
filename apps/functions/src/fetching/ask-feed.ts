import { checkFeedUrl, nameAddress } from "./check-feed-url.ts";
import { FetchFailure } from "./fetch-failure.ts";
import type { FeedValidators, FetchLimits } from "./fetched-feed.ts";
import type { ResolveName } from "./pinned-lookup.ts";
import { isPublicAddress } from "./public-address.ts";
import { readAnswer } from "./read-answer.ts";
import { withResponse } from "./with-response.ts";

export interface FeedRequest {
  readonly url: string;
  readonly validators: FeedValidators;
  readonly limits: FetchLimits;
  readonly allowPrivateAddresses: boolean;
  readonly resolve: ResolveName;
  readonly now: () => Date;
}

export type FeedAnswer =
  | { readonly status: "not-modified" }
  | {
      readonly status: "fetched";
      readonly text: string;
      readonly bytes: number;
      readonly validators: FeedValidators;
    };

/** Asks once and follows redirects, each checked as if it were the first address. Throws `FetchFailure` alone. */
export async function askFeed(feed: FeedRequest): Promise<FeedAnswer> {
  const { timeoutMs, maxRedirects } = feed.limits;
  const allowed = feed.allowPrivateAddresses ? URL.parse(feed.url)?.origin : undefined;
  const signal = AbortSignal.timeout(timeoutMs);
  const asked = checkFeedUrl(feed.url, allowed);
  let url = asked;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await askAddress(feed, { url, asked, allowed, signal }).catch((error: unknown) => {
      throw url === asked ? error : describeRedirected(url.href, error);
    });
    if (answer.status !== "redirected") return answer;
    if (redirects === maxRedirects) {
      throw new FetchFailure("too-many-redirects", `redirects more than ${maxRedirects} times`);
    }
    url = followRedirect(answer.location, url, allowed);
  }
}

interface Hop {
  readonly url: URL;
  readonly asked: URL;
  readonly allowed: string | undefined;
  readonly signal: AbortSignal;
}

async function askAddress(feed: FeedRequest, { url, asked, allowed, signal }: Hop) {
  const { limits, resolve, now } = feed;
  // They are words between us and one server.
  const validators = url.origin === asked.origin ? feed.validators : undefined;
  const mayReach = url.origin === allowed ? () => true : isPublicAddress;
  try {
    return await withResponse({ url, validators, resolve, mayReach, signal }, (response) =>
      readAnswer(response, { validators, maxBytes: limits.maxBytes, now: now() }),
    );
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new FetchFailure("timeout", `did not answer within ${limits.timeoutMs / 1000} s`, {
      passing: true,
    });
  }
}

function followRedirect(location: string, from: URL, allowed: string | undefined): URL {
  const target = URL.parse(location, from.href)?.href ?? location;
  try {
    return checkFeedUrl(target, allowed);
  } catch (error) {
    throw describeRedirected(target, error);
  }
}

function describeRedirected(target: string, error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error;
  return new FetchFailure(error.code, `redirects to ${nameAddress(target)}, which ${error.message}`, error);
}
