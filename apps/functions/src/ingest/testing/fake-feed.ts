import { type FeedAdapter, type FeedSource, findFeedSource } from "@farwork/domain";

import type { FetchedFeed, FetchFeedOptions } from "../../fetching/fetched-feed.ts";
import type { FeedPage } from "../feed-tally.ts";
import type { Feed } from "../feed.ts";

/** A feed with predefined responses, and the requests it got. */
export interface FakeFeed extends Feed {
  readonly fetch: (url: string, options: FetchFeedOptions) => Promise<FetchedFeed>;
  readonly asked: { readonly url: string; readonly options: FetchFeedOptions }[];
}

/**
 * Remotive's feed, or one with other terms, with these pages; other responses are returned as they are. `next` is each
 * page's next URL.
 */
export function fakeFeed(
  answers: readonly (Partial<FeedPage> | FetchedFeed)[],
  {
    next = (page) => `https://remotive.com/api/remote-jobs?page=${page}`,
    ...terms
  }: Partial<FeedSource> & { readonly next?: (page: number) => string } = {},
): FakeFeed {
  const asked: FakeFeed["asked"] = [];
  const source = findFeedSource("remotive");
  if (source === undefined) throw new Error("Remotive is a source.");
  const adapter: FeedAdapter = {
    source: { ...source, maxPages: 50, ...terms },
    readResponse(response) {
      const page = answers[Number(response)];
      if (page === undefined || "status" in page) throw new Error("The pages are read that were fetched.");
      const { jobs = [], rejected = [] } = page;
      return { ok: true, value: { jobs: [...jobs], rejected: [...rejected] } };
    },
    nextPage: (response) => (Number(response) + 1 < answers.length ? next(Number(response) + 1) : undefined),
  };
  const fetch: FakeFeed["fetch"] = async (url, options) => {
    const at = asked.length;
    asked.push({ url, options });
    const answer = answers[at];
    if (answer === undefined) throw new Error("Nobody asks for more pages than there are.");
    if ("status" in answer) return answer;
    return { status: "fetched", text: String(at), validators: { etag: `"${at}"` }, bytes: 1, tries: 1 };
  };
  return { adapter, fetch, asked };
}
