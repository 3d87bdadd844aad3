import { checkFeedUrl, nameAddress } from "./check-feed-url.ts";
import { FetchFailure } from "./fetch-failure.ts";
import type { FeedValidators, FetchLimits } from "./fetched-feed.ts";
import type { ResolveName } from "./pinned-lookup.ts";
import { isPublicAddress } from "./public-address.ts";
import { type FeedAnswer, readAnswer } from "./read-answer.ts";
import { sendRequest } from "./send-request.ts";

export interface FeedRequest {
  readonly url: string;
  readonly validators: FeedValidators;
  readonly limits: FetchLimits;
  /** Whether a server may be a private one, on any port, without TLS. */
  readonly isExempt: (origin: string) => boolean;
  readonly resolve: ResolveName;
  readonly now: () => Date;
}

/** Asks once and follows redirects, each checked as if it were the first address. Throws `FetchFailure` alone. */
export async function askFeed(feed: FeedRequest): Promise<FeedAnswer> {
  const { timeoutMs, maxRedirects } = feed.limits;
  const signal = AbortSignal.timeout(timeoutMs);
  const asked = checkFeedUrl(feed.url, feed.isExempt);
  let url = asked;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await askAddress(feed, { url, asked, signal }).catch((error: unknown) => {
      throw url === asked ? error : describeRedirected(url.href, error);
    });
    if (answer.status !== "redirected") return answer;
    if (redirects === maxRedirects) {
      throw new FetchFailure("too-many-redirects", `redirects more than ${maxRedirects} times`);
    }
    url = followRedirect(answer.location, url, feed.isExempt);
  }
}

interface Hop {
  readonly url: URL;
  readonly asked: URL;
  readonly signal: AbortSignal;
}

async function askAddress(feed: FeedRequest, { url, asked, signal }: Hop) {
  const { limits, resolve, now, isExempt } = feed;
  // Validators are words between us and one server.
  const validators = url.origin === asked.origin ? feed.validators : undefined;
  const mayReach = isExempt(url.origin) ? () => true : isPublicAddress;
  try {
    return await sendRequest({ url, validators, resolve, mayReach, signal }, (response) =>
      readAnswer(response, { validators, maxBytes: limits.maxBytes, now: now() }),
    );
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new FetchFailure("timeout", `did not answer within ${limits.timeoutMs / 1000} s`, {
      passing: true,
    });
  }
}

function followRedirect(location: string, from: URL, isExempt: FeedRequest["isExempt"]): URL {
  const target = URL.parse(location, from.href)?.href ?? location;
  try {
    return checkFeedUrl(target, isExempt);
  } catch (error) {
    throw describeRedirected(target, error);
  }
}

function describeRedirected(target: string, error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error;
  return new FetchFailure(error.code, `redirects to ${nameAddress(target)}, which ${error.message}`, error);
}
