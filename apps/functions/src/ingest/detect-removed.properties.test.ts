import type { JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import * as fc from "fast-check";
import { expect, it } from "vitest";

import { type Coverage, type FeedAnswer, detectRemoved, type OpenJob } from "./detect-removed.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const askedAt = new Date("2026-03-01T12:00:00Z");
const before = (hours: number) => new Date(askedAt.getTime() - hours * HOUR);

const open = (id: string, facts: Partial<OpenJob> = {}): OpenJob => ({
  firestoreId: buildJob({ sourceId: id }).firestoreId,
  publication_date: before(48),
  last_seen_at: before(1),
  ...facts,
});

/** The same rules job by job, as in docs/feeds.md. */
function evaluatePlainly(
  jobs: readonly OpenJob[],
  { coverage, read: items, isOffered, size }: FeedAnswer,
): string[] {
  const isExpected = (job: OpenJob) =>
    coverage.kind === "all" || (coverage.kind === "newest" && job.publication_date > coverage.since);
  let offered = 0;
  let missing = 0;
  for (const job of jobs) {
    if (!isExpected(job)) continue;
    if (isOffered(job.firestoreId)) offered += 1;
    else if (job.missed_at === undefined) missing += 1;
  }
  const isMuchSmaller =
    (missing >= 10 && missing > offered) || (size.read !== undefined && items * 2 < size.read);
  const isOldNews =
    size.doubtedSince !== undefined && askedAt.getTime() - size.doubtedSince.getTime() >= 3 * DAY;
  const isSuspicious = coverage.kind === "suspicious" || items === 0 || (isMuchSmaller && !isOldNews);
  return jobs.map((job) => {
    const wasMissedBefore = job.missed_at !== undefined && job.missed_at.getTime() < askedAt.getTime();
    if (coverage.kind === "unchanged") return wasMissedBefore ? "gone" : "as it is";
    if (isOffered(job.firestoreId)) {
      return job.missed_at || askedAt.getTime() - job.last_seen_at.getTime() >= DAY ? "seen" : "as it is";
    }
    if (isSuspicious || !isExpected(job)) return "as it is";
    if (job.missed_at === undefined) return "missed";
    return wasMissedBefore ? "gone" : "as it is";
  });
}

const arbitraryHours = fc.integer({ min: 0, max: 50 });
const arbitraryJobs = fc
  .array(
    fc.record({
      posted: arbitraryHours,
      lastSeen: arbitraryHours,
      missed: fc.option(fc.integer({ min: -1, max: 30 }), { nil: undefined, freq: 1 }),
      isOffered: fc.boolean(),
    }),
    { maxLength: 40, size: "max" },
  )
  .map((facts) =>
    facts.map(({ posted, lastSeen, missed, isOffered }, at) => ({
      isOffered,
      job: open(String(at), {
        publication_date: before(posted),
        last_seen_at: before(lastSeen),
        ...(missed !== undefined && { missed_at: before(missed) }),
      }),
    })),
  );
const arbitraryCoverage: fc.Arbitrary<Coverage> = fc.oneof(
  fc.constant<Coverage>({ kind: "all" }),
  fc.constant<Coverage>({ kind: "unchanged" }),
  fc.constant<Coverage>({ kind: "suspicious", reason: "because" }),
  arbitraryHours.map((hours): Coverage => ({ kind: "newest", since: before(hours) })),
);

const arbitrarySize = fc.record({
  read: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  doubtedSince: fc.option(fc.integer({ min: 0, max: 144 }).map(before), { nil: undefined }),
});

it("agrees with the rules applied job by job", () => {
  fc.assert(
    fc.property(
      arbitraryJobs,
      arbitraryCoverage,
      arbitrarySize,
      fc.nat(5),
      (facts, coverage, size, others) => {
        const jobs = facts.map(({ job }) => job);
        const offered = new Set<JobId>(
          facts.filter(({ isOffered }) => isOffered).map(({ job }) => job.firestoreId),
        );
        const isOffered = (id: JobId) => offered.has(id);
        const answer = { coverage, read: offered.size + others, isOffered, askedAt, size };
        const evaluated = detectRemoved(jobs, answer);
        const verdicts = jobs.map((job) => {
          if (evaluated.seen.includes(job)) return "seen";
          if (evaluated.missed.includes(job)) return "missed";
          return evaluated.gone.includes(job) ? "gone" : "as it is";
        });
        expect(verdicts).toEqual(evaluatePlainly(jobs, answer));
      },
    ),
  );
});
