import type { RemoteDecision } from "../eligibility/reading/decide-remote.ts";
import { readEligibility } from "../eligibility/reading/read-eligibility.ts";
import type { Job } from "../job/job.ts";
import { parsePlace } from "../place/parse-place.ts";
import { cleanFeedText } from "./clean-feed-text.ts";
import type { FeedItem } from "./feed-item.ts";
import { MAX_ENTRIES, MAX_FIELD, MAX_FREE_TEXT } from "./item-limits.ts";

/** The places a posting names, at most 300; in a text they are separated by semicolons. */
export function listPlaces({ location }: FeedItem): string[] {
  return [location]
    .flat()
    .slice(0, MAX_ENTRIES)
    .flatMap((places) => cleanFeedText(places, MAX_FIELD).split(";"));
}

/**
 * Who may apply: the place as stated, what the whole posting (including its plain `text`) says about it, and the
 * resulting place.
 */
export function readWhoMayApply(
  item: FeedItem,
  title: string,
  text: string,
): { said: Pick<Job, "candidate_required_location" | "place" | "eligibility">; decision: RemoteDecision } {
  const { candidate_required_location: stated, place: field } = readLocation(item);
  const jobTypes = item.jobTypes.slice(0, MAX_ENTRIES);
  const { facts, place, decision } = readEligibility({ title, text, place: field, stated, jobTypes });
  const said = {
    candidate_required_location: stated,
    place,
    ...(facts.length > 0 && { eligibility: facts }),
  };
  return { said, decision };
}

/** Where people may live: as stated, and as read. */
function readLocation({
  location: raw,
  country,
  townsAlone,
}: FeedItem): Pick<Job, "candidate_required_location" | "place"> {
  // Truncated for display but read in full, as the last of many countries counts too.
  const cleaned =
    typeof raw === "string"
      ? cleanFeedText(raw, MAX_FIELD)
      : raw.slice(0, MAX_ENTRIES).map((name) => cleanFeedText(name, MAX_FREE_TEXT));
  const stated = (typeof cleaned === "string" ? cleaned : cleaned.join("; ")).slice(0, MAX_FREE_TEXT);
  const place = parsePlace(cleaned, townsAlone);
  // For "Remote" alone, the country field says where.
  const read =
    place.scope === "unknown" && country !== undefined
      ? parsePlace([cleanFeedText(country, MAX_FREE_TEXT)])
      : place;
  return { candidate_required_location: stated, place: read };
}
