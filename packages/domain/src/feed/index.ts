export type { CompanyBoard } from "./company-board.ts";
export { explainRemote } from "./explain-remote.ts";
export type { FeedAdapter, FeedReading, FeedRejection } from "./feed-adapter.ts";
export { FEED_ADAPTERS, findFeedAdapter, readRemotiveResponse } from "./feed-adapters.ts";
export type {
  FeedItem,
  ItemRejection,
  NeededField,
  NormalizedItem,
  RejectedField,
  RejectionCode,
} from "./feed-item.ts";
export { FEED_SOURCES, type FeedSource, findFeedSource, hasBoards } from "../source/feed-source.ts";
export { readSourceLink, type SourceLink } from "../source/source-link.ts";
export { isOverdue } from "./is-overdue.ts";
export { normalizeFeedItem } from "./normalize-feed-item.ts";
