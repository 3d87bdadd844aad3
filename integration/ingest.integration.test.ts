import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openDatabase } from "./emulators.ts";
import { type FeedServer, openFeedServer } from "./feed-server.ts";
import { buildRemotiveFeed, type RemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile, runIngest } from "./run-ingest.ts";

// Separate projects, as a poll closes absent jobs, which must not be those of other tests.
const FILE_PROJECT = `demo-ingest-file-${Date.now()}`;
const POLL_PROJECT = `demo-ingest-poll-${Date.now()}`;
const feed = buildRemotiveFeed(1000, "tides", new Date("2026-01-31T12:00:00Z"));

/** Every document of a project with its last write time, to detect writes. */
async function readWriteTimes(database: Firestore): Promise<Record<string, string>> {
  const collections = await database.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs);
  return Object.fromEntries(
    documents.map(({ ref, updateTime }) => [ref.path, updateTime.toDate().toISOString()]),
  );
}

async function clear(database: Firestore): Promise<void> {
  for (const collection of await database.listCollections()) await database.recursiveDelete(collection);
  await database.terminate();
}

describe("pnpm ingest remotive --file", () => {
  let database: Firestore;
  beforeAll(() => {
    database = openDatabase(FILE_PROJECT);
  });
  afterAll(() => clear(database));

  it("stores valid postings, names the invalid one, and writes nothing the second time", async () => {
    const first = await ingestAsFile(feed, FILE_PROJECT);
    expect(first.output).toMatch(
      /read +25\n +new +24\n +changed +0\n +unchanged +0\n +rejected +1\n +missing +0\n +closed +0/,
    );
    expect(first.output).toContain("item 4 (id 1004): title is missing");
    expect(first.errors).toBe("24 of 24 jobs\n");
    expect(first.code).toBe(0);

    const written = await readWriteTimes(database);
    expect(Object.keys(written).filter((path) => path.startsWith("jobs/"))).toHaveLength(24);
    const second = await ingestAsFile(feed, FILE_PROJECT);
    expect(second.output).toMatch(/new +0\n +changed +0\n +unchanged +24\n/);
    expect(await readWriteTimes(database)).toEqual(written);
  });

  it("writes only the changed posting, and keeps its first-seen date", async () => {
    await ingestAsFile(feed, FILE_PROJECT);
    const written = await readWriteTimes(database);
    const before = await database.doc("jobs/remotive-1000").get();
    const jobs = feed.jobs.map((job, index) => (index === 0 ? { ...job, title: "Harbour Lead" } : job));

    const run = await ingestAsFile({ ...feed, jobs }, FILE_PROJECT);
    expect(run.output).toMatch(/new +0\n +changed +1\n +unchanged +23\n/);
    const after = await database.doc("jobs/remotive-1000").get();
    expect(after.get("title")).toBe("Harbour Lead");
    expect(after.get("first_seen_at")).toEqual(before.get("first_seen_at"));
    const rewritten = Object.entries(await readWriteTimes(database)).filter(
      ([path, time]) => written[path] !== time,
    );
    expect(rewritten.map(([path]) => path.replace(/[0-9a-f]{64}/, "one")).toSorted()).toEqual([
      "jobs/remotive-1000",
      "searchIndex/current",
      "searchIndexChunks/one",
    ]);
  });

  it("closes nothing, as a capture may be partial", async () => {
    await ingestAsFile(feed, FILE_PROJECT);
    const run = await ingestAsFile({ ...feed, jobs: feed.jobs.slice(0, 20) }, FILE_PROJECT);
    expect(run.output).toMatch(/closed +0/);
    expect((await database.doc("jobs/remotive-1024").get()).get("closed_at")).toBeNull();
  });

  it("stores descriptions sanitised", async () => {
    await ingestAsFile(feed, FILE_PROJECT);
    const description = (await database.doc("jobs/remotive-1001").get()).get("description");
    expect(description).toContain("tide tables");
    expect(description).not.toMatch(/script|onclick|style|<img/);
  });
});

describe("pnpm ingest remotive, polling a feed", () => {
  let database: Firestore;
  let server: FeedServer;
  beforeAll(async () => {
    database = openDatabase(POLL_PROJECT);
    server = await openFeedServer();
  });
  afterAll(async () => {
    server.close();
    await clear(database);
  });
  const poll = (answer: RemotiveFeed | string) => {
    server.offer(answer);
    return runIngest(["remotive", "--project", POLL_PROJECT, "--url", server.url]);
  };

  it("closes jobs absent from two polls, and reopens them when they return", async () => {
    const readClosed = async () => (await database.doc("jobs/remotive-1024").get()).get("closed_at");
    const smaller = { ...feed, jobs: feed.jobs.slice(0, 20) };
    await poll(feed);
    const missed = await poll(smaller);
    expect(missed.output).toMatch(/unchanged +19\n +rejected +1\n +missing +5\n +closed +0/);
    expect(await readClosed()).toBeNull();
    const gone = await poll(smaller);
    expect(gone.output).toMatch(/unchanged +19\n +rejected +1\n +missing +0\n +closed +5/);
    expect(await readClosed()).not.toBeNull();

    const back = await poll(feed);
    expect(back.output).toMatch(/new +0\n +changed +5\n +unchanged +19\n/);
    expect(await readClosed()).toBeNull();
  });

  it("closes and marks nothing when the feed shrinks suspiciously", async () => {
    await poll(feed);
    const run = await poll({ ...feed, jobs: feed.jobs.slice(0, 3) });
    expect(run.output).toMatch(
      /missing +0\n +closed +0\nNothing was closed: 21 of 24 open jobs are missing: suspicious/,
    );
  });

  it("records the run as one from another URL", async () => {
    await poll(feed);
    const state = (await database.doc("ingestRuns/remotive").get()).data();
    expect(state).toMatchObject({ lastRun: { outcome: "taken", read: 25, rejected: { missing: 1 } } });
    expect(state).not.toHaveProperty("askedAt");
  });

  it.each([
    ["<html>Too many requests</html>", "The feed is not JSON."],
    ['{"error": "busy"}', 'The feed is no list of jobs: "jobs" is not what it should be.'],
  ])("reports in one line that %s is not a feed", async (answer, line) => {
    const run = await poll(answer);
    expect(run.errors.trim()).toContain(line);
    expect(run.errors.trim()).not.toContain("\n");
    expect(run.code).toBe(1);
  });
});

describe("pnpm ingest, misused", () => {
  it("reports in one line that nothing is listening, and what to do", async () => {
    const run = await runIngest(["remotive", "--firestore", "127.0.0.1:1"]);
    expect(run.errors.trim()).toMatch(/^Nothing listens at 127\.0\.0\.1:1, .*`npm start`.*$/);
    expect(run.code).toBe(1);
  });

  it("reports a missing file in one line", async () => {
    const run = await runIngest(["remotive", "--project", FILE_PROJECT, "--file", "/nowhere/feed.json"]);
    expect(run.errors).toBe("/nowhere/feed.json cannot be read: is it there?\n");
    expect(run.code).toBe(1);
  });

  it("shows its usage for a source that does not exist", async () => {
    const run = await runIngest(["monster"]);
    expect(run.errors).toContain("Usage: pnpm ingest <source>");
    expect(run.code).toBe(2);
  });
});
