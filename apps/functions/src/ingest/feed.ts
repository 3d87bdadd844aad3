import { type CompanyBoard, type FeedAdapter, hasBoards } from "@farwork/domain";

/** A feed: a source, or one company board of a source. */
export interface Feed {
  readonly adapter: FeedAdapter;
  readonly board?: CompanyBoard;
}

/**
 * The id of a feed, used for its state and its jobs.
 *
 * @example
 * feedId({ adapter: leverAdapter, board: { token: "tern-maps", companyName: "Tern Maps" } }); // "lever.tern-maps"
 */
export function feedId({ adapter: { source }, board }: Feed): string {
  return board === undefined ? source.id : `${source.id}.${board.token}`;
}

/** The display name of a feed: its source and, for a board, the company. */
export function nameFeed({ adapter: { source }, board }: Feed): string {
  return board === undefined ? source.name : `${board.companyName ?? board.token} (${source.name})`;
}

/** The URL of a feed; undefined for a source of boards without a board. */
export function feedAddress(feed: Feed): string | undefined {
  const { endpoint } = feed.adapter.source;
  if (feed.board !== undefined) return endpoint.replace("{board}", encodeURIComponent(feed.board.token));
  return isOneOfMany(feed) ? undefined : endpoint;
}

/** Whether a feed is an unknown company's board, so that absent jobs may belong to another company. */
export function isOneOfMany({ adapter: { source }, board }: Feed): boolean {
  return board === undefined && hasBoards(source);
}
