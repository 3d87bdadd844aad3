import type { Job } from "../job/job.ts";
import { compareEmployerPostings } from "./employer-posting.ts";
import type { Posting } from "./posting.ts";
import { comparePlaces } from "./stated-place.ts";
import { sharedRuns, type TextFingerprint } from "./text-fingerprint.ts";

/** `other`: something says that they are two positions. `unclear`: nothing does, nor that they are one. */
export type PostingComparison = "same" | "unclear" | "other";

/**
 * Whether two postings of one `duplicateKey` are one position, which may be open in many places: then they say the same
 * in the same words, but for the name of the place, what the job pays there, and articles. In doubt they are not told to be: a job shown twice is a smaller
 * fault than one not shown at all.
 */
export function comparePostings(a: Posting, b: Posting): PostingComparison {
  const employerPosting = compareEmployerPostings(a.employerPosting, b.employerPosting);
  // What feeds make of the fields of one posting no longer counts.
  if (employerPosting === "same") return "same";

  // One feed names two places because they are two; two feeds write one place in two ways.
  const isOneFeed = a.candidate.source === b.candidate.source;
  const place = comparePlaces(a.stated, b.stated);
  const isElsewhere = place === "apart" || place === "other" || (isOneFeed && place === "within");
  const isCopyElsewhere = isElsewhere && isBarelyOther(a.fingerprint, b.fingerprint);
  const text = isCopyElsewhere ? "same" : compareTexts(a.fingerprint, b.fingerprint, isOneFeed);
  // An employer's board has a posting for each place, and for each numbered copy.
  const isCopy =
    isCopyElsewhere || (saysTheSame(a.fingerprint, b.fingerprint) && (isElsewhere || a.copy !== b.copy));
  if (employerPosting === "other" && !isCopy) return "other";
  if (isOtherType(a.candidate.job_type, b.candidate.job_type)) return "other";
  if (isOtherPay(a.candidate.pay, b.candidate.pay, isOneFeed)) return "other";
  if (isElsewhere && !isCopy && text === "same") return "unclear";
  const between = a.candidate.publication_date.getTime() - b.candidate.publication_date.getTime();
  return text === "same" && Math.abs(between) > LONGEST_BETWEEN ? "unclear" : text;
}

const DAY = 86_400_000;
/** A title that comes up again later may be another opening. */
const LONGEST_BETWEEN = 60 * DAY;
/** A shorter text may be no more than what an employer says of itself everywhere. */
const FEWEST_RUNS = 100;
/** One cut to less than half may be no more than that, too. */
const LEAST_PART = 0.5;
/** Feeds leave what they keep of a text as it is; one with a sentence exchanged in each paragraph is another team's. */
const LEAST_SHARED = 0.95;

function isOtherType(a: Job["job_type"], b: Job["job_type"]): boolean {
  if (a === "unspecified" || b === "unspecified" || a === b) return false;
  // Feeds use these two words for one thing.
  return ![a, b].every((type) => type === "contract" || type === "freelance");
}

const isYearly = ({ annual }: NonNullable<Job["pay"]>) =>
  annual.min !== undefined || annual.max !== undefined;

function isOtherPay(a: Job["pay"], b: Job["pay"], isOneFeed: boolean): boolean {
  // What each place hopes to earn says nothing of what is paid.
  if (a === undefined || b === undefined || a.onTarget || b.onTarget) return false;
  if (a.currency !== b.currency) return true;
  if (!isYearly(a) && !isYearly(b)) return a.min !== b.min || a.max !== b.max;
  if (a.annual.min === b.annual.min && a.annual.max === b.annual.max) return false;
  // Bands that follow one another, as those of two levels do, touch at one amount.
  const isBelow = (low: typeof a, high: typeof a) => (low.annual.max ?? Infinity) <= (high.annual.min ?? 0);
  return isOneFeed || isBelow(a, b) || isBelow(b, a);
}

function compareTexts(a: TextFingerprint, b: TextFingerprint, isOneFeed: boolean): PostingComparison {
  const [shorter, longer] = [Math.min(a.runs, b.runs), Math.max(a.runs, b.runs)];
  if (shorter < FEWEST_RUNS) return "unclear";
  if (saysTheSame(a, b)) return "same";
  // Teams of one employer describe their jobs alike but for a word, and a feed has them side by side.
  if (isOneFeed) return "other";
  // A word exchanged for another leaves the count as it is. What feeds do to a text does not: they cut, and they add.
  if (shorter === longer || sharedRuns(a, b) < LEAST_SHARED) return "other";
  return shorter < LEAST_PART * longer ? "unclear" : "same";
}

const saysTheSame = (a: TextFingerprint, b: TextFingerprint) =>
  a.whole === b.whole || (a.placeless !== undefined && a.placeless === b.placeless);

/** Whether two texts differ in no more than what a posting for another place exchanges. */
const isBarelyOther = (a: TextFingerprint, b: TextFingerprint) =>
  Math.min(a.runs, b.runs) >= FEWEST_RUNS && a.bare !== undefined && a.bare === b.bare;
