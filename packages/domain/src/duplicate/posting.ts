import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { type EmployerPosting, readEmployerPosting } from "./employer-posting.ts";
import { readCopyNumber } from "./plain-title.ts";
import { readStatedPlace, type StatedPlace } from "./stated-place.ts";
import { readFingerprint, type TextFingerprint } from "./text-fingerprint.ts";

/** A candidate with everything needed to compare it. */
export type Posting = {
  candidate: DuplicateCandidate;
  employerPosting: EmployerPosting;
  stated: StatedPlace;
  fingerprint: TextFingerprint;
  /** See `readCopyNumber`. */
  copy: string;
};

export function readPosting(candidate: DuplicateCandidate): Posting {
  return {
    candidate,
    employerPosting: readEmployerPosting(candidate),
    stated: readStatedPlace(candidate),
    fingerprint: readFingerprint(candidate.text_print),
    copy: readCopyNumber(candidate.title),
  };
}
