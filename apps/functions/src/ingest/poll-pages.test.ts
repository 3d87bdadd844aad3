import { findFeedAdapter } from "@farwork/domain";
import { describe, expect, it, vi } from "vitest";

import type { OnPage } from "./feed-outcome.ts";
import type { FeedPage } from "./feed-tally.ts";
import type { IngestStore } from "./ingest-store.ts";
import { fakeFeed, type FakeFeed } from "./testing/fake-feed.ts";
import { fakeIngestStore, storedJob } from "./testing/fake-ingest-store.ts";
import { HOUR, now, anHourAgo, stored, page, poll } from "./testing/poll-once.ts";

/** A page of Remotive's from one company with boilerplate in each posting. */
function readPage(titles: readonly string[]): FeedPage {
  const jobs = titles.map((title) => ({
    id: title,
    url: `https://remotive.com/remote-jobs/${title}`,
    title,
    company_name: "Tern Houses",
    category: "Other",
    publication_date: "2026-02-28T12:00:00",
    candidate_required_location: "Worldwide",
    description: `<p>We build houses for the whole town.</p><p>${title} wanted.</p>`,
  }));
  const reading = findFeedAdapter("remotive")?.readResponse({ jobs }, now);
  if (!reading?.ok) throw new Error("This is what Remotive's answers are like.");
  return reading.value;
}

describe("a feed of several pages", () => {
  it("is ingested page by page with delays, each stored before the next is requested", async () => {
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

  it("is handed over page by page with everything rejected, for the list of decisions", async () => {
    const rejected = Array.from({ length: 150 }, (_, at) => ({
      index: at,
      path: "title",
      code: "not-remote" as const,
    }));
    const pages = [page("1"), { jobs: [], rejected }];
    const onPage = vi.fn<OnPage>();
    await poll(fakeIngestStore(), fakeFeed(pages), { onPage });
    expect(onPage.mock.calls).toEqual(pages.map(({ jobs, rejected: items }) => [jobs, items]));
  });

  it("includes a job on two pages once", async () => {
    const store = fakeIngestStore();
    const run = await poll(store, fakeFeed([page("1", "2"), page("2", "3")]));
    expect(run).toMatchObject({ read: 4, new: 3, rejected: { repeated: 1 } });
    expect(store.written).toEqual(["remotive-1", "remotive-2", "remotive-3"]);
  });

  it("writes nothing if postings moved to another page, which changes what pages repeat", async () => {
    const store = fakeIngestStore();
    const titles = ["accountant", "copywriter", "designer", "recruiter", "translator", "typist"];
    const pagesOf = (first: number) => [readPage(titles.slice(0, first)), readPage(titles.slice(first))];
    await poll(store, fakeFeed(pagesOf(3)));
    expect(titles.map((title) => store.read(title)?.repeated?.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await poll(store, fakeFeed(pagesOf(4)))).toMatchObject({ changed: 0, unchanged: 6 });
    expect(store.written).toHaveLength(6);
  });

  it("only covers the newest jobs if it has too many pages", async () => {
    const older = storedJob({ sourceId: "9", publication_date: new Date("2025-01-01T00:00:00Z") });
    const store = fakeIngestStore([older]);
    const feed = fakeFeed([page("1"), page("2"), page("3")], { maxPages: 2 });
    expect(await poll(store, feed)).toMatchObject({ outcome: "taken", read: 2, missing: 0 });
    expect(feed.asked).toHaveLength(2);
  });

  it("ends at a cycle of pages, and only covers the newest jobs", async () => {
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
  /** A clock that advances with each page. */
  const slowly = (feed: FakeFeed, minutes: number) => {
    let passed = 0;
    const fetch: FakeFeed["fetch"] = async (...asked) => {
      passed += minutes * MINUTE;
      return feed.fetch(...asked);
    };
    return { fetch, clock: () => new Date(now.getTime() + passed) };
  };

  it("is not requested after six minutes; ingested jobs stay, and the run failed", async () => {
    const store = fakeIngestStore(stored("9"));
    const feed = fakeFeed(Array.from({ length: 10 }, (_, at) => page(String(at))));
    const run = await poll(store, feed, slowly(feed, 2));
    expect(run).toMatchObject({ outcome: "failed", read: 3, new: 3, missing: 0 });
    expect(run.reason).toBe("Remotive is slow: 6 minutes were not enough for its pages (3 so far).");
    expect(feed.asked).toHaveLength(3);
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", { run });
  });

  it("is requested without retries if these could take too long", async () => {
    const feed = fakeFeed([page("1"), page("2"), page("3")]);
    await poll(fakeIngestStore(), feed, slowly(feed, 1));
    expect(feed.asked.map(({ options }) => options.tries)).toEqual([undefined, undefined, 1]);
  });

  it("is complete even if the last page is late", async () => {
    const feed = fakeFeed([page("1")]);
    expect(await poll(fakeIngestStore(), feed, slowly(feed, 7))).toMatchObject({ outcome: "taken" });
  });
});

describe("a feed's validators", () => {
  const notModified = { status: "not-modified", tries: 1 } as const;
  const claim = (hours: number) =>
    vi.fn<IngestStore["claim"]>(async () => ({
      status: "claimed",
      validators: { etag: '"then"' },
      readAt: new Date(now.getTime() - hours * HOUR),
    }));

  it("are stored once everything was ingested", async () => {
    const store = fakeIngestStore();
    const run = await poll(store, fakeFeed([page("1")]));
    const record = { run, size: { read: 1 }, validators: { etag: '"0"' }, readAt: now };
    expect(store.recordRun).toHaveBeenCalledExactlyOnceWith("remotive", record);
  });

  it("are dropped for a suspicious response, or one with several pages", async () => {
    for (const answers of [[page()], [page("1"), page("2")]]) {
      const store = { ...fakeIngestStore(), claim: claim(1) };
      await poll(store, fakeFeed(answers));
      expect(store.recordRun.mock.lastCall?.[1]).not.toHaveProperty("validators");
    }
  });

  it("are sent to the feed, and a not-modified response counts as a poll", async () => {
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

  it("are only sent for the same page", async () => {
    const store = { ...fakeIngestStore(), claim: claim(1) };
    const feed = fakeFeed([page("1"), page("2")]);
    await poll(store, feed);
    expect(feed.asked.map(({ options }) => options.validators)).toEqual([{ etag: '"then"' }, {}]);
  });

  it("expire after a day, so that everything is read again", async () => {
    const store = { ...fakeIngestStore(), claim: claim(24) };
    const feed = fakeFeed([page("1")]);
    await poll(store, feed);
    expect(feed.asked[0]?.options.validators).toEqual({});
  });
});
