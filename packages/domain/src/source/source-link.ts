import { isHostOf, readSafeLink, type SafeLink } from "../links/safe-link.ts";
import { findFeedSource } from "./feed-source.ts";

/** A link to a posting at its source. Only one at a host of the source's own may be called by its name. */
export type SourceLink = SafeLink & { readonly isOwnHost: boolean };

/**
 * The link to a posting at its source, where a reader may be led there: `readSafeLink` allows it and, if the source's
 * terms ask for a link back to itself (`FeedSource.ownHostsOnly`), it is at one of the source's hosts. Undefined for any
 * other. Show the host of one that is not the source's own.
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
  // Sample jobs lead to names such as "remotive.example", which are reserved and lead nowhere on any network.
  const isOwnHost = source !== undefined && isHostOf(link.host, [...source.hosts, `${source.id}.example`]);
  return isOwnHost || source?.ownHostsOnly !== true ? { ...link, isOwnHost } : undefined;
}
