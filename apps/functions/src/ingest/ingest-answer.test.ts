import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it, vi } from "vitest";

import type { FeedPage } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";
import { ingestAnswer } from "./ingest-answer.ts";
import { fakeFeed } from "./testing/fake-feed.ts";
import { fakeIngestStore, storedJob } from "./testing/fake-ingest-store.ts";

const now = new Date("2026-03-01T12:00:00Z");
const earlier = new Date("2026-02-01T12:00:00Z");
const clock = () => now;
const stored: typeof storedJob = (overrides) =>
  storedJob({ first_seen_at: earlier, last_seen_at: earlier, ...overrides });

async function ingestPostings(
  store: ReturnType<typeof fakeIngestStore>,
  page: Partial<FeedPage>,
  feed?: Partial<Feed>,
) {
  const { run, rejected } = await ingestAnswer(store, { ...fakeFeed([page]), ...feed }, "0", { clock });
  return { ...run, told: rejected };
}

describe("what is written", () => {
  it("includes every new job, as first and last seen now", async () => {
    const store = fakeIngestStore();
    const jobs = [buildJob({ sourceId: "1" }), buildJob({ sourceId: "2" })];
    expect(await ingestPostings(store, { jobs })).toMatchObject({
      read: 2,
      new: 2,
      changed: 0,
      unchanged: 0,
    });
    expect(store.read("2")).toMatchObject({ first_seen_at: now, last_seen_at: now, feed: "remotive" });
  });

  it("is nothing if the response is repeated", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1" })]);
    expect(await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] })).toMatchObject({
      unchanged: 1,
    });
    expect(store.written).toEqual([]);
    expect(store.read("1")?.last_seen_at).toEqual(earlier);
  });

  it("includes a changed job, which keeps its first-seen time", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1", title: "Engineer" }), stored({ sourceId: "2" })]);
    const jobs = [buildJob({ sourceId: "1", title: "Lead Engineer" }), buildJob({ sourceId: "2" })];
    expect(await ingestPostings(store, { jobs })).toMatchObject({ changed: 1, unchanged: 1 });
    expect(store.written).toEqual(["remotive-1"]);
    expect(store.read("1")).toMatchObject({
      title: "Lead Engineer",
      first_seen_at: earlier,
      last_seen_at: now,
    });
  });

  it("records when a posting appeared or changed, but not changes of internal fields", async () => {
    const store = fakeIngestStore([
      stored({ sourceId: "1" }),
      stored({ sourceId: "2", changed_at: earlier }),
    ]);
    await ingestPostings(store, {
      jobs: [buildJob({ sourceId: "1", salary: "$1" }), buildJob({ sourceId: "3" })],
    });
    await ingestPostings(
      store,
      { jobs: [buildJob({ sourceId: "2" })] },
      { board: { token: "tern", companyName: "Tern & Co" } },
    );
    expect(["1", "2", "3"].map((id) => store.read(id)?.changed_at)).toEqual([now, earlier, now]);
    expect(store.written).toEqual(["remotive-1", "remotive-3", "remotive-2"]);
  });

  it("includes a job's boilerplate marks once, without counting as a change", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1", changed_at: earlier })]);
    const job = buildJob({ sourceId: "1" });
    const counts = { changed: 0, unchanged: 1 };
    expect(await ingestPostings(store, { jobs: [{ ...job, repeated: [7] }] })).toMatchObject(counts);
    expect(store.read("1")).toMatchObject({ repeated: [7], changed_at: earlier, last_seen_at: now });
    expect(await ingestPostings(store, { jobs: [{ ...job, repeated: [7, 8] }] })).toMatchObject(counts);
    expect(await ingestPostings(store, { jobs: [job] })).toMatchObject(counts);
    expect(store.written).toEqual(["remotive-1"]);
    await ingestPostings(store, { jobs: [{ ...job, salary: "$1", repeated: [8] }] });
    expect(store.read("1")).toMatchObject({ repeated: [8], changed_at: now });
  });

  it("counts reopening a posting as a change", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1", changed_at: earlier, closed_at: earlier })]);
    await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] });
    expect(store.read("1")?.changed_at).toEqual(now);
  });

  it("names the previous key of a changed job, which may leave a group", async () => {
    const before = stored({ sourceId: "1", title: "Engineer" });
    const store = fakeIngestStore([before]);
    await ingestPostings(store, { jobs: [buildJob({ sourceId: "1", title: "Painter" })] });
    const [write] = store.writeJobs.mock.calls[0]?.[0] ?? [];
    expect(write?.before?.duplicate_key).toBe(before.duplicate_key);
    expect(write?.job.duplicate_key).not.toBe(before.duplicate_key);
  });

  it("keeps duplicates found by publication", async () => {
    const other = buildJob({ sourceId: "2" });
    const also_on = [{ firestoreId: other.firestoreId, source: other.source, url: other.url }];
    const grouped = stored({ sourceId: "1", also_on, duplicate_of: other.firestoreId });
    const store = fakeIngestStore([grouped]);
    expect(await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] })).toMatchObject({
      unchanged: 1,
    });
    await ingestPostings(store, { jobs: [buildJob({ sourceId: "1", salary: "$1" })] });
    expect(store.read("1")).toMatchObject({ salary: "$1", also_on, duplicate_of: other.firestoreId });
  });

  it("includes a stored job without today's internal fields", async () => {
    const store = fakeIngestStore([buildJob({ sourceId: "1" })]);
    expect(await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] })).toMatchObject({
      changed: 1,
    });
    expect(store.read("1")).toMatchObject({ feed: "remotive", duplicate_key: expect.any(String) });
  });

  it("is nothing for a posting dated in the future, which is read as now", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1", publication_date: earlier })]);
    const jobs = [buildJob({ sourceId: "1", publication_date: now })];
    expect(await ingestPostings(store, { jobs })).toMatchObject({ unchanged: 1 });
    expect(store.written).toEqual([]);
  });

  it("includes a closed job that is offered again, which reopens", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1", closed_at: earlier })]);
    expect(await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] })).toMatchObject({
      changed: 1,
    });
    expect(store.read("1")?.closed_at).toBeUndefined();
  });

  it("closes an expired posting once, however long it is offered", async () => {
    const store = fakeIngestStore([stored({ sourceId: "1" })]);
    const jobs = ["1", "2"].map((sourceId) => buildJob({ sourceId, expires_at: now }));
    expect(await ingestPostings(store, { jobs })).toMatchObject({ new: 1, changed: 1, closed: 1 });
    expect([store.read("1"), store.read("2")]).toMatchObject([{ closed_at: now }, { closed_at: now }]);
    const later = { clock: () => new Date(now.getTime() + 1) };
    const { run } = await ingestAnswer(store, fakeFeed([{ jobs }]), "0", later);
    expect(run).toMatchObject({ unchanged: 2, closed: 0 });
  });

  it("removes an expired posting from its group, whose others are updated", async () => {
    const other = buildJob({ sourceId: "2" });
    const also_on = [{ firestoreId: other.firestoreId, source: other.source, url: other.url }];
    const grouped = stored({ sourceId: "1", also_on, duplicate_of: other.firestoreId });
    const store = fakeIngestStore([grouped]);
    const run = await ingestPostings(store, { jobs: [buildJob({ sourceId: "1", expires_at: now })] });
    expect(run).toMatchObject({ changed: 1, closed: 1 });
    expect(store.read("1")).not.toHaveProperty("also_on");
    expect(store.read("1")).not.toHaveProperty("duplicate_of");
    expect(store.writeJobs.mock.calls[0]?.[0]).toMatchObject([
      { job: { duplicate_key: grouped.duplicate_key }, before: { duplicate_key: grouped.duplicate_key } },
    ]);
  });

  it("includes the first of two items with the same id; the second is rejected", async () => {
    const store = fakeIngestStore();
    const jobs = ["First", "Second"].map((title) => buildJob({ sourceId: "1", title }));
    const rejected = [{ index: 1, path: "title", code: "missing" as const }];
    const run = await ingestPostings(store, { jobs, rejected });
    expect(store.read("1")?.title).toBe("First");
    expect(run).toMatchObject({ read: 3, new: 1, rejected: { missing: 1, repeated: 1 } });
    expect(run.told).toEqual([...rejected, { index: 2, sourceId: "1", path: "id", code: "repeated" }]);
  });

  it("lists the first hundred rejected items in feed order, and counts all", async () => {
    const jobs = ["1", "1"].map((sourceId) => buildJob({ sourceId }));
    const bad = Array.from({ length: 150 }, (_, at) => ({
      index: at + 2,
      path: "title",
      code: "missing" as const,
    }));
    const run = await ingestPostings(fakeIngestStore(), { jobs, rejected: bad });
    expect(run.rejected).toEqual({ repeated: 1, missing: 150 });
    expect(run.told.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it("is written in batches, with progress after each", async () => {
    const jobs = Array.from({ length: 250 }, (_, index) => buildJob({ sourceId: String(index) }));
    const onProgress = vi.fn<(done: number, total: number) => void>();
    await ingestAnswer(fakeIngestStore(), fakeFeed([{ jobs }]), "0", { clock, onProgress });
    expect(onProgress.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });
});

describe("a job's feed", () => {
  const board = { token: "tern-maps", companyName: "Tern Maps" };

  it("is the company board it came from", async () => {
    const store = fakeIngestStore();
    await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] }, { board });
    expect(store.read("1")?.feed).toBe("remotive.tern-maps");
  });

  it("stays the same in a response from an unknown board", async () => {
    const store = fakeIngestStore([{ ...stored({ sourceId: "1" }), feed: "remotive.tern-maps" }]);
    const { adapter } = fakeFeed([{ jobs: [buildJob({ sourceId: "1" })] }], {
      endpoint: "https://boards.example/{board}",
    });
    const { run } = await ingestAnswer(store, { adapter }, "0", { clock });
    expect(run).toMatchObject({ unchanged: 1 });
  });
});

it("closes, marks and records nothing, as a saved response may be partial", async () => {
  const over = stored({ sourceId: "3", expires_at: earlier });
  const store = fakeIngestStore([stored({ sourceId: "1" }), stored({ sourceId: "2" }), over]);
  const run = await ingestPostings(store, { jobs: [buildJob({ sourceId: "1" })] });
  expect(run).toMatchObject({ outcome: "taken", missing: 0, closed: 0 });
  expect(store.touched).toEqual([]);
  expect(store.recordRun).not.toHaveBeenCalled();
  expect(store.recordForeignRun).not.toHaveBeenCalled();
  expect(store.publish).toHaveBeenCalledOnce();
});

it.each(["<html>", "", "\u001b[2J\nline two", '{"jobs": [\n'])(
  "reports in one line that %j is not a feed, and writes nothing",
  async (text) => {
    const store = fakeIngestStore();
    const { run, failure } = await ingestAnswer(store, fakeFeed([]), text, { clock });
    expect(failure).toBe("not-json");
    expect(run).toMatchObject({ outcome: "failed", reason: "The feed is not JSON." });
    expect(store.publish).not.toHaveBeenCalled();
  },
);

it("reads a response saved with a byte order mark", async () => {
  const feed = fakeFeed([{ jobs: [buildJob({ sourceId: "1" })] }]);
  const { run } = await ingestAnswer(fakeIngestStore(), feed, "\uFEFF0", { clock });
  expect(run).toMatchObject({ outcome: "taken", new: 1 });
});
