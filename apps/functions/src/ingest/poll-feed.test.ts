import type { FeedRun } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { logger } from "firebase-functions";
import { describe, expect, it, vi } from "vitest";

import type { FeedPage } from "./feed-tally.ts";
import type { IngestStore } from "./ingest-store.ts";
import { pollFeed, type PollOptions } from "./poll-feed.ts";
import { fakeFeed, type FakeFeed } from "./testing/fake-feed.ts";
import { fakeIngestStore, storedJob } from "./testing/fake-ingest-store.ts";

const HOUR = 3_600_000;
const now = new Date("2026-03-01T12:00:00Z");
const anHourAgo = new Date(now.getTime() - HOUR);
const jobs = (...ids: string[]) => ids.map((sourceId) => buildJob({ sourceId }));
const stored = (...ids: string[]) =>
  ids.map((sourceId) => storedJob({ sourceId, first_seen_at: anHourAgo, last_seen_at: anHourAgo }));
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
const page = (...ids: string[]): FeedPage => ({ jobs: jobs(...ids), rejected: [] });

async function poll(store: IngestStore, feed: FakeFeed, options: PollOptions = {}) {
  const pause = vi.fn<() => Promise<void>>(async () => {});
  const outcome = await pollFeed(store, feed, { clock: () => now, fetch: feed.fetch, pause, ...options });
  if (outcome.status !== "asked") throw new Error(outcome.status);
  return outcome.run;
}

describe("jobs a feed no longer has", () => {
  it("are marked by the poll that misses them first, and closed by the next one", async () => {
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

  it("are marked no more when they are back before that", async () => {
    const store = fakeIngestStore([...stored("1"), storedJob({ sourceId: "2", missed_at: anHourAgo })]);
    expect(await poll(store, fakeFeed([page("1", "2")]))).toMatchObject({ missing: 0, closed: 0 });
    expect(store.read("2")).toMatchObject({ last_seen_at: now });
    expect(store.read("2")?.missed_at).toBeUndefined();
  });

  it("open again when they are back after that", async () => {
    const store = fakeIngestStore([storedJob({ sourceId: "1", closed_at: anHourAgo })]);
    expect(await poll(store, fakeFeed([page("1")]))).toMatchObject({ changed: 1 });
    expect(store.read("1")?.closed_at).toBeUndefined();
  });

  it("are another feed's to miss", async () => {
    const other = storedJob({ source: "jobicy", sourceId: "9" });
    const store = fakeIngestStore([...stored("1"), other]);
    expect(await poll(store, fakeFeed([page("1")]))).toMatchObject({ missing: 0 });
  });

  it("are offered all the same when their items were rejected", async () => {
    const rejected = [{ index: 2, sourceId: "3", path: "title", code: "missing" as const }];
    const store = fakeIngestStore(stored("1", "2", "3"));
    const run = await poll(store, fakeFeed([{ ...page("1", "2"), rejected }]));
    expect(run).toMatchObject({ read: 3, rejected: { missing: 1 }, missing: 0 });
  });

  it.each(["not-remote", "unlisted"] as const)(
    "are not when their items were rejected as %s",
    async (code) => {
      const rejected = [{ index: 2, sourceId: "3", path: "workplaceType", code }];
      const store = fakeIngestStore(stored("1", "2", "3"));
      expect(await poll(store, fakeFeed([{ ...page("1", "2"), rejected }]))).toMatchObject({ missing: 1 });
    },
  );

  it("are closed when their own day is over, of whatever feed they are", async () => {
    const over = storedJob({ source: "jobicy", sourceId: "9", expires_at: now });
    const store = fakeIngestStore([...stored("1"), over]);
    expect(await poll(store, fakeFeed([page("1")]))).toMatchObject({ missing: 0, closed: 1 });
    expect(store.touched).toEqual([over.firestoreId]);
  });
});

it("counts as closed a job that the feed has and says is past its day, with those it no longer has", async () => {
  const store = fakeIngestStore([...stored("1", "2"), storedJob({ sourceId: "3", missed_at: anHourAgo })]);
  const over = buildJob({ sourceId: "2", expires_at: now });
  const run = await poll(store, fakeFeed([{ jobs: [...jobs("1"), over] }]));
  expect(run).toMatchObject({ changed: 1, closed: 2 });
  expect(store.read("2")?.closed_at).toEqual(now);
});

describe("an answer that closes and marks nothing, and says so", () => {
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

  it("is one of a company's board when nobody says which", async () => {
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

  it("has its only job closed by the second poll without it, as long as it has other items", async () => {
    const store = fakeIngestStore();
    const rejected = notRemote("1", "2");
    await poll(store, fakeFeed([{ jobs: jobs("3"), rejected }]));
    const without = [{ jobs: [], rejected }];
    expect(await poll(store, fakeFeed(without), hours(1))).toMatchObject({ outcome: "taken", missing: 1 });
    expect(await poll(store, fakeFeed(without), hours(2))).toMatchObject({ outcome: "taken", closed: 1 });
  });

  it("has its only job closed by the second poll that has another in its place", async () => {
    const store = fakeIngestStore();
    await poll(store, fakeFeed([page("1")]));
    expect(await poll(store, fakeFeed([page("2")]), hours(1))).toMatchObject({ new: 1, missing: 1 });
    expect(await poll(store, fakeFeed([page("2")]), hours(2))).toMatchObject({ closed: 1 });
  });

  it("that loses most of them is believed when it has had no more for three days", async () => {
    const store = fakeIngestStore();
    await poll(store, fakeFeed([page("1", "2", "3")]));
    const pollAt = (at: number) => poll(store, fakeFeed([page("1")]), hours(at));
    expect(await pollAt(1)).toMatchObject({ outcome: "doubted" });
    expect(await pollAt(72)).toMatchObject({ outcome: "doubted" });
    expect(await pollAt(73)).toMatchObject({ outcome: "taken", missing: 2 });
    expect(await pollAt(74)).toMatchObject({ outcome: "taken", closed: 2 });
  });
});

describe("a source that answers with its newest alone", () => {
  it("is believed of jobs newer than the middle of its answer", async () => {
    const at = (sourceId: string, hours: number) =>
      storedJob({ sourceId, publication_date: new Date(now.getTime() - hours * HOUR) });
    const held = [at("1", 1), at("2", 2), at("3", 3), at("4", 4), at("5", 5)];
    const store = fakeIngestStore([...held, at("new", 1.5), at("old", 4.5)]);
    const feed = fakeFeed([{ jobs: held, rejected: [] }], { answersInFull: false });
    expect(await poll(store, feed)).toMatchObject({ missing: 1 });
    expect(store.read("new")?.missed_at).toEqual(now);
    expect(store.read("old")?.missed_at).toBeUndefined();
  });

  it("closes no job that it missed before by saying that nothing is new, for the last answer may have had no say", async () => {
    const over = storedJob({ sourceId: "3", expires_at: now });
    const store = fakeIngestStore([storedJob({ sourceId: "1", missed_at: anHourAgo }), over]);
    const feed = fakeFeed([{ status: "not-modified", tries: 1 }], { answersInFull: false });
    expect(await poll(store, feed)).toMatchObject({ outcome: "unchanged", closed: 1 });
    expect(store.touched).toEqual([over.firestoreId]);
  });
});

describe("a feed of several pages", () => {
  it("is taken in page by page, with a pause between, each stored before the next is asked for", async () => {
    const store = fakeIngestStore(stored("9"));
    const feed = fakeFeed([page("1", "2"), page("3", "4")]);
    const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {
      expect(store.written).toEqual(["remotive-1", "remotive-2"]);
    });
    const onProgress = vi.fn<(done: number, total: number) => void>();
    expect(await poll(store, feed, { pause, onProgress })).toMatchObject({ read: 4, new: 4, missing: 1 });
    expect(pause.mock.calls).toEqual([[1000]]);
    expect(feed.asked.map(({ url }) => url)).toEqual([
      "https://remotive.com/api/remote-jobs",
      "https://remotive.com/api/remote-jobs?page=1",
    ]);
    expect(onProgress.mock.calls).toEqual([
      [2, 2],
      [4, 4],
    ]);
  });

  it("has a job once that it has on two pages", async () => {
    const store = fakeIngestStore();
    const run = await poll(store, fakeFeed([page("1", "2"), page("2", "3")]));
    expect(run).toMatchObject({ read: 4, new: 3, rejected: { repeated: 1 } });
    expect(store.written).toEqual(["remotive-1", "remotive-2", "remotive-3"]);
  });

  it("counts as its newest alone where it has more pages than are asked for", async () => {
    const older = storedJob({ sourceId: "9", publication_date: new Date("2025-01-01T00:00:00Z") });
    const store = fakeIngestStore([older]);
    const feed = fakeFeed([page("1"), page("2"), page("3")], { maxPages: 2 });
    expect(await poll(store, feed)).toMatchObject({ outcome: "taken", read: 2, missing: 0 });
    expect(feed.asked).toHaveLength(2);
  });

  it("ends where it leads back to a page that was asked for, and counts as its newest alone", async () => {
    const older = storedJob({ sourceId: "9", publication_date: new Date("2025-01-01T00:00:00Z") });
    const store = fakeIngestStore([older]);
    const feed = fakeFeed([page("1"), page("2")], { next: () => "https://remotive.com/api/remote-jobs" });
    expect(await poll(store, feed)).toMatchObject({ outcome: "taken", read: 1, missing: 0 });
  });

  it.each(["https://elsewhere.example/page/2", "http://remotive.com/page/2", "nowhere"])(
    "is not followed to %s",
    async (address) => {
      const store = fakeIngestStore(stored("9"));
      const feed = fakeFeed([page("1"), page("2")], { next: () => address });
      const run = await poll(store, feed);
      expect(run).toMatchObject({ outcome: "failed", read: 1, missing: 0 });
      expect(run.reason).toContain("Remotive's next page is not on its own server but on");
      expect(feed.asked).toHaveLength(1);
    },
  );
});

describe("a feed that is slow", () => {
  const MINUTE = 60_000;
  /** A clock that each page moves on. */
  const slowly = (feed: FakeFeed, minutes: number) => {
    let passed = 0;
    const fetch: FakeFeed["fetch"] = async (...asked) => {
      passed += minutes * MINUTE;
      return feed.fetch(...asked);
    };
    return { fetch, clock: () => new Date(now.getTime() + passed) };
  };

  it("is asked for no page after six minutes; what was taken in stays, and the run is told as failed", async () => {
    const store = fakeIngestStore(stored("9"));
    const feed = fakeFeed(Array.from({ length: 10 }, (_, at) => page(String(at))));
    const run = await poll(store, feed, slowly(feed, 2));
    expect(run).toMatchObject({ outcome: "failed", read: 3, new: 3, missing: 0 });
    expect(run.reason).toBe("Remotive is slow: 6 minutes were not enough for its pages (3 so far).");
    expect(feed.asked).toHaveLength(3);
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", { run });
  });

  it("is asked for a page once where asking again could take until after that", async () => {
    const feed = fakeFeed([page("1"), page("2"), page("3")]);
    await poll(fakeIngestStore(), feed, slowly(feed, 1));
    expect(feed.asked.map(({ options }) => options.tries)).toEqual([undefined, undefined, 1]);
  });

  it("has taken its time and is done where the last page is late", async () => {
    const feed = fakeFeed([page("1")]);
    expect(await poll(fakeIngestStore(), feed, slowly(feed, 7))).toMatchObject({ outcome: "taken" });
  });
});

describe("what a feed said of news", () => {
  const notModified = { status: "not-modified", tries: 1 } as const;
  const claim = (hours: number) =>
    vi.fn<IngestStore["claim"]>(async () => ({
      status: "claimed",
      validators: { etag: '"then"' },
      readAt: new Date(now.getTime() - hours * HOUR),
    }));

  it("is remembered when all of it was taken in", async () => {
    const store = fakeIngestStore();
    const run = await poll(store, fakeFeed([page("1")]));
    const record = { run, size: { read: 1 }, validators: { etag: '"0"' }, readAt: now };
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", record);
  });

  it("is forgotten of an answer that is doubted, or has several pages", async () => {
    for (const answers of [[page()], [page("1"), page("2")]]) {
      const store = { ...fakeIngestStore(), claim: claim(1) };
      await poll(store, fakeFeed(answers));
      expect(store.recordRun.mock.lastCall?.[1]).not.toHaveProperty("validators");
    }
  });

  it("is told to the feed, whose word that nothing is new counts as another poll", async () => {
    const missed = storedJob({ sourceId: "2", missed_at: anHourAgo });
    const store = { ...fakeIngestStore([...stored("1"), missed]), claim: claim(1) };
    const feed = fakeFeed([notModified]);
    const run = await poll(store, feed);
    expect(feed.asked[0]?.options.validators).toEqual({ etag: '"then"' });
    expect(run).toMatchObject({ outcome: "unchanged", read: 0, missing: 0, closed: 1 });
    expect(store.read("2")?.closed_at).toEqual(now);
    expect(store.read("1")?.missed_at).toBeUndefined();
    const record = { run, validators: { etag: '"then"' }, readAt: anHourAgo };
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", record);
  });

  it("is told for the page it was said of alone", async () => {
    const store = { ...fakeIngestStore(), claim: claim(1) };
    const feed = fakeFeed([page("1"), page("2")]);
    await poll(store, feed);
    expect(feed.asked.map(({ options }) => options.validators)).toEqual([{ etag: '"then"' }, {}]);
  });

  it("is forgotten after a day, so that everything is read anew", async () => {
    const store = { ...fakeIngestStore(), claim: claim(24) };
    const feed = fakeFeed([page("1")]);
    await poll(store, feed);
    expect(feed.asked[0]?.options.validators).toEqual({});
  });
});

describe("whose turn it is", () => {
  it("is nobody's before the feed is due: it is not asked", async () => {
    const store = fakeIngestStore();
    store.claim.mockResolvedValueOnce({ status: "not-due", nextDueAt: now });
    const feed = fakeFeed([page("1")]);
    expect(await pollFeed(store, feed, { fetch: feed.fetch })).toEqual({
      status: "not-due",
      nextDueAt: now,
    });
    expect(feed.asked).toEqual([]);
    expect(store.recordRun).not.toHaveBeenCalled();
  });

  it("is nobody's business at another address, whose run is told apart from the feed's", async () => {
    const store = fakeIngestStore(stored("1", "2"));
    const feed = fakeFeed([page("1")]);
    const run = await poll(store, feed, { url: "http://127.0.0.1:9/", allowPrivateAddresses: true });
    expect(run).toMatchObject({ missing: 1 });
    expect(feed.asked).toMatchObject([
      { url: "http://127.0.0.1:9/", options: { allowPrivateAddresses: true, validators: {} } },
    ]);
    expect(store.claim).not.toHaveBeenCalled();
    expect(store.recordRun).not.toHaveBeenCalled();
    expect(store.recordForeignRun).toHaveBeenCalledExactlyOnceWith(
      "remotive",
      expect.objectContaining({ run, size: { read: 1 } }),
    );
  });

  it("passes on when the server wants to be left alone", async () => {
    const retryAfter = new Date(now.getTime() + 5 * HOUR);
    const store = fakeIngestStore();
    const error = "Too many requests.";
    const feed = fakeFeed([{ status: "failed", code: "http-error", error, retryAfter, tries: 1 }]);
    const run = await poll(store, feed);
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", { run, retryAfter });
  });

  it("is nobody's at a source of boards where no board is named", async () => {
    const feed = fakeFeed([], { endpoint: "https://boards.example/{board}" });
    await expect(pollFeed(fakeIngestStore(), feed)).rejects.toThrow("Which board of Remotive?");
  });
});

describe("what was written is published", () => {
  const many = { jobs: jobs(...Array.from({ length: 250 }, (_, at) => String(at))), rejected: [] };

  it("once the run is recorded, and offered to be after each slice", async () => {
    const store = fakeIngestStore();
    await poll(store, fakeFeed([many]));
    expect(store.publishIfDue).toHaveBeenCalledTimes(3);
    expect(store.publish).toHaveBeenCalledOnce();
    expect(store.recordRun).toHaveBeenCalledBefore(store.publish);
  });

  describe("when a later slice could not be written", () => {
    const breakSecondSlice = () => {
      const store = fakeIngestStore(stored("old"));
      const write = store.writeJobs.getMockImplementation();
      store.writeJobs.mockImplementation(async (slice) => {
        if (slice.length < 100 || store.written.length > 0) throw new Error("The disk is full.");
        await write?.(slice);
      });
      return store;
    };

    it("and the run is told as failed, without what only our log may say", async () => {
      const store = breakSecondSlice();
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(store.recordRun).toHaveBeenCalledOnce();
      expect(store.recordRun.mock.calls[0]?.[1].run).toMatchObject({
        outcome: "failed",
        reason: "Taking it in broke off on our side: the log says why.",
        read: 100,
        new: 100,
      });
    });

    it("and where that cannot be told either, it is still the writing that failed", async () => {
      const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
      const store = breakSecondSlice();
      store.recordRun.mockRejectedValueOnce(new Error("unavailable"));
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ severity: "ERROR", stack_trace: expect.any(String) }),
      );
      logged.mockRestore();
    });

    it("all the same, and nothing is marked", async () => {
      const store = breakSecondSlice();
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(store.publish).toHaveBeenCalledOnce();
      expect(store.read("old")?.missed_at).toBeUndefined();
    });

    it("or not, and then it is still the writing that is said to have failed", async () => {
      const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
      const store = breakSecondSlice();
      store.publish.mockRejectedValueOnce(new Error("unavailable"));
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ severity: "ERROR", stack_trace: expect.any(String) }),
      );
      logged.mockRestore();
    });
  });

  it("or the poll fails, though every job was stored and the run recorded", async () => {
    const store = fakeIngestStore();
    store.publish.mockRejectedValueOnce(new Error("unavailable"));
    await expect(poll(store, fakeFeed([page("1")]))).rejects.toThrow("unavailable");
    expect(store.recordRun).toHaveBeenCalledOnce();
  });
});
