import type { JobId } from "@farwork/domain";

const DAY = 86_400_000;
/** Of the jobs an answer should have, the share that may be missing before we doubt the answer. */
const MAX_MISSING_SHARE = 0.5;

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
  | { readonly kind: "doubtful"; readonly reason: string };

/** What becomes of a feed's open jobs. A job that is in none of the lists stays as it is. */
export interface Judgement {
  /** Offered, which has to be written down: each a day after that was last done, or at once where it was missing. */
  readonly seen: readonly OpenJob[];
  /** Missing for the first time. */
  readonly missed: readonly OpenJob[];
  /** Missing again: closed. */
  readonly gone: readonly OpenJob[];
  /** Why what is missing may not be gone. Then nothing is missed and nothing gone. */
  readonly doubt?: string;
}

/**
 * What a feed's answer says of its open jobs. `seen` are the ids the answer has, `askedAt` is when it was asked for:
 * a job is gone when a poll that ended before then has missed it too.
 */
export function judgeMissing(
  open: readonly OpenJob[],
  seen: ReadonlySet<string>,
  coverage: Coverage,
  askedAt: Date,
): Judgement {
  if (coverage.kind === "unchanged") return { seen: [], missed: [], gone: open.filter(wasMissed) };
  const offered = open.filter((job) => seen.has(job.firestoreId) && isNews(job));
  const doubtful = (doubt: string): Judgement => ({ seen: offered, missed: [], gone: [], doubt });
  if (coverage.kind === "doubtful") return doubtful(coverage.reason);
  if (seen.size === 0) return doubtful("the feed is empty");
  const since = coverage.kind === "newest" ? coverage.since : undefined;
  const expected = open.filter((job) => since === undefined || job.publication_date > since);
  const missing = expected.filter((job) => !seen.has(job.firestoreId));
  if (missing.length > expected.length * MAX_MISSING_SHARE) {
    return doubtful(`${missing.length} of ${expected.length} open jobs are missing: suspicious`);
  }
  return {
    seen: offered,
    missed: missing.filter(({ missed_at }) => missed_at === undefined),
    gone: missing.filter(wasMissed),
  };

  function wasMissed({ missed_at }: OpenJob): boolean {
    return missed_at !== undefined && missed_at < askedAt;
  }
  function isNews({ missed_at, last_seen_at }: OpenJob): boolean {
    return missed_at !== undefined || askedAt.getTime() - last_seen_at.getTime() >= DAY;
  }
}
