import type { Job } from "../job/job.ts";
import { parsePlace } from "../place/parse-place.ts";
import { cleanFeedText } from "./clean-feed-text.ts";
import type { FeedItem } from "./feed-item.ts";
import { MAX_ENTRIES, MAX_FIELD, MAX_FREE_TEXT } from "./item-limits.ts";

/** The places that a posting names, at most 300; a text tells them apart by semicolons. */
export function listPlaces({ location }: FeedItem): string[] {
  return [location]
    .flat()
    .slice(0, MAX_ENTRIES)
    .flatMap((places) => cleanFeedText(places, MAX_FIELD).split(";"));
}

/** Where the person hired may live: as stated, and as read. */
export function readLocation({
  location: raw,
  country,
}: FeedItem): Pick<Job, "candidate_required_location" | "place"> {
  const cleaned =
    typeof raw === "string"
      ? cleanFeedText(raw, MAX_FREE_TEXT)
      : raw.slice(0, MAX_ENTRIES).map((name) => cleanFeedText(name, MAX_FREE_TEXT));
  const stated = typeof cleaned === "string" ? cleaned : cleaned.join("; ").slice(0, MAX_FREE_TEXT);
  const place = parsePlace(cleaned);
  // "Remote" alone: the country beside it then says where.
  const read =
    place.scope === "unknown" && country !== undefined
      ? parsePlace([cleanFeedText(country, MAX_FREE_TEXT)])
      : place;
  return { candidate_required_location: stated, place: read };
}
