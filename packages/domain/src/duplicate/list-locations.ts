import type { JobLocation } from "../job/job.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { comparePlaces, readStatedPlace, type StatedPlace } from "./stated-place.ts";
import { listOwnPlaces } from "./title-places.ts";

/**
 * The places of a position's postings, each with its first posting; empty if the shown posting already names them all.
 * Feeds write the same place differently, so a town and its country from two feeds are one place; from one feed they
 * are two.
 */
export function listLocations(postings: readonly DuplicateCandidate[]): JobLocation[] {
  const all = postings.map((posting) => ({ posting, stated: readStatedPlace(posting) }));
  const placed = new Set(all.flatMap(({ posting, stated }) => (isSilent(stated) ? [] : [posting.source])));
  const found: Located[] = [];
  for (const one of all) {
    if (isSilent(one.stated) && !placed.has(one.posting.source)) continue;
    if (found.every((other) => isOtherPlace(other, one))) found.push(one);
  }
  const [shown] = all;
  const saysAll = found.length === 1 && shown !== undefined && !isSilent(shown.stated);
  return saysAll ? [] : found.map(({ posting }) => locate(posting));
}

type Located = { posting: DuplicateCandidate; stated: StatedPlace };

const isSilent = ({ scope, parts }: StatedPlace) => scope === "unknown" && parts.size === 0;

/** Whether `b`, of a lower-ranked posting, is a different place from `a`. */
function isOtherPlace(a: Located, b: Located): boolean {
  const place = comparePlaces(a.stated, b.stated);
  if (place !== "within") return place !== "same";
  return a.posting.source === b.posting.source || isSilent(a.stated);
}

function locate(posting: DuplicateCandidate): JobLocation {
  const { firestoreId, place } = posting;
  return { firestoreId, place, name: namePlace(posting) };
}

/** The place as the posting names it: "Campinas, Brazil" if the title says the former and the feed the latter. */
function namePlace(posting: DuplicateCandidate): string {
  const sent = posting.candidate_required_location.trim().slice(0, MAX_NAME);
  const inTitle = listOwnPlaces(posting).filter((name) => !sent.toLowerCase().includes(name.toLowerCase()));
  return [...inTitle, sent].filter((name) => name !== "").join(", ");
}

const MAX_NAME = 100;
