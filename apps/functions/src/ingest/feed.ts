import { type CompanyBoard, type FeedAdapter, hasBoards } from "@farwork/domain";

/** What is asked for jobs: a source, or one company's board at a source that has one for each. */
export interface Feed {
  readonly adapter: FeedAdapter;
  readonly board?: CompanyBoard;
}

/**
 * Under which a feed's state is kept, and which its jobs carry.
 *
 * @example
 * feedId({ adapter: leverAdapter, board: { token: "tern-maps", companyName: "Tern Maps" } }); // "lever.tern-maps"
 */
export function feedId({ adapter: { source }, board }: Feed): string {
  return board === undefined ? source.id : `${source.id}.${board.token}`;
}

/** What people call a feed: its source, and the company whose board it is. */
export function nameFeed({ adapter: { source }, board }: Feed): string {
  return board === undefined ? source.name : `${board.companyName ?? board.token} (${source.name})`;
}

/** Where a feed answers; undefined for a source that only has boards, as long as none is named. */
export function feedAddress(feed: Feed): string | undefined {
  const { endpoint } = feed.adapter.source;
  if (feed.board !== undefined) return endpoint.replace("{board}", encodeURIComponent(feed.board.token));
  return isOneOfMany(feed) ? undefined : endpoint;
}

/** Whether a feed is some company's board, and nobody said which: what it lacks may be another company's. */
export function isOneOfMany({ adapter: { source }, board }: Feed): boolean {
  return board === undefined && hasBoards(source);
}
