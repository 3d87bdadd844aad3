import { logger } from "firebase-functions";
import { describe, expect, it, vi } from "vitest";

import { pollFeed } from "./poll-feed.ts";
import { fakeFeed } from "./testing/fake-feed.ts";
import { fakeIngestStore } from "./testing/fake-ingest-store.ts";
import { HOUR, now, jobs, stored, page, poll } from "./testing/poll-once.ts";

describe("the lock for polling", () => {
  it("is not given before the feed is due", async () => {
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

  it("is not needed for another URL, whose run is recorded separately", async () => {
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

  it("respects a delay requested by the server", async () => {
    const retryAfter = new Date(now.getTime() + 5 * HOUR);
    const store = fakeIngestStore();
    const error = "Too many requests.";
    const feed = fakeFeed([{ status: "failed", code: "http-error", error, retryAfter, tries: 1 }]);
    const run = await poll(store, feed);
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", { run, retryAfter });
  });

  it("is not given for a source of boards without a board", async () => {
    const feed = fakeFeed([], { endpoint: "https://boards.example/{board}" });
    await expect(pollFeed(fakeIngestStore(), feed)).rejects.toThrow("Which board of Remotive?");
  });
});

describe("what was written is published", () => {
  const many = { jobs: jobs(...Array.from({ length: 250 }, (_, at) => String(at))), rejected: [] };

  it("once the run is recorded, and if due after each batch", async () => {
    const store = fakeIngestStore();
    await poll(store, fakeFeed([many]));
    expect(store.publishIfDue).toHaveBeenCalledTimes(3);
    expect(store.publish).toHaveBeenCalledOnce();
    expect(store.recordRun).toHaveBeenCalledBefore(store.publish);
  });

  describe("when a later batch could not be written", () => {
    const breakSecondSlice = () => {
      const store = fakeIngestStore(stored("old"));
      const write = store.writeJobs.getMockImplementation();
      store.writeJobs.mockImplementation(async (slice) => {
        if (slice.length < 100 || store.written.length > 0) throw new Error("The disk is full.");
        await write?.(slice);
      });
      return store;
    };

    it("and the run is recorded as failed, without internal details", async () => {
      const store = breakSecondSlice();
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(store.recordRun).toHaveBeenCalledOnce();
      expect(store.recordRun.mock.calls[0]?.[1].run).toMatchObject({
        outcome: "failed",
        reason: "Ingestion failed on our side: see the log.",
        read: 100,
        new: 100,
      });
    });

    it("and the write error is reported even if recording fails as well", async () => {
      const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
      const store = breakSecondSlice();
      store.recordRun.mockRejectedValueOnce(new Error("unavailable"));
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ severity: "ERROR", stack_trace: expect.any(String) }),
      );
      logged.mockRestore();
    });

    it("anyway, and nothing is marked", async () => {
      const store = breakSecondSlice();
      await expect(poll(store, fakeFeed([many]))).rejects.toThrow("disk is full");
      expect(store.publish).toHaveBeenCalledOnce();
      expect(store.read("old")?.missed_at).toBeUndefined();
    });

    it("or not, and then the write error is still reported", async () => {
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

  it("or the poll fails, although every job was stored and the run recorded", async () => {
    const store = fakeIngestStore();
    store.publish.mockRejectedValueOnce(new Error("unavailable"));
    await expect(poll(store, fakeFeed([page("1")]))).rejects.toThrow("unavailable");
    expect(store.recordRun).toHaveBeenCalledOnce();
  });
});
