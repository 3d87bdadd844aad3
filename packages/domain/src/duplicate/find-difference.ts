import type { Job } from "../job/job.ts";
import type { Posting } from "./posting.ts";
import { comparePlaces } from "./stated-place.ts";
import { sharedRuns, type TextPrint } from "./text-print.ts";

/** What tells two postings of one employer and title apart. */
export type Difference = "employer-posting" | "place" | "job-type" | "pay" | "date" | "text";

/**
 * What speaks against two postings of one `duplicateKey` being one position; undefined where nothing does. With a
 * doubt they are two: a job shown twice is a smaller fault than one not shown at all.
 */
export function findDifference(a: Posting, b: Posting): Difference | undefined {
  const place = comparePlaces(a.stated, b.stated);
  if (a.employerPostings.size > 0 && b.employerPostings.size > 0) {
    if (![...a.employerPostings].some((id) => b.employerPostings.has(id))) return "employer-posting";
    // One posting of the employer's own: what feeds make of its fields no longer counts, but for other countries.
    return place === "apart" ? "place" : undefined;
  }
  if (place === "apart" || place === "other") return "place";
  // One feed tells two places of one employer apart on purpose; two feeds write one place in two ways.
  const isOneFeed = a.candidate.source === b.candidate.source;
  if (isOneFeed && place !== "same") return "place";
  if (isOtherType(a.candidate.job_type, b.candidate.job_type)) return "job-type";
  if (isOtherPay(a.candidate.pay, b.candidate.pay)) return "pay";
  const [published, other] = [a, b].map(({ candidate }) => candidate.publication_date.getTime());
  if (Math.abs((published ?? 0) - (other ?? 0)) > LONGEST_BETWEEN) return "date";
  return isOtherText(a.print, b.print) ? "text" : undefined;
}

const DAY = 86_400_000;
/** A title that comes up again later is a new opening. */
const LONGEST_BETWEEN = 60 * DAY;
/** Runs of words below which a text is a greeting, and the share of the longer text's below which it is cut too much. */
const FEWEST_RUNS = 60;
const LEAST_PART = 0.25;
const LEAST_SHARED = 0.8;

function isOtherType(a: Job["job_type"], b: Job["job_type"]): boolean {
  if (a === "unspecified" || b === "unspecified" || a === b) return false;
  // Feeds use these two words for one thing.
  return ![a, b].every((type) => type === "contract" || type === "freelance");
}

function isOtherPay(a: Job["pay"], b: Job["pay"]): boolean {
  if (a === undefined || b === undefined) return false;
  const [x, y] = [a.annual, b.annual];
  const isDisjoint = (x.max ?? Infinity) < (y.min ?? 0) || (y.max ?? Infinity) < (x.min ?? 0);
  return a.currency !== b.currency || isDisjoint;
}

function isOtherText(a: TextPrint, b: TextPrint): boolean {
  const [shorter, longer] = [Math.min(a.runs, b.runs), Math.max(a.runs, b.runs)];
  if (shorter < FEWEST_RUNS || shorter < LEAST_PART * longer) return true;
  return sharedRuns(a, b) < LEAST_SHARED;
}
