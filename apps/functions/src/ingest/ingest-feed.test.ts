import type { Job, JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { logger } from "firebase-functions";
import { describe, expect, it, vi } from "vitest";

import type { FeedBatch } from "./feed-batch.ts";
import { ingestFeed } from "./ingest-feed.ts";
import type { IngestStore } from "./ingest-store.ts";

const now = new Date("2026-03-01T12:00:00Z");
const earlier = new Date("2026-02-01T12:00:00Z");

/** A store in memory that remembers every write. */
function fakeStore(stored: readonly Job[] = []) {
  const jobs = new Map(stored.map((job) => [job.firestoreId, job]));
  const written: JobId[] = [];
  const store = {
    readJobs: async (ids) => new Map([...jobs].filter(([id]) => ids.includes(id))),
    writeJobs: async (changed) => {
      for (const job of changed) {
        written.push(job.firestoreId);
        jobs.set(job.firestoreId, job);
      }
    },
    readOpenJobIds: async (source) =>
      [...jobs.values()]
        .filter((job) => job.source === source && !job.closed_at)
        .map((job) => job.firestoreId),
    closeJobs: async (ids, closed_at) => {
      for (const job of [...jobs.values()].filter(({ firestoreId }) => ids.includes(firestoreId))) {
        jobs.set(job.firestoreId, { ...job, closed_at });
      }
    },
    readLastAsked: async () => undefined,
    recordAsked: async () => {},
    recordSweep: vi.fn<IngestStore["recordSweep"]>(async () => {}),
    publishIfDue: vi.fn<IngestStore["publishIfDue"]>(async () => {}),
    publish: vi.fn<IngestStore["publish"]>(async () => {}),
  } satisfies IngestStore;
  return { ...store, written, read: (sourceId: string) => jobs.get(buildJob({ sourceId }).firestoreId) };
}

function feed(jobs: readonly Job[], overrides: Partial<FeedBatch> = {}): FeedBatch {
  return { source: "remotive", jobs, rejected: [], complete: true, ...overrides };
}

const storedJob = (overrides: Parameters<typeof buildJob>[0]) =>
  buildJob({ first_seen_at: earlier, last_seen_at: earlier, ...overrides });

describe("what is written", () => {
  it("is every job nobody has seen before, as first and last seen now", async () => {
    const store = fakeStore();
    const summary = await ingestFeed(
      store,
      feed([buildJob({ sourceId: "1" }), buildJob({ sourceId: "2" })]),
      { now },
    );
    expect(summary).toMatchObject({ read: 2, new: 2, changed: 0, unchanged: 0 });
    expect(store.read("2")).toMatchObject({ first_seen_at: now, last_seen_at: now });
  });

  it("is nothing when the same feed comes again", async () => {
    const store = fakeStore([storedJob({ sourceId: "1" })]);
    const summary = await ingestFeed(store, feed([buildJob({ sourceId: "1" })]), { now });
    expect(summary).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
    expect(store.written).toEqual([]);
    expect(store.read("1")?.last_seen_at).toEqual(earlier);
  });

  it("is a job that changed, which keeps the moment it was first seen", async () => {
    const store = fakeStore([storedJob({ sourceId: "1", title: "Engineer" }), storedJob({ sourceId: "2" })]);
    const summary = await ingestFeed(
      store,
      feed([buildJob({ sourceId: "1", title: "Lead Engineer" }), buildJob({ sourceId: "2" })]),
      { now },
    );
    expect(summary).toMatchObject({ changed: 1, unchanged: 1 });
    expect(store.written).toEqual(["remotive-1"]);
    expect(store.read("1")).toMatchObject({
      title: "Lead Engineer",
      first_seen_at: earlier,
      last_seen_at: now,
    });
  });

  it("is nothing for a posting dated ahead of our clock, which the adapter reads as now", async () => {
    const store = fakeStore([storedJob({ sourceId: "1", publication_date: earlier })]);
    const summary = await ingestFeed(store, feed([buildJob({ sourceId: "1", publication_date: now })]), {
      now,
    });
    expect(summary).toMatchObject({ unchanged: 1 });
    expect(store.written).toEqual([]);
  });

  it("is a closed job that is offered again: it opens", async () => {
    const store = fakeStore([storedJob({ sourceId: "1", closed_at: earlier })]);
    expect(await ingestFeed(store, feed([buildJob({ sourceId: "1" })]), { now })).toMatchObject({
      changed: 1,
    });
    expect(store.read("1")?.closed_at).toBeUndefined();
  });

  it("is the first of two items with one id; the second is named among the rejected", async () => {
    const store = fakeStore();
    const twice = [buildJob({ sourceId: "1", title: "First" }), buildJob({ sourceId: "1", title: "Second" })];
    const rejected = [{ index: 1, path: "title", code: "missing" as const }];
    const summary = await ingestFeed(store, feed(twice, { rejected }), { now });
    expect(store.read("1")?.title).toBe("First");
    expect(summary).toMatchObject({ read: 3, new: 1 });
    expect(summary.rejected).toEqual([
      ...rejected,
      { index: 2, sourceId: "1", path: "id", code: "repeated" },
    ]);
  });

  it("names the refused items in the feed's order, whatever was wrong with them", async () => {
    const twice = [buildJob({ sourceId: "1" }), buildJob({ sourceId: "1" })];
    const rejected = [{ index: 2, path: "title", code: "missing" as const }];
    const summary = await ingestFeed(fakeStore(), feed(twice, { rejected }), { now });
    expect(summary.rejected.map(({ index }) => index)).toEqual([1, 2]);
  });

  it("comes in slices, with progress after each", async () => {
    const jobs = Array.from({ length: 250 }, (_, index) => buildJob({ sourceId: String(index) }));
    const onProgress = vi.fn<(done: number, total: number) => void>();
    await ingestFeed(fakeStore(), feed(jobs), { now, onProgress });
    expect(onProgress.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });
});

describe("jobs a feed no longer has", () => {
  const stored = ["1", "2", "3"].map((sourceId) => storedJob({ sourceId }));
  const offered = [buildJob({ sourceId: "1" }), buildJob({ sourceId: "2" })];

  it("are closed after a complete sweep", async () => {
    const store = fakeStore(stored);
    expect(await ingestFeed(store, feed(offered), { now })).toMatchObject({ closed: 1 });
    expect(store.read("3")?.closed_at).toEqual(now);
    expect(store.read("2")?.closed_at).toBeUndefined();
  });

  it("stay open after a file, which may be partial", async () => {
    const store = fakeStore(stored);
    expect(await ingestFeed(store, feed(offered, { complete: false }), { now })).toMatchObject({ closed: 0 });
    expect(store.read("3")?.closed_at).toBeUndefined();
  });

  it("stay open when the feed is empty", async () => {
    const store = fakeStore(stored);
    const summary = await ingestFeed(store, feed([]), { now });
    expect(summary).toMatchObject({ closed: 0, keptOpen: "the feed is empty" });
    expect(store.read("3")?.closed_at).toBeUndefined();
  });

  it("stay open when more than half went missing at once", async () => {
    const store = fakeStore(stored);
    const summary = await ingestFeed(store, feed([buildJob({ sourceId: "1" })]), { now });
    expect(summary).toMatchObject({ closed: 0, keptOpen: "2 of 3 open jobs are missing: suspicious" });
    expect(store.read("3")?.closed_at).toBeUndefined();
  });

  it("stay open when they are there but were rejected", async () => {
    const store = fakeStore(stored);
    const rejected = [{ index: 2, sourceId: "3", path: "title", code: "missing" as const }];
    expect(await ingestFeed(store, feed(offered, { rejected }), { now })).toMatchObject({
      closed: 0,
    });
    expect(store.read("3")?.closed_at).toBeUndefined();
  });

  it.each(["not-remote", "unlisted"] as const)("do not when they are there as %s", async (code) => {
    const store = fakeStore(stored);
    const rejected = [{ index: 2, sourceId: "3", path: "workplaceType", code }];
    expect(await ingestFeed(store, feed(offered, { rejected }), { now })).toMatchObject({ closed: 1 });
    expect(store.read("3")?.closed_at).toEqual(now);
  });

  it("stay open when an item could not even be named", async () => {
    const store = fakeStore(stored);
    const rejected = [{ index: 2, path: "", code: "wrong-type" as const }];
    expect(await ingestFeed(store, feed(offered, { rejected }), { now })).toMatchObject({
      closed: 0,
    });
    expect(store.read("3")?.closed_at).toBeUndefined();
  });

  it("stay open when a batch could not be written", async () => {
    const store = fakeStore(stored);
    const broken = { ...store, writeJobs: () => Promise.reject(new Error("unavailable")) };
    await expect(ingestFeed(broken, feed(offered), { now })).rejects.toThrow("unavailable");
    expect(store.read("3")?.closed_at).toBeUndefined();
  });

  it("leave other sources' jobs alone", async () => {
    const other = storedJob({ source: "jobicy", sourceId: "9" });
    const store = fakeStore([...stored, other]);
    await ingestFeed(store, feed(offered), { now });
    expect(await store.readOpenJobIds("jobicy")).toEqual(["jobicy-9"]);
  });
});

describe("the record of a sweep", () => {
  it("says when the whole source was last seen", async () => {
    const store = fakeStore();
    const summary = await ingestFeed(store, feed([buildJob()]), { now });
    expect(store.recordSweep).toHaveBeenCalledExactlyOnceWith("remotive", now, summary);
  });

  it("is not made for a file", async () => {
    const store = fakeStore();
    await ingestFeed(store, feed([buildJob()], { complete: false }), { now });
    expect(store.recordSweep).not.toHaveBeenCalled();
  });
});

describe("what was written is published", () => {
  it("once all of it is, and offered to be after each slice", async () => {
    const store = fakeStore();
    const jobs = Array.from({ length: 250 }, (_, index) => buildJob({ sourceId: String(index) }));
    await ingestFeed(store, feed(jobs), { now });
    expect(store.publishIfDue).toHaveBeenCalledTimes(3);
    expect(store.publish).toHaveBeenCalledOnce();
    expect(store.recordSweep).toHaveBeenCalledBefore(store.publish);
  });

  describe("when a later slice could not be written", () => {
    const jobs = Array.from({ length: 150 }, (_, index) => buildJob({ sourceId: String(index) }));
    const breakSecondSlice = (store: IngestStore): IngestStore => ({
      ...store,
      writeJobs: (slice) =>
        slice.length === 100 ? store.writeJobs(slice) : Promise.reject(new Error("The disk is full.")),
    });

    it("all the same", async () => {
      const store = fakeStore();
      await expect(ingestFeed(breakSecondSlice(store), feed(jobs), { now })).rejects.toThrow("disk is full");
      expect(store.publish).toHaveBeenCalledOnce();
    });

    it("or not, and then it is still the writing that is said to have failed", async () => {
      const logged = vi.spyOn(logger, "error").mockImplementation(() => {});
      const store = fakeStore();
      store.publish.mockRejectedValueOnce(new Error("unavailable"));
      await expect(ingestFeed(breakSecondSlice(store), feed(jobs), { now })).rejects.toThrow("disk is full");
      expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error("unavailable"));
      logged.mockRestore();
    });
  });

  it("or the sweep fails, though every job was stored", async () => {
    const store = fakeStore();
    store.publish.mockRejectedValueOnce(new Error("unavailable"));
    await expect(ingestFeed(store, feed([buildJob()]), { now })).rejects.toThrow("unavailable");
    expect(store.recordSweep).toHaveBeenCalledOnce();
  });
});
