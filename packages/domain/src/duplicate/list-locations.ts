import type { JobLocation } from "../job/job.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { comparePlaces, readStatedPlace, type StatedPlace } from "./stated-place.ts";
import { listTitlePlaces } from "./title-places.ts";

/**
 * The places that postings of one position are for, each with the first of its postings; none where they all name one.
 * Two feeds write one place in two ways: one within another, as a town in its country, is no place more.
 */
export function listLocations(postings: readonly DuplicateCandidate[]): JobLocation[] {
  const found: { stated: StatedPlace; location: JobLocation }[] = [];
  for (const posting of postings) {
    const stated = readStatedPlace(posting);
    if (stated.scope === "unknown" && stated.parts.size === 0) continue;
    const isElsewhere = found.every((other) => isOtherPlace(other.stated, stated));
    const { firestoreId, place } = posting;
    if (isElsewhere) found.push({ stated, location: { firestoreId, place, name: namePlace(posting) } });
  }
  return found.length > 1 ? found.map(({ location }) => location) : [];
}

function isOtherPlace(a: StatedPlace, b: StatedPlace): boolean {
  const place = comparePlaces(a, b);
  return place === "other" || place === "apart";
}

/** As the posting has it: "Campinas, Brazil" where the title says the first and the feed the second. */
function namePlace({ title, candidate_required_location: location }: DuplicateCandidate): string {
  const sent = location.trim().slice(0, MAX_NAME);
  const inTitle = listTitlePlaces(title).filter((name) => !sent.toLowerCase().includes(name.toLowerCase()));
  return [...inTitle, sent].filter((name) => name !== "").join(", ");
}

const MAX_NAME = 100;
