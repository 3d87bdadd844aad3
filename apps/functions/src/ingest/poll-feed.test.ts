import type { FeedRun } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { fakeFeed } from "./testing/fake-feed.ts";
import { fakeIngestStore, storedJob } from "./testing/fake-ingest-store.ts";
import { HOUR, now, anHourAgo, jobs, stored, page, poll } from "./testing/poll-once.ts";
const earlierRun: FeedRun = {
  startedAt: anHourAgo,
  finishedAt: anHourAgo,
  outcome: "taken",
  read: 3,
  new: 3,
  changed: 0,
  unchanged: 0,
  rejected: {},
  missing: 0,
  closed: 0,
};

describe("jobs a feed no longer has", () => {
  it("are marked by the first poll without them, and closed by the next one", async () => {
    const store = fakeIngestStore(stored("1", "2", "3"));
    expect(await poll(store, fakeFeed([page("1", "2")]))).toMatchObject({ missing: 1, closed: 0 });
    expect(store.read("3")).toMatchObject({ missed_at: now });
    expect(store.read("3")?.closed_at).toBeUndefined();

    const later = new Date(now.getTime() + HOUR);
    const run = await poll(store, fakeFeed([page("1", "2")]), { clock: () => later });
    expect(run).toMatchObject({ outcome: "taken", missing: 0, closed: 1 });
    expect(store.read("3")?.closed_at).toEqual(later);
    expect(store.read("2")?.closed_at).toBeUndefined();
  });

  it("are unmarked if they return before that", async () => {
    const store = fakeIngestStore([...stored("1"), storedJob({ sourceId: "2", missed_at: anHourAgo })]);
    expect(await poll(store, fakeFeed([page("1", "2")]))).toMatchObject({ missing: 0, closed: 0 });
    expect(store.read("2")).toMatchObject({ last_seen_at: now });
    expect(store.read("2")?.missed_at).toBeUndefined();
  });

  it("reopen if they return after that", async () => {
    const store = fakeIngestStore([storedJob({ sourceId: "1", closed_at: anHourAgo })]);
    expect(await poll(store, fakeFeed([page("1")]))).toMatchObject({ changed: 1 });
    expect(store.read("1")?.closed_at).toBeUndefined();
  });

  it("are not affected by other feeds", async () => {
    const other = storedJob({ source: "jobicy", sourceId: "9" });
    const store = fakeIngestStore([...stored("1"), other]);
    expect(await poll(store, fakeFeed([page("1")]))).toMatchObject({ missing: 0 });
  });

  it("still count as offered if their items were rejected", async () => {
    const rejected = [{ index: 2, sourceId: "3", path: "title", code: "missing" as const }];
    const store = fakeIngestStore(stored("1", "2", "3"));
    const run = await poll(store, fakeFeed([{ ...page("1", "2"), rejected }]));
    expect(run).toMatchObject({ read: 3, rejected: { missing: 1 }, missing: 0 });
  });

  it.each(["not-remote", "unlisted"] as const)("do not if their items were rejected as %s", async (code) => {
    const rejected = [{ index: 2, sourceId: "3", path: "workplaceType", code }];
    const store = fakeIngestStore(stored("1", "2", "3"));
    expect(await poll(store, fakeFeed([{ ...page("1", "2"), rejected }]))).toMatchObject({ missing: 1 });
  });

  it("are closed when expired, whatever their feed", async () => {
    const over = storedJob({ source: "jobicy", sourceId: "9", expires_at: now });
    const store = fakeIngestStore([...stored("1"), over]);
    expect(await poll(store, fakeFeed([page("1")]))).toMatchObject({ missing: 0, closed: 1 });
    expect(store.touched).toEqual([over.firestoreId]);
  });
});

it("counts expired jobs in the feed as closed, like absent ones", async () => {
  const store = fakeIngestStore([...stored("1", "2"), storedJob({ sourceId: "3", missed_at: anHourAgo })]);
  const over = buildJob({ sourceId: "2", expires_at: now });
  const run = await poll(store, fakeFeed([{ jobs: [...jobs("1"), over] }]));
  expect(run).toMatchObject({ changed: 1, closed: 2 });
  expect(store.read("2")?.closed_at).toEqual(now);
});

describe("a response that closes and marks nothing, and says so", () => {
  const failed = (error: string) => ({ status: "failed", code: "timeout", error, tries: 3 }) as const;
  const nameless = { index: 1, path: "", code: "wrong-type" as const };
  it.each([
    ["fails", [failed("It did not answer.")], "failed", "It did not answer."],
    ["fails halfway", [page("1", "2", "3"), failed("It broke off.")], "failed", "It broke off."],
    ["is empty", [page()], "doubted", "the feed is empty"],
    ["is suddenly much smaller", [page("1")], "doubted", "1 of 3 items are left: suspicious"],
    [
      "has an item nobody can name",
      [{ ...page("1", "2"), rejected: [nameless] }],
      "doubted",
      "an item without a readable id may be one of the missing jobs",
    ],
  ] as const)("is one that %s", async (_, answers, outcome, reason) => {
    const missed = storedJob({ sourceId: "4", missed_at: anHourAgo, expires_at: anHourAgo });
    const store = fakeIngestStore([...stored("1", "2"), missed]);
    const size = { read: 3 };
    await store.recordRun("remotive", { run: earlierRun, size });
    const run = await poll(store, fakeFeed(answers));
    expect(run).toMatchObject({ outcome, reason, missing: 0, closed: 0 });
    expect(store.read("4")).toEqual(missed);
    expect(store.touched).toEqual([]);
    expect(store.recordRun.mock.lastCall?.[1]).toMatchObject({ run });
    expect(await store.readSize("remotive")).toMatchObject(size);
  });

  it("is one of an unknown company board", async () => {
    const store = fakeIngestStore(stored("1", "2", "3"));
    const feed = fakeFeed([page("1", "2")], { endpoint: "https://boards.example/{board}" });
    const run = await poll(store, feed, { url: "https://boards.example/tern" });
    expect(run).toMatchObject({ outcome: "doubted", reason: "nobody said whose board this is", missing: 0 });
  });
});

describe("a feed of few items", () => {
  const notRemote = (...ids: string[]) =>
    ids.map((sourceId, index) => ({ index, sourceId, path: "workplaceType", code: "not-remote" as const }));
  const hours = (count: number) => ({ clock: () => new Date(now.getTime() + count * HOUR) });

  it("closes its only job after two polls without it, if it has other items", async () => {
    const store = fakeIngestStore();
    const rejected = notRemote("1", "2");
    await poll(store, fakeFeed([{ jobs: jobs("3"), rejected }]));
    const without = [{ jobs: [], rejected }];
    expect(await poll(store, fakeFeed(without), hours(1))).toMatchObject({ outcome: "taken", missing: 1 });
    expect(await poll(store, fakeFeed(without), hours(2))).toMatchObject({ outcome: "taken", closed: 1 });
  });

  it("closes its only job after two polls with another instead", async () => {
    const store = fakeIngestStore();
    await poll(store, fakeFeed([page("1")]));
    expect(await poll(store, fakeFeed([page("2")]), hours(1))).toMatchObject({ new: 1, missing: 1 });
    expect(await poll(store, fakeFeed([page("2")]), hours(2))).toMatchObject({ closed: 1 });
  });

  it("that loses most of them is accepted after three days", async () => {
    const store = fakeIngestStore();
    await poll(store, fakeFeed([page("1", "2", "3")]));
    const pollAt = (at: number) => poll(store, fakeFeed([page("1")]), hours(at));
    expect(await pollAt(1)).toMatchObject({ outcome: "doubted" });
    expect(await pollAt(72)).toMatchObject({ outcome: "doubted" });
    expect(await pollAt(73)).toMatchObject({ outcome: "taken", missing: 2 });
    expect(await pollAt(74)).toMatchObject({ outcome: "taken", closed: 2 });
  });
});

describe("a source that returns only its newest jobs", () => {
  it("covers jobs newer than the median of its response", async () => {
    const at = (sourceId: string, hours: number) =>
      storedJob({ sourceId, publication_date: new Date(now.getTime() - hours * HOUR) });
    const held = [at("1", 1), at("2", 2), at("3", 3), at("4", 4), at("5", 5)];
    const store = fakeIngestStore([...held, at("new", 1.5), at("old", 4.5)]);
    const feed = fakeFeed([{ jobs: held, rejected: [] }], { answersInFull: false });
    expect(await poll(store, feed)).toMatchObject({ missing: 1 });
    expect(store.read("new")?.missed_at).toEqual(now);
    expect(store.read("old")?.missed_at).toBeUndefined();
  });

  it("does not close absent jobs on an unchanged response, as the last one may not have covered them", async () => {
    const over = storedJob({ sourceId: "3", expires_at: now });
    const store = fakeIngestStore([storedJob({ sourceId: "1", missed_at: anHourAgo }), over]);
    const feed = fakeFeed([{ status: "not-modified", tries: 1 }], { answersInFull: false });
    expect(await poll(store, feed)).toMatchObject({ outcome: "unchanged", closed: 1 });
    expect(store.touched).toEqual([over.firestoreId]);
  });
});
