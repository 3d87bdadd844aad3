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
/** But for what is kept for the next poll. */
const evaluate = (...args: Parameters<typeof evaluateAll>) => {
  const { size: _, ...evaluated } = evaluateAll(...args);
  return evaluated;
};
const nothing = { seen: [], missed: [], gone: [] };
const numbered = (count: number, facts: Partial<OpenJob> = {}) =>
  Array.from({ length: count }, (_, at) => open(String(at), facts));
const idsFrom = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, at) => String(start + at));

describe("a job that the answer does not have", () => {
  const offered = [open("1"), open("2")];

  it("is missed the first time", () => {
    expect(evaluate([...offered, open("3")], ["1", "2"])).toEqual({ ...nothing, missed: ["3"] });
  });

  it("is gone when an earlier poll has missed it", () => {
    const missing = open("3", { missed_at: before(1) });
    expect(evaluate([...offered, missing], ["1", "2"])).toEqual({ ...nothing, gone: ["3"] });
  });

  it("is not gone yet when a poll has missed it that was not over as this one began", () => {
    const missing = open("3", { missed_at: askedAt });
    expect(evaluate([...offered, missing], ["1", "2"])).toEqual(nothing);
  });
});

describe("a job that the answer has", () => {
  it("is written down as seen once a day", () => {
    const jobs = [open("1", { last_seen_at: before(23.9) }), open("2", { last_seen_at: before(24) })];
    expect(evaluate(jobs, ["1", "2"])).toEqual({ ...nothing, seen: ["2"] });
  });

  it("is written down at once when a poll has missed it", () => {
    expect(evaluate([open("1", { missed_at: before(1) })], ["1"])).toEqual({ ...nothing, seen: ["1"] });
  });
});

describe("an answer that says nothing of what it does not have", () => {
  const jobs = ["1", "2", "3"].map((id) => open(id, { missed_at: before(1) }));

  it("is an empty one", () => {
    expect(evaluateAll(jobs, [])).toEqual({ ...nothing, suspicion: "the feed is empty" });
  });

  it("is one with less than half of the items that the last one had", () => {
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

  it("is one without more than half of the jobs, where that is ten or more", () => {
    const suspicion = "10 of 19 open jobs are missing: suspicious";
    expect(evaluate(numbered(19), idsFrom(0, 9))).toEqual({ ...nothing, suspicion });
    expect(evaluate(numbered(20), idsFrom(0, 10))).toEqual({ ...nothing, missed: idsFrom(10, 20) });
    expect(evaluate(numbered(9), ["new"])).toEqual({ ...nothing, missed: idsFrom(0, 9) });
  });

  it("is one that, beside those an earlier poll has missed, lacks most of the others", () => {
    const missed = ["a", "b", "c"].map((id) => open(id, { missed_at: before(1) }));
    const suspicion = "10 of 19 open jobs are missing: suspicious";
    expect(evaluate([...numbered(19), ...missed], idsFrom(0, 9))).toEqual({ ...nothing, suspicion });
  });

  it("is not one without those that an earlier poll has missed, and no more", () => {
    const missed = numbered(20, { missed_at: before(1) });
    expect(evaluate(missed, ["new"])).toEqual({ ...nothing, gone: idsFrom(0, 20) });
  });

  it("is one that is doubted already", () => {
    const coverage: Coverage = { kind: "suspicious", reason: "half of it could not be had" };
    expect(evaluateAll(jobs, ["1", "2"], { coverage })).toEqual({
      ...nothing,
      seen: ["1", "2"],
      suspicion: "half of it could not be had",
    });
  });
});

describe("how much a feed has", () => {
  const jobs = [open("1"), open("2"), open("3")];

  it("is what the last answer had that was believed", () => {
    expect(evaluateAll(jobs, ["1", "2", "3"], { read: 7 }).size).toEqual({ read: 7 });
    expect(evaluateAll(jobs, ["1"], { size: { read: 8 }, read: 1 }).size).toEqual({
      read: 8,
      doubtedSince: askedAt,
    });
  });

  it("is believed to be less when it has been for three days", () => {
    const size = { read: 8, doubtedSince: before(71.9) };
    const evaluated = evaluateAll(jobs, ["1"], { size });
    expect(evaluated.suspicion).toBe("1 of 8 items are left: suspicious");
    expect(evaluated.size).toEqual(size);
    const later = evaluateAll(jobs, ["1"], { size: { read: 8, doubtedSince: before(72) } });
    expect(later).toEqual({ ...nothing, missed: ["2", "3"], size: { read: 1 } });
  });
});

describe("an answer that holds but the newest", () => {
  const newest: Coverage = { kind: "newest", since: before(24) };
  const posted = (id: string, hours: number) => open(id, { publication_date: before(hours) });

  it("says something of those newer than its middle alone, for others may have been pushed out", () => {
    const jobs = [posted("1", 1), posted("2", 2), posted("3", 3), posted("4", 24), posted("5", 90)];
    expect(evaluate(jobs, ["1", "2"], { coverage: newest })).toEqual({ ...nothing, missed: ["3"] });
  });

  it("is doubted for what is missing of these", () => {
    const jobs = [...numbered(12, { publication_date: before(3) }), posted("old", 90)];
    expect(evaluate(jobs, ["0", "old"], { coverage: newest }).suspicion).toBe(
      "11 of 12 open jobs are missing: suspicious",
    );
  });
});

it("takes an unchanged answer for one that misses what the last one missed", () => {
  const jobs = [open("1", { missed_at: before(1) }), open("2"), open("3", { missed_at: askedAt })];
  expect(evaluateAll(jobs, [], { coverage: { kind: "unchanged" } })).toEqual({ ...nothing, gone: ["1"] });
});
