import { type FeedRun, findFeedAdapter, type Job } from "@farwork/domain";
import { Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { JOBS, readStoredJob, toStoredJob } from "../job-store/job-document.ts";
import { readPendingChanges } from "../search-index/index-changes.ts";
import { job } from "../search-index/testing/index-on-emulator.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { readFeedStates } from "./feed-state.ts";
import { createFeedRecords } from "./firestore-feed-records.ts";
import { createIngestedJobs } from "./firestore-ingested-jobs.ts";

const { firestore } = openTestDatabase("ingest-store");
const jobs = createIngestedJobs(firestore);
const records = createFeedRecords(firestore);
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date("2026-03-01T12:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const write = (...written: Job[]) =>
  jobs.writeJobs(written.map((one) => ({ job: toStoredJob({ ...one, last_seen_at: now }, one.source) })));
const read = async (id: string) => readStoredJob(await firestore.doc(`${JOBS}/${id}`).get());
const idsOf = (found: readonly { readonly firestoreId: string }[]) =>
  found.map(({ firestoreId }) => firestoreId).toSorted();

describe("the jobs of a feed", () => {
  it("are read as written, with internal fields", async () => {
    await write(job("1"));
    const stored = toStoredJob({ ...job("1"), last_seen_at: now }, "remotive");
    expect([...(await jobs.readJobs([job("1").firestoreId])).values()]).toEqual([stored]);
  });

  it("that are open are distinguished from closed ones and other feeds'", async () => {
    await write(job("1"), job("2"), { ...job("3"), closed_at: now });
    await jobs.writeJobs([{ job: toStoredJob(job("4"), "remotive.tern") }]);
    const found = await jobs.readOpenJobs("remotive");
    expect(idsOf(found)).toEqual(["remotive-1", "remotive-2"]);
    expect(found[0]).toMatchObject({ publication_date: job("1").publication_date, last_seen_at: now });
  });

  it("that are absent are found until they are seen again", async () => {
    await write(job("1"), job("2"), job("3"));
    const open = await jobs.readOpenJobs("remotive");
    await jobs.markMissed(open.slice(0, 2), now);
    const missed = await jobs.readMissedJobs("remotive");
    expect(missed.map(({ missed_at }) => missed_at)).toEqual([now, now]);
    await jobs.markSeen(missed.slice(0, 1), after(HOUR));
    expect(idsOf(await jobs.readMissedJobs("remotive"))).toEqual(["remotive-2"]);
    expect(await read("remotive-1")).toMatchObject({ last_seen_at: after(HOUR) });
  });

  it("are overdue when expired or not seen for 30 days", async () => {
    await write({ ...job("1"), expires_at: now }, { ...job("2"), expires_at: after(1) }, job("3"), {
      ...job("4"),
      expires_at: before(DAY),
      closed_at: now,
    });
    await jobs.markSeen(await jobs.readOpenJobs("remotive"), before(30 * DAY - 1));
    expect(idsOf(await jobs.readOverdueJobs(now))).toEqual(["remotive-1"]);
    expect(idsOf(await jobs.readOverdueJobs(after(1)))).toEqual([
      "remotive-1",
      "remotive-1",
      "remotive-2",
      "remotive-2",
      "remotive-3",
    ]);
  });

  it("are in no group once closed, and leave a change record for their former group", async () => {
    const also_on = [{ firestoreId: job("9").firestoreId, source: "remotive", url: job("9").url }];
    await write({ ...job("1"), also_on, duplicate_of: job("9").firestoreId });
    const open = await jobs.readOpenJobs("remotive");
    await jobs.markMissed(open, before(HOUR));
    await jobs.closeJobs(open, now);
    const closed = await read("remotive-1");
    expect(closed).toMatchObject({ closed_at: now });
    expect(closed).not.toHaveProperty("also_on");
    expect(closed).not.toHaveProperty("duplicate_of");
    expect(closed).not.toHaveProperty("missed_at");
    const notes = await readPendingChanges(firestore, 10);
    const key = toStoredJob(job("1"), "remotive").duplicate_key;
    expect(notes.map(({ jobIds, duplicateKeys }) => ({ jobIds, duplicateKeys }))).toEqual([
      { jobIds: ["remotive-1"], duplicateKeys: [key] },
      { jobIds: ["remotive-1"], duplicateKeys: [key] },
    ]);
  });

  it("leave no change record if listings do not change", async () => {
    await write(job("1"));
    const open = await jobs.readOpenJobs("remotive");
    await jobs.markMissed(open, now);
    await jobs.markSeen(open, now);
    expect(await readPendingChanges(firestore, 10)).toHaveLength(1);
  });
});

describe("the lock for polling a feed", () => {
  const adapter = findFeedAdapter("jobicy");
  if (adapter === undefined) throw new Error("Jobicy has an adapter.");
  const feed = { adapter };

  it("is given to one of several concurrent polls; others are told when it is next due", async () => {
    const claims = await Promise.all(Array.from({ length: 5 }, () => records.claim(feed, now)));
    expect(claims.filter(({ status }) => status === "claimed")).toHaveLength(1);
    expect(claims.filter(({ status }) => status === "not-due")).toEqual(
      Array.from({ length: 4 }, () => ({ status: "not-due", nextDueAt: after(HOUR) })),
    );
  });

  it("is available again after the source's interval, even if the last poll failed", async () => {
    await records.claim(feed, now);
    expect(await records.claim(feed, after(HOUR - 1))).toMatchObject({ status: "not-due" });
    expect(await records.claim(feed, after(HOUR))).toEqual({ status: "claimed" });
  });

  it("is available later after failures, and if the server requests it", async () => {
    for (const hour of [0, 1, 2, 4]) {
      expect(await records.claim(feed, after(hour * HOUR))).toEqual({ status: "claimed" });
      await records.recordRun("jobicy", { run: failed });
    }
    expect((await readFeedStates(firestore)).get("jobicy")).toMatchObject({ failures: 4 });
    expect(await records.claim(feed, after(5 * HOUR))).toMatchObject({ status: "not-due" });
    await records.recordRun("jobicy", { run: taken });
    expect(await records.claim(feed, after(5 * HOUR))).toEqual({ status: "claimed" });
    await records.recordRun("jobicy", { run: failed, retryAfter: after(9 * HOUR) });
    expect((await readFeedStates(firestore)).get("jobicy")).toMatchObject({ failures: 1 });
    expect(await records.claim(feed, after(8 * HOUR))).toEqual({
      status: "not-due",
      nextDueAt: after(9 * HOUR),
    });
  });

  it("is available later after killed polls without a recorded run", async () => {
    for (let hour = 0; hour < 3; hour += 1) await records.claim(feed, after(hour * HOUR));
    expect(await records.claim(feed, after(3 * HOUR))).toEqual({
      status: "not-due",
      nextDueAt: after(4 * HOUR),
    });
    await records.recordRun("jobicy", { run: taken });
    expect(await records.claim(feed, after(3 * HOUR))).toEqual({ status: "claimed" });
  });

  it("includes the validators of the last response", async () => {
    const readAt = before(HOUR);
    await records.recordRun("jobicy", {
      run: taken,
      validators: { etag: '"1"', lastModified: "then" },
      readAt,
    });
    await records.recordRun("jobicy", { run: taken, validators: { etag: '"2"' }, readAt });
    expect(await records.claim(feed, now)).toEqual({
      status: "claimed",
      validators: { etag: '"2"' },
      readAt,
    });
    await records.recordRun("jobicy", { run: failed });
    expect(await records.claim(feed, after(DAY))).toEqual({ status: "claimed" });
  });

  it("is given for an unreadable state, which is logged", async () => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    await firestore.doc("ingestRuns/jobicy").set({ failures: "many" });
    expect(await records.claim(feed, now)).toEqual({ status: "claimed" });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

const taken: FeedRun = {
  startedAt: now,
  finishedAt: after(1000),
  outcome: "taken",
  read: 3,
  new: 1,
  changed: 0,
  unchanged: 1,
  rejected: { "not-remote": 1 },
  missing: 0,
  closed: 0,
};
const failed: FeedRun = { ...taken, outcome: "failed", reason: "It did not answer." };

describe("the usual size of a feed", () => {
  it("is unknown before the first poll", async () => {
    expect(await records.readSize("jobicy")).toEqual({});
  });

  it("is stored as a whole by the last relevant run", async () => {
    await records.recordRun("jobicy", { run: taken, size: { read: 40, doubtedSince: now } });
    await records.recordRun("jobicy", { run: failed });
    expect(await records.readSize("jobicy")).toEqual({ read: 40, doubtedSince: now });
    await records.recordForeignRun("jobicy", { run: taken, size: { read: 3 } });
    expect(await records.readSize("jobicy")).toEqual({ read: 3 });
  });
});

describe("the log of runs", () => {
  it("keeps each run for 30 days, and the last one in the state", async () => {
    await records.recordRun("jobicy", { run: taken });
    await records.recordRun("jobicy", { run: failed });
    expect((await readFeedStates(firestore)).get("jobicy")).toEqual({ failures: 0, lastRun: failed });
    const { docs } = await firestore.collection("ingestRuns/jobicy/runs").get();
    const kept = docs.map((document) => [document.get("outcome"), document.get("expireAt")]);
    const expireAt = Timestamp.fromDate(after(1000 + 30 * DAY));
    expect(kept.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ["failed", expireAt],
      ["taken", expireAt],
    ]);
  });

  it("also keeps runs from other URLs, which are not failures of the feed", async () => {
    await records.recordForeignRun("jobicy", { run: failed });
    expect((await readFeedStates(firestore)).get("jobicy")).toEqual({ failures: 0, lastRun: failed });
    expect((await firestore.collection("ingestRuns/jobicy/runs").get()).size).toBe(1);
  });
});
