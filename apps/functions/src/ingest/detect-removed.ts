import type { JobId } from "@farwork/domain";

const DAY = 86_400_000;
/** A response with less than this share of the previous number of items is suspicious. */
const MIN_SIZE_SHARE = 0.5;
/** So is one that lacks more than this share of the expected jobs, if it lacks at least this many. */
const MAX_MISSING_SHARE = 0.5;
const MIN_MISSING = 10;
/** After this time, a smaller feed is accepted. */
const SUSPICIOUS_MS = 3 * DAY;

/** An open job of a feed, before comparing it with a response. */
export interface OpenJob {
  readonly firestoreId: JobId;
  readonly publication_date: Date;
  readonly last_seen_at: Date;
  /** When a poll first did not have it; absent if the last one did. */
  readonly missed_at?: Date | undefined;
  readonly duplicate_key?: string | undefined;
}

/** Which jobs a response would include if they were still offered. */
export type Coverage =
  | { readonly kind: "all" }
  /** Those published after `since`; older ones may have been pushed out by newer ones. */
  | { readonly kind: "newest"; readonly since: Date }
  /** The response is unchanged. */
  | { readonly kind: "unchanged" }
  /** Unknown, because the response is incomplete or unreadable. `reason` is a clause for people. */
  | { readonly kind: "suspicious"; readonly reason: string };

/** The usual size of a feed, stored between polls. */
export interface FeedSize {
  /** Items of the last accepted response; absent before the first. */
  readonly read?: number | undefined;
  /** Since when responses have been suspiciously small; absent if the last one was not. */
  readonly doubtedSince?: Date | undefined;
}

/** What a response says about the feed's jobs. */
export interface FeedAnswer {
  readonly coverage: Coverage;
  /** The number of items, including rejected ones. */
  readonly read: number;
  readonly isOffered: (id: JobId) => boolean;
  /** When it was requested: a job is gone if a poll that ended before then did not have it either. */
  readonly askedAt: Date;
  readonly size: FeedSize;
}

/** Changes to a feed's open jobs. Jobs in none of the lists stay as they are. */
export interface Removals {
  /** Still offered and to be recorded as seen: once a day, or at once if it was absent. */
  readonly seen: readonly OpenJob[];
  /** Absent for the first time. */
  readonly missed: readonly OpenJob[];
  /** Absent again, so closed. */
  readonly gone: readonly OpenJob[];
  /** Why the response is suspicious. If set, nothing is absent or gone. */
  readonly suspicion?: string;
  /** To be stored for the next poll; absent if unchanged. */
  readonly size?: FeedSize;
}

/** Detects which open jobs a feed's response no longer has. See docs/feeds.md. */
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
  // Jobs absent from an earlier poll were evaluated then.
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

/** Describes why a response is suspiciously small; undefined if it is not. */
function describeLack(missed: number, expected: number, { read, size }: FeedAnswer): string | undefined {
  if (missed >= MIN_MISSING && missed > expected * MAX_MISSING_SHARE) {
    return `${missed} of ${expected} open jobs are missing`;
  }
  if (size.read !== undefined && read < size.read * MIN_SIZE_SHARE) {
    return `${read} of ${size.read} items are left`;
  }
  return undefined;
}
