import type { FeedFailureCode } from "@farwork/serving/log-events";

import type { FetchedFeed, FetchFeedOptions, FeedValidators } from "../fetching/fetched-feed.ts";
import type { FeedPage } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";
import { readPage } from "./read-page.ts";

/** Delay between two pages of a feed, as required by terms and politeness. */
const BETWEEN_PAGES_MS = 1000;
const MINUTE = 60_000;
/** After this time, pages are not retried: retrying may take 5 of the 9 minutes that a function has. */
const PATIENCE_MS = 2 * MINUTE;
/** After this time, no more pages are requested, to leave time to record the run and publish. */
const DEADLINE_MS = 6 * MINUTE;

export interface WalkOptions {
  /** The URL of the first page. */
  readonly url: string;
  /** When the poll started. */
  readonly now: Date;
  readonly clock: () => Date;
  /** The validators of the last response, if it was a single page. */
  readonly validators?: FeedValidators | undefined;
  readonly allowPrivateAddresses: boolean;
  readonly fetch: (url: string, options: FetchFeedOptions) => Promise<FetchedFeed>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Called with each page before the next is requested, so that only one is in memory. */
  readonly takePage: (page: FeedPage) => Promise<void>;
}

/** How reading a feed's pages ended. */
export type WalkEnd =
  /** All pages were read; `validators` are those of a single-page response. */
  | { readonly status: "last-page"; readonly validators?: FeedValidators }
  /** There are more pages than allowed per poll, or they form a cycle. */
  | { readonly status: "more-pages" }
  | { readonly status: "not-modified" }
  | FailedWalk;

interface FailedWalk {
  readonly status: "failed";
  readonly code: FeedFailureCode;
  /** One line for people. */
  readonly reason: string;
  readonly retryAfter?: Date;
}

/** Reads the pages of a feed, one after the other. Rejects only if `takePage` does. */
export async function walkPages(feed: Feed, options: WalkOptions): Promise<WalkEnd> {
  const { now, allowPrivateAddresses, validators = {}, fetch, pause, takePage } = options;
  const { maxPages } = feed.adapter.source;
  const elapsed = () => options.clock().getTime() - now.getTime();
  const asked = new Set<string>();
  for (let url = options.url; ;) {
    asked.add(url);
    const fetched = await fetch(url, {
      allowPrivateAddresses,
      validators: asked.size === 1 ? validators : {},
      ...(elapsed() >= PATIENCE_MS && { tries: 1 }),
    });
    if (fetched.status === "not-modified") return fetched;
    if (fetched.status === "failed") {
      const { code, error: reason, retryAfter } = fetched;
      return { status: "failed", code, reason, ...(retryAfter && { retryAfter }) };
    }
    const read = readPage(feed, fetched.text, now);
    if (!read.ok) return { status: "failed", code: read.code, reason: read.reason };
    await takePage(read.page);
    const next = feed.adapter.nextPage(read.response, url);
    if (next === undefined) {
      return { status: "last-page", ...(asked.size === 1 && { validators: fetched.validators }) };
    }
    if (asked.size >= maxPages || asked.has(next)) return { status: "more-pages" };
    if (!isSameOrigin(next, url)) return leadsAway(feed, next);
    if (elapsed() >= DEADLINE_MS) return tookTooLong(feed, asked.size);
    await pause(BETWEEN_PAGES_MS);
    url = next;
  }
}

/** A page may name any URL as the next; only the feed's own server is requested. */
function isSameOrigin(next: string, asked: string): boolean {
  return URL.canParse(next) && new URL(next).origin === new URL(asked).origin;
}

function leadsAway({ adapter: { source } }: Feed, next: string): FailedWalk {
  const where = URL.canParse(next) ? new URL(next).host : "no address";
  const reason = `${source.name}'s next page is not on its own server but on ${where.slice(0, 100)}.`;
  return { status: "failed", code: "leads-away", reason };
}

function tookTooLong({ adapter: { source } }: Feed, pages: number): FailedWalk {
  const reason = `${source.name} is slow: 6 minutes were not enough for its pages (${pages} so far).`;
  return { status: "failed", code: "too-slow", reason };
}
