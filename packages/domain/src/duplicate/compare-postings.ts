import type { Job } from "../job/job.ts";
import { areDoubtfulCopies } from "./copy-number.ts";
import { compareEmployerPostings } from "./employer-posting.ts";
import type { Posting } from "./posting.ts";
import { comparePlaces } from "./stated-place.ts";
import { sharedRuns, type TextFingerprint } from "./text-fingerprint.ts";

/** `other`: evidence says they are different positions. `unclear`: there is no evidence either way. */
export type PostingComparison = "same" | "unclear" | "other";

/**
 * Whether two postings with the same `duplicateKey` are the same position, possibly in different places: their texts
 * are then the same except for the name of the place, the pay there and articles. In doubt they are not joined, since
 * showing a job twice is better than not showing it.
 */
export function comparePostings(a: Posting, b: Posting): PostingComparison {
  const employerPosting = compareEmployerPostings(a.employerPosting, b.employerPosting);
  // Differences in how feeds fill in the fields no longer matter.
  if (employerPosting === "same") return "same";

  // Two places in one feed are different places; two feeds may write the same place differently.
  const isOneFeed = a.candidate.source === b.candidate.source;
  const place = comparePlaces(a.stated, b.stated);
  const isElsewhere = place === "apart" || place === "other" || (isOneFeed && place === "within");
  const isCopyElsewhere = isElsewhere && isBarelyOther(a.fingerprint, b.fingerprint);
  const text = isCopyElsewhere ? "same" : compareTexts(a.fingerprint, b.fingerprint, isOneFeed);
  // An employer's board has one posting per place and per numbered copy.
  const isCopy =
    isCopyElsewhere || (saysTheSame(a.fingerprint, b.fingerprint) && (isElsewhere || a.copy !== b.copy));
  if (employerPosting === "other" && !isCopy) return "other";
  if (isOtherType(a.candidate.job_type, b.candidate.job_type)) return "other";
  if (isOtherPay(a.candidate.pay, b.candidate.pay, isOneFeed)) return "other";
  if (isElsewhere && !isCopy && text === "same") return "unclear";
  return text === "same" && isDoubtful(a, b) ? "unclear" : text;
}

/** Whether two postings may be of two positions although their texts are the same. */
function isDoubtful(a: Posting, b: Posting): boolean {
  const between = a.candidate.publication_date.getTime() - b.candidate.publication_date.getTime();
  return Math.abs(between) > LONGEST_BETWEEN || a.otherNames !== b.otherNames || areDoubtfulCopies(a, b);
}

const DAY = 86_400_000;
/** The same title after this time may be a new opening. */
const LONGEST_BETWEEN = 60 * DAY;
/** Shorter texts may be nothing but the employer's boilerplate. */
const FEWEST_RUNS = 100;
/** So may texts cut to less than this share. */
const LEAST_PART = 0.5;
/** Feeds may cut a text but do not edit it; one with a changed sentence in each paragraph is from another team. */
const LEAST_SHARED = 0.95;

function isOtherType(a: Job["job_type"], b: Job["job_type"]): boolean {
  if (a === "unspecified" || b === "unspecified" || a === b) return false;
  // Feeds use these two interchangeably.
  return ![a, b].every((type) => type === "contract" || type === "freelance");
}

const isYearly = ({ annual }: NonNullable<Job["pay"]>) =>
  annual.min !== undefined || annual.max !== undefined;

function isOtherPay(a: Job["pay"], b: Job["pay"], isOneFeed: boolean): boolean {
  // On-target earnings say nothing about actual pay.
  if (a === undefined || b === undefined || a.onTarget || b.onTarget) return false;
  if (a.currency !== b.currency) return true;
  if (!isYearly(a) && !isYearly(b)) return a.min !== b.min || a.max !== b.max;
  if (a.annual.min === b.annual.min && a.annual.max === b.annual.max) return false;
  // Adjacent pay bands, as of two levels, share one amount.
  const isBelow = (low: typeof a, high: typeof a) => (low.annual.max ?? Infinity) <= (high.annual.min ?? 0);
  return isOneFeed || isBelow(a, b) || isBelow(b, a);
}

function compareTexts(a: TextFingerprint, b: TextFingerprint, isOneFeed: boolean): PostingComparison {
  const [shorter, longer] = [Math.min(a.runs, b.runs), Math.max(a.runs, b.runs)];
  if (shorter < FEWEST_RUNS) return "unclear";
  if (saysTheSame(a, b)) return "same";
  // Teams of one employer may describe their jobs the same except for one word, within the same feed.
  if (isOneFeed) return "other";
  // Replacing a word keeps the count. What feeds do, cutting and adding, changes it.
  if (shorter === longer || sharedRuns(a, b) < LEAST_SHARED) return "other";
  return shorter < LEAST_PART * longer ? "unclear" : "same";
}

const saysTheSame = (a: TextFingerprint, b: TextFingerprint) =>
  a.whole === b.whole || (a.placeless !== undefined && a.placeless === b.placeless);

/** Whether two texts differ only as much as postings for different places do. */
const isBarelyOther = (a: TextFingerprint, b: TextFingerprint) =>
  Math.min(a.runs, b.runs) >= FEWEST_RUNS && a.bare !== undefined && a.bare === b.bare;
