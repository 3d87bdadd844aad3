import type { JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Coverage, judgeMissing, type Judgement, type OpenJob } from "./judge-missing.ts";

const HOUR = 3_600_000;
const askedAt = new Date("2026-03-01T12:00:00Z");
const before = (hours: number) => new Date(askedAt.getTime() - hours * HOUR);
const all: Coverage = { kind: "all" };

const open = (id: string, facts: Partial<OpenJob> = {}): OpenJob => ({
  firestoreId: buildJob({ sourceId: id }).firestoreId,
  publication_date: before(48),
  last_seen_at: before(1),
  ...facts,
});
const idsOf = (jobs: readonly OpenJob[]) =>
  jobs.map(({ firestoreId }) => firestoreId.replace("remotive-", ""));
const read = ({ seen, missed, gone, ...rest }: Judgement) => ({
  seen: idsOf(seen),
  missed: idsOf(missed),
  gone: idsOf(gone),
  ...rest,
});
const judge = (jobs: readonly OpenJob[], seen: readonly string[], coverage: Coverage = all) =>
  read(judgeMissing(jobs, new Set(seen.map((id) => `remotive-${id}`)), coverage, askedAt));
const nothing = { seen: [], missed: [], gone: [] };

describe("a job that the answer does not have", () => {
  const offered = [open("1"), open("2")];

  it("is missed the first time", () => {
    expect(judge([...offered, open("3")], ["1", "2"])).toEqual({ ...nothing, missed: ["3"] });
  });

  it("is gone when an earlier poll has missed it", () => {
    const missing = open("3", { missed_at: before(1) });
    expect(judge([...offered, missing], ["1", "2"])).toEqual({ ...nothing, gone: ["3"] });
  });

  it("is not gone yet when a poll has missed it that was not over as this one began", () => {
    const missing = open("3", { missed_at: askedAt });
    expect(judge([...offered, missing], ["1", "2"])).toEqual(nothing);
  });
});

describe("a job that the answer has", () => {
  it("is written down as seen once a day", () => {
    const jobs = [open("1", { last_seen_at: before(23.9) }), open("2", { last_seen_at: before(24) })];
    expect(judge(jobs, ["1", "2"])).toEqual({ ...nothing, seen: ["2"] });
  });

  it("is written down at once when a poll has missed it", () => {
    expect(judge([open("1", { missed_at: before(1) })], ["1"])).toEqual({ ...nothing, seen: ["1"] });
  });
});

describe("an answer that says nothing of what it does not have", () => {
  const jobs = ["1", "2", "3"].map((id) => open(id, { missed_at: before(1) }));

  it("is an empty one", () => {
    expect(judge(jobs, [])).toEqual({ ...nothing, doubt: "the feed is empty" });
  });

  it("is one without more than half of the jobs", () => {
    const doubt = "2 of 3 open jobs are missing: suspicious";
    expect(judge(jobs, ["1"])).toEqual({ ...nothing, seen: ["1"], doubt });
  });

  it("is not one without half of them", () => {
    expect(judge(jobs.slice(1), ["2"])).toEqual({ ...nothing, seen: ["2"], gone: ["3"] });
  });

  it("is one that is doubted already", () => {
    const coverage: Coverage = { kind: "doubtful", reason: "half of it could not be had" };
    expect(judge(jobs, ["1", "2"], coverage)).toEqual({
      ...nothing,
      seen: ["1", "2"],
      doubt: "half of it could not be had",
    });
  });
});

describe("an answer that holds but the newest", () => {
  const newest: Coverage = { kind: "newest", since: before(24) };
  const posted = (id: string, hours: number) => open(id, { publication_date: before(hours) });

  it("says something of those newer than its middle alone, for others may have been pushed out", () => {
    const jobs = [posted("1", 1), posted("2", 2), posted("3", 3), posted("4", 24), posted("5", 90)];
    expect(judge(jobs, ["1", "2"], newest)).toEqual({ ...nothing, missed: ["3"] });
  });

  it("is doubted by the same", () => {
    const jobs = [posted("1", 1), posted("2", 2), posted("3", 3), posted("4", 90)];
    expect(judge(jobs, ["1", "4"], newest).doubt).toBe("2 of 3 open jobs are missing: suspicious");
  });
});

it("takes an unchanged answer for one that misses what the last one missed", () => {
  const jobs = [open("1", { missed_at: before(1) }), open("2"), open("3", { missed_at: askedAt })];
  expect(judge(jobs, [], { kind: "unchanged" })).toEqual({ ...nothing, gone: ["1"] });
});

/** The same rules job by job, as docs/feeds.md tells them. */
function judgePlainly(jobs: readonly OpenJob[], seen: ReadonlySet<string>, coverage: Coverage): string[] {
  const isExpected = (job: OpenJob) =>
    coverage.kind === "all" || (coverage.kind === "newest" && job.publication_date > coverage.since);
  let expected = 0;
  let missing = 0;
  for (const job of jobs) {
    if (isExpected(job)) expected += 1;
    if (isExpected(job) && !seen.has(job.firestoreId)) missing += 1;
  }
  const isDoubted = coverage.kind === "doubtful" || seen.size === 0 || missing * 2 > expected;
  return jobs.map((job) => {
    const wasMissedBefore = job.missed_at !== undefined && job.missed_at.getTime() < askedAt.getTime();
    if (coverage.kind === "unchanged") return wasMissedBefore ? "gone" : "as it is";
    if (seen.has(job.firestoreId)) {
      const day = 24 * HOUR;
      return job.missed_at || askedAt.getTime() - job.last_seen_at.getTime() >= day ? "seen" : "as it is";
    }
    if (isDoubted || !isExpected(job)) return "as it is";
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
      missed: fc.option(fc.integer({ min: -1, max: 30 }), { nil: undefined }),
      isOffered: fc.boolean(),
    }),
    { maxLength: 12 },
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
  fc.constant<Coverage>({ kind: "doubtful", reason: "because" }),
  arbitraryHours.map((hours): Coverage => ({ kind: "newest", since: before(hours) })),
);

it("judges whatever there is as the rules told job by job do", () => {
  fc.assert(
    fc.property(arbitraryJobs, arbitraryCoverage, (facts, coverage) => {
      const jobs = facts.map(({ job }) => job);
      const seen = new Set<JobId>(
        facts.filter(({ isOffered }) => isOffered).map(({ job }) => job.firestoreId),
      );
      const judged = judgeMissing(jobs, seen, coverage, askedAt);
      const verdicts = jobs.map((job) => {
        if (judged.seen.includes(job)) return "seen";
        if (judged.missed.includes(job)) return "missed";
        return judged.gone.includes(job) ? "gone" : "as it is";
      });
      expect(verdicts).toEqual(judgePlainly(jobs, seen, coverage));
    }),
    { numRuns: 2000 },
  );
});
