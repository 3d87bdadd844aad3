import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { readEmployerPostings } from "./employer-posting.ts";
import { readStatedPlace, type StatedPlace } from "./stated-place.ts";
import { readPrint, type TextPrint } from "./text-print.ts";

/** A candidate with what comparing it takes, read once. */
export type Posting = {
  candidate: DuplicateCandidate;
  employerPostings: ReadonlySet<string>;
  stated: StatedPlace;
  print: TextPrint;
};

export function readPosting(candidate: DuplicateCandidate): Posting {
  return {
    candidate,
    employerPostings: readEmployerPostings(candidate),
    stated: readStatedPlace(candidate),
    print: readPrint(candidate.text_print),
  };
}
