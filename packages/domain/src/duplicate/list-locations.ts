import type { JobLocation } from "../job/job.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { comparePlaces, readStatedPlace, type StatedPlace } from "./stated-place.ts";
import { listTitlePlaces } from "./title-places.ts";

/**
 * The places that postings of one position are for, each with the first of its postings; none where the posting that is
 * shown says as much itself. Two feeds write one place in two ways: one within another, as a town in its country, is no
 * place more. One feed that has both has two.
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

/** Whether `b`, of a posting further down, is a place beside `a`. */
function isOtherPlace(a: Located, b: Located): boolean {
  const place = comparePlaces(a.stated, b.stated);
  if (place !== "within") return place !== "same";
  return a.posting.source === b.posting.source || isSilent(a.stated);
}

function locate(posting: DuplicateCandidate): JobLocation {
  const { firestoreId, place } = posting;
  return { firestoreId, place, name: namePlace(posting) };
}

/** As the posting has it: "Campinas, Brazil" where the title says the first and the feed the second. */
function namePlace({ title, candidate_required_location: location }: DuplicateCandidate): string {
  const sent = location.trim().slice(0, MAX_NAME);
  const inTitle = listTitlePlaces(title).filter((name) => !sent.toLowerCase().includes(name.toLowerCase()));
  return [...inTitle, sent].filter((name) => name !== "").join(", ");
}

const MAX_NAME = 100;
