import { foldText } from "../text/fold-text.ts";
import { readCopyNumber } from "./copy-number.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { type EmployerPosting, readEmployerPosting } from "./employer-posting.ts";
import { readStatedPlace, type StatedPlace } from "./stated-place.ts";
import { readFingerprint, type TextFingerprint } from "./text-fingerprint.ts";
import { listOwnPlaces, listTitlePlaces } from "./title-places.ts";

/** A candidate with everything needed to compare it. */
export type Posting = {
  candidate: DuplicateCandidate;
  employerPosting: EmployerPosting;
  stated: StatedPlace;
  fingerprint: TextFingerprint;
  /** See `readCopyNumber`. */
  copy: number | undefined;
  /** Names in the title that are places elsewhere, but not of this posting: a team's or a product's. */
  otherNames: string;
};

export function readPosting(candidate: DuplicateCandidate): Posting {
  const own = listOwnPlaces(candidate);
  const others = listTitlePlaces(candidate.title).filter((name) => !own.includes(name));
  return {
    candidate,
    employerPosting: readEmployerPosting(candidate),
    stated: readStatedPlace(candidate),
    fingerprint: readFingerprint(candidate.text_print),
    copy: readCopyNumber(candidate.title),
    otherNames: foldText(others.join(" ")),
  };
}
