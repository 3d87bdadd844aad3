import { isHostOf, readSafeLink, type SafeLink } from "../links/safe-link.ts";
import { findFeedSource } from "./feed-source.ts";

// Apart from the sources, because listings name those but follow no links.

/** A link to a posting at its source. Only links to the source's own hosts may be labelled with its name. */
export type SourceLink = SafeLink & { readonly isOwnHost: boolean };

/**
 * The link to a posting at its source, if it is safe: `readSafeLink` accepts it and, if the source's terms require a
 * link to itself (`FeedSource.ownHostsOnly`), it is at one of the source's hosts. Otherwise undefined. Show the host of
 * links that are not at the source's own.
 *
 * @example
 * readSourceLink("remotive", "https://remotive.com/7")?.isOwnHost; // => true
 * readSourceLink("remotive", "https://evil.example/7"); // => undefined
 * readSourceLink("greenhouse", "https://careers.tern.example/7")?.isOwnHost; // => false
 */
export function readSourceLink(sourceId: string, address: string): SourceLink | undefined {
  const link = readSafeLink(address);
  if (!link) return undefined;
  const source = findFeedSource(sourceId);
  // Sample jobs link to reserved names such as "remotive.example", which never resolve.
  const isOwnHost = source !== undefined && isHostOf(link.host, [...source.hosts, `${source.id}.example`]);
  return isOwnHost || source?.ownHostsOnly !== true ? { ...link, isOwnHost } : undefined;
}
