import { writeJson } from "@farwork/serving/write-json";
import { element, type XmlElement, writeXml } from "@farwork/serving/xml";

import type { JobFeed, JobFeedItem } from "./build-job-feed.ts";

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss(feed: JobFeed): string {
  const channel = element("channel", [
    element("title", feed.title),
    element("link", feed.page),
    element("description", feed.description),
    element("language", "en"),
    element("copyright", "Postings belong to their sources."),
    element("lastBuildDate", feed.updatedAt.toUTCString()),
    element("generator", "Farwork"),
    element("atom:link", "", { href: feed.addresses.xml, rel: "self", type: "application/rss+xml" }),
    ...feed.items.map(writeItem),
  ]);
  return writeXml(
    element("rss", [channel], {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    }),
  );
}

function writeItem({ title, url, publishedAt, content, tags }: JobFeedItem): XmlElement {
  return element("item", [
    element("title", title),
    element("link", url),
    element("guid", url),
    element("pubDate", publishedAt.toUTCString()),
    element("content:encoded", content.html),
    ...tags.map((tag) => element("category", tag)),
  ]);
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: JobFeed): string {
  return writeJson({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.addresses.json,
    favicon: feed.icon,
    language: "en",
    items: feed.items.map(({ url, title, publishedAt, content, tags }) => ({
      id: url,
      url,
      title,
      content_html: content.html,
      date_published: publishedAt,
      tags,
    })),
  });
}
