import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import {
  type Coverage,
  type FeedAnswer,
  detectRemoved,
  type Removals,
  type OpenJob,
} from "./detect-removed.ts";

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
const read = ({ seen, missed, gone, ...rest }: Removals) => ({
  seen: idsOf(seen),
  missed: idsOf(missed),
  gone: idsOf(gone),
  ...rest,
});
const evaluateAll = (
  jobs: readonly OpenJob[],
  ids: readonly string[],
  { coverage = all, read: items = ids.length, size = {} }: Partial<FeedAnswer> = {},
) => {
  const offered = new Set(ids.map((id) => `remotive-${id}`));
  const isOffered = (id: string) => offered.has(id);
  return read(detectRemoved(jobs, { coverage, read: items, isOffered, askedAt, size }));
};
/** Except the state for the next poll. */
const evaluate = (...args: Parameters<typeof evaluateAll>) => {
  const { size: _, ...evaluated } = evaluateAll(...args);
  return evaluated;
};
const nothing = { seen: [], missed: [], gone: [] };
const numbered = (count: number, facts: Partial<OpenJob> = {}) =>
  Array.from({ length: count }, (_, at) => open(String(at), facts));
const idsFrom = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, at) => String(start + at));

describe("a job absent from the response", () => {
  const offered = [open("1"), open("2")];

  it("is marked absent the first time", () => {
    expect(evaluate([...offered, open("3")], ["1", "2"])).toEqual({ ...nothing, missed: ["3"] });
  });

  it("is gone if it was absent from an earlier poll", () => {
    const missing = open("3", { missed_at: before(1) });
    expect(evaluate([...offered, missing], ["1", "2"])).toEqual({ ...nothing, gone: ["3"] });
  });

  it("is not gone yet if the earlier poll was still running when this one started", () => {
    const missing = open("3", { missed_at: askedAt });
    expect(evaluate([...offered, missing], ["1", "2"])).toEqual(nothing);
  });
});

describe("a job in the response", () => {
  it("is recorded as seen once a day", () => {
    const jobs = [open("1", { last_seen_at: before(23.9) }), open("2", { last_seen_at: before(24) })];
    expect(evaluate(jobs, ["1", "2"])).toEqual({ ...nothing, seen: ["2"] });
  });

  it("is recorded at once if it was absent", () => {
    expect(evaluate([open("1", { missed_at: before(1) })], ["1"])).toEqual({ ...nothing, seen: ["1"] });
  });
});

describe("a response that proves nothing about absent jobs", () => {
  const jobs = ["1", "2", "3"].map((id) => open(id, { missed_at: before(1) }));

  it("is an empty one", () => {
    expect(evaluateAll(jobs, [])).toEqual({ ...nothing, suspicion: "the feed is empty" });
  });

  it("is one with less than half of the previous items", () => {
    const size = { read: 5 };
    expect(evaluate(jobs, ["1", "2"], { size })).toEqual({
      ...nothing,
      seen: ["1", "2"],
      suspicion: "2 of 5 items are left: suspicious",
    });
    expect(evaluate(jobs, ["1", "2"], { size, read: 3 })).toEqual({
      ...nothing,
      seen: ["1", "2"],
      gone: ["3"],
    });
  });

  it("is one that lacks more than half of the jobs, if ten or more", () => {
    const suspicion = "10 of 19 open jobs are missing: suspicious";
    expect(evaluate(numbered(19), idsFrom(0, 9))).toEqual({ ...nothing, suspicion });
    expect(evaluate(numbered(20), idsFrom(0, 10))).toEqual({ ...nothing, missed: idsFrom(10, 20) });
    expect(evaluate(numbered(9), ["new"])).toEqual({ ...nothing, missed: idsFrom(0, 9) });
  });

  it("is one that lacks most of the jobs that were not absent before", () => {
    const missed = ["a", "b", "c"].map((id) => open(id, { missed_at: before(1) }));
    const suspicion = "10 of 19 open jobs are missing: suspicious";
    expect(evaluate([...numbered(19), ...missed], idsFrom(0, 9))).toEqual({ ...nothing, suspicion });
  });

  it("is not one that only lacks jobs that were absent before", () => {
    const missed = numbered(20, { missed_at: before(1) });
    expect(evaluate(missed, ["new"])).toEqual({ ...nothing, gone: idsFrom(0, 20) });
  });

  it("is one already considered suspicious", () => {
    const coverage: Coverage = { kind: "suspicious", reason: "half of it could not be had" };
    expect(evaluateAll(jobs, ["1", "2"], { coverage })).toEqual({
      ...nothing,
      seen: ["1", "2"],
      suspicion: "half of it could not be had",
    });
  });
});

describe("the size of a feed", () => {
  const jobs = [open("1"), open("2"), open("3")];

  it("is that of the last accepted response", () => {
    expect(evaluateAll(jobs, ["1", "2", "3"], { read: 7 }).size).toEqual({ read: 7 });
    expect(evaluateAll(jobs, ["1"], { size: { read: 8 }, read: 1 }).size).toEqual({
      read: 8,
      doubtedSince: askedAt,
    });
  });

  it("is accepted as smaller after three days", () => {
    const size = { read: 8, doubtedSince: before(71.9) };
    const evaluated = evaluateAll(jobs, ["1"], { size });
    expect(evaluated.suspicion).toBe("1 of 8 items are left: suspicious");
    expect(evaluated.size).toEqual(size);
    const later = evaluateAll(jobs, ["1"], { size: { read: 8, doubtedSince: before(72) } });
    expect(later).toEqual({ ...nothing, missed: ["2", "3"], size: { read: 1 } });
  });
});

describe("a response with only the newest jobs", () => {
  const newest: Coverage = { kind: "newest", since: before(24) };
  const posted = (id: string, hours: number) => open(id, { publication_date: before(hours) });

  it("only covers jobs newer than its median, as others may have been pushed out", () => {
    const jobs = [posted("1", 1), posted("2", 2), posted("3", 3), posted("4", 24), posted("5", 90)];
    expect(evaluate(jobs, ["1", "2"], { coverage: newest })).toEqual({ ...nothing, missed: ["3"] });
  });

  it("is suspicious if too many of these are absent", () => {
    const jobs = [...numbered(12, { publication_date: before(3) }), posted("old", 90)];
    expect(evaluate(jobs, ["0", "old"], { coverage: newest }).suspicion).toBe(
      "11 of 12 open jobs are missing: suspicious",
    );
  });
});

it("treats an unchanged response like one with the same absent jobs", () => {
  const jobs = [open("1", { missed_at: before(1) }), open("2"), open("3", { missed_at: askedAt })];
  expect(evaluateAll(jobs, [], { coverage: { kind: "unchanged" } })).toEqual({ ...nothing, gone: ["1"] });
});
