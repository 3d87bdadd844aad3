import type { FeedItem } from "../feed/feed-item.ts";
import { remoteOk } from "../feed/remote-ok.ts";
import { READ_AT } from "./read-posting.ts";

/** A feed item with the required fields and those the test is about. */
export function buildFeedItem(own: Partial<FeedItem>): FeedItem {
  return {
    source: remoteOk.source,
    sourceId: "7",
    url: "https://a.example/7",
    title: "Keeper",
    companyName: "Tern",
    categories: [],
    tags: [],
    jobTypes: [],
    publishedAt: READ_AT,
    location: "",
    salary: "",
    description: "<p>We keep lights.</p>",
    ...own,
  };
}
