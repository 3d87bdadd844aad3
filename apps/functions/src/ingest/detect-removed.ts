import type { JobId } from "@farwork/domain";

const DAY = 86_400_000;
/** An answer with less than this share of the items that the last one had is doubted. */
const MIN_SIZE_SHARE = 0.5;
/** So is one that misses more than this share of the jobs it should have, where it misses at least so many. */
const MAX_MISSING_SHARE = 0.5;
const MIN_MISSING = 10;
/** A feed that has lacked that much for so long has truly shrunk. */
const SUSPICIOUS_MS = 3 * DAY;

/** What is known of an open job of a feed when an answer has been read. */
export interface OpenJob {
  readonly firestoreId: JobId;
  readonly publication_date: Date;
  readonly last_seen_at: Date;
  /** When a poll first found it missing; absent where the last one had it. */
  readonly missed_at?: Date | undefined;
  readonly duplicate_key?: string | undefined;
}

/** Which jobs an answer would have if they were still offered. */
export type Coverage =
  | { readonly kind: "all" }
  /** Those published after `since`: others may have been pushed out by newer ones. */
  | { readonly kind: "newest"; readonly since: Date }
  /** It is what the last answer was. */
  | { readonly kind: "unchanged" }
  /** Nobody knows: it is not all there, or not readable. `reason` is one clause for people. */
  | { readonly kind: "suspicious"; readonly reason: string };

/** How much a feed usually has, as it is kept from one poll to the next. */
export interface FeedSize {
  /** Items of the last answer that was believed; absent before the first. */
  readonly read?: number | undefined;
  /** Since when answers have lacked too much to be believed; absent where the last did not. */
  readonly doubtedSince?: Date | undefined;
}

/** What an answer says of the feed's jobs. */
export interface FeedAnswer {
  readonly coverage: Coverage;
  /** Its items, those included that became no job. */
  readonly read: number;
  readonly isOffered: (id: JobId) => boolean;
  /** When it was asked for: a job is gone when a poll that ended before then has missed it too. */
  readonly askedAt: Date;
  readonly size: FeedSize;
}

/** What becomes of a feed's open jobs. A job that is in none of the lists stays as it is. */
export interface Removals {
  /** Offered, which has to be written down: each a day after that was last done, or at once where it was missing. */
  readonly seen: readonly OpenJob[];
  /** Missing for the first time. */
  readonly missed: readonly OpenJob[];
  /** Missing again: closed. */
  readonly gone: readonly OpenJob[];
  /** Why what is missing may not be gone. Then nothing is missed and nothing gone. */
  readonly suspicion?: string;
  /** To be kept for the next poll; absent where what is kept holds on. */
  readonly size?: FeedSize;
}

/** What a feed's answer says of its open jobs. See docs/feeds.md. */
export function detectRemoved(open: readonly OpenJob[], answer: FeedAnswer): Removals {
  const { coverage, read, isOffered, askedAt, size } = answer;
  const wasMissed = ({ missed_at }: OpenJob) => missed_at !== undefined && missed_at < askedAt;
  if (coverage.kind === "unchanged") return { seen: [], missed: [], gone: open.filter(wasMissed) };
  const seen = open.filter((job) => isOffered(job.firestoreId) && isUpdateDue(job, askedAt));
  const doubtful = (suspicion: string): Removals => ({ seen, missed: [], gone: [], suspicion });
  if (coverage.kind === "suspicious") return doubtful(coverage.reason);
  if (read === 0) return doubtful("the feed is empty");
  const since = coverage.kind === "newest" ? coverage.since : undefined;
  const expected = open.filter((job) => since === undefined || job.publication_date > since);
  const missing = expected.filter((job) => !isOffered(job.firestoreId));
  const missed = missing.filter(({ missed_at }) => missed_at === undefined);
  // Those that an earlier poll has missed were evaluated there.
  const lack = describeLack(missed.length, expected.length - missing.length + missed.length, answer);
  const { doubtedSince = askedAt } = size;
  if (lack !== undefined && askedAt.getTime() - doubtedSince.getTime() < SUSPICIOUS_MS) {
    return { ...doubtful(`${lack}: suspicious`), size: { ...size, doubtedSince } };
  }
  return { seen, missed, gone: missing.filter(wasMissed), size: { read } };
}

function isUpdateDue({ missed_at, last_seen_at }: OpenJob, askedAt: Date): boolean {
  return missed_at !== undefined || askedAt.getTime() - last_seen_at.getTime() >= DAY;
}

/** Why an answer is suddenly much smaller than it was; undefined for one that is not. */
function describeLack(missed: number, expected: number, { read, size }: FeedAnswer): string | undefined {
  if (missed >= MIN_MISSING && missed > expected * MAX_MISSING_SHARE) {
    return `${missed} of ${expected} open jobs are missing`;
  }
  if (size.read !== undefined && read < size.read * MIN_SIZE_SHARE) {
    return `${read} of ${size.read} items are left`;
  }
  return undefined;
}
