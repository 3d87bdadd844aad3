import { findFeedAdapter } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fetchFeed } from "../apps/functions/src/fetching/fetch-feed.ts";
import { createIngestStore } from "../apps/functions/src/ingest/firestore-ingest-store.ts";
import { pollFeed } from "../apps/functions/src/ingest/poll-feed.ts";
import { openDatabase } from "../integration/emulators.ts";
import { type FeedServer, openFeedServer } from "../integration/feed-server.ts";
import { makePositions, writeRemotive } from "../integration/posted-positions.ts";
import { runIngest } from "../integration/run-ingest.ts";
import { readTakenIn, type TakenIn } from "../integration/taken-in.ts";
import { noteRow } from "./chaos-row.ts";

const TEN_MINUTES_MS = 600_000;
const SKEW_CLOCK = new URL("../scripts/stack/skew-clock.ts", import.meta.url).href;
const RUN = Date.now();

const databases: Firestore[] = [];
let feed: FeedServer;
beforeAll(async () => {
  feed = await openFeedServer();
});
afterAll(async () => {
  feed.close();
  for (const database of databases) {
    for (const collection of await database.listCollections()) await database.recursiveDelete(collection);
    await database.terminate();
  }
});

/** A separate database, as its final contents are compared. */
function openOwn(name: string) {
  const project = `demo-clocks-${name}-${RUN}`;
  const database = openDatabase(project);
  database.settings({ ignoreUndefinedProperties: true });
  databases.push(database);
  return { project, database };
}

/** Ingests the feed in a process with a skewed clock. */
async function ingestPostings(project: string, skew: number): Promise<void> {
  const { code, errors } = await runIngest(["remotive", "--project", project, "--url", feed.url], {
    NODE_OPTIONS: `--import ${SKEW_CLOCK}`,
    FARWORK_CLOCK_SKEW_MS: String(skew),
  });
  expect([code, errors]).toEqual([0, expect.any(String)]);
}

function needRemotive() {
  const adapter = findFeedAdapter("remotive");
  if (adapter === undefined) throw new Error("Remotive has an adapter.");
  return adapter;
}

const positions = makePositions(120);
const twice = positions.slice(0, 20);
const ALL = writeRemotive(positions, twice);
const FEWER = writeRemotive(positions.slice(10), twice.slice(5));

const AHEAD = TEN_MINUTES_MS;
const BEHIND = -TEN_MINUTES_MS;
/** When even the slow clock is later than the fast one is now. */
const LATER = 2 * TEN_MINUTES_MS + 60_000;

function note(link: string, fault: string, words: string): void {
  noteRow({ link: `clock: ${link}`, fault, expected: words, seen: words, seconds: 0, afterwards: "" });
}

/** Ingests the whole feed, then twice a reduced one, each time with all clocks concurrently; and once more later. */
async function ingestByClocks(name: string, rounds: readonly (readonly number[])[]): Promise<TakenIn> {
  const { project, database } = openOwn(name);
  for (const [at, skews] of [...rounds, [LATER]].entries()) {
    feed.offer(at === 0 ? ALL : FEWER);
    await Promise.all(skews.map((skew) => ingestPostings(project, skew)));
  }
  return readTakenIn(database);
}

describe("processes whose clocks are 20 minutes apart", () => {
  let expected: TakenIn;
  beforeAll(async () => {
    expected = await ingestByClocks("right", [[0], [0], [0]]);
  });

  it("ingest a feed that closes jobs", () => {
    const jobs = Object.values(expected.jobs);
    const closed = jobs.filter((job) => "closed" in job && job.closed);
    expect([jobs.length, closed.length, expected.listed.length]).toEqual([140, 15, 115]);
  });

  it.each([
    ["10 minutes ahead, then behind", [[AHEAD], [BEHIND], [AHEAD]]],
    ["10 minutes behind, then ahead", [[BEHIND], [AHEAD], [BEHIND]]],
    [
      "both at once",
      [
        [AHEAD, BEHIND],
        [BEHIND, AHEAD],
        [AHEAD, BEHIND],
      ],
    ],
  ])("come to the same as by right clocks, no job lost or doubled: %s", async (fault, rounds) => {
    expect(await ingestByClocks(fault.replaceAll(/\W+/g, "-"), rounds)).toEqual(expected);
    note("ingestion", fault, "same as with correct clocks, 20 minutes later");
  });
});

describe("a feed's poll", () => {
  const adapter = needRemotive();
  const { minPollInterval } = adapter.source;

  /** Polls the feed if it is due by this clock, and returns whether it was. */
  async function takeTurn(database: Firestore, at: number): Promise<string> {
    const fetch: typeof fetchFeed = (_, options) =>
      fetchFeed(feed.url, { ...options, allowPrivateAddresses: true });
    const outcome = await pollFeed(
      createIngestStore(database),
      { adapter },
      { clock: () => new Date(at), fetch },
    );
    return outcome.status;
  }

  it("is done once by clocks that are 20 minutes apart", async () => {
    feed.offer(ALL);
    const { database } = openOwn("turn");
    const now = Date.now();
    const outcomes = await Promise.all([AHEAD, BEHIND].map((skew) => takeTurn(database, now + skew)));
    expect(outcomes.toSorted()).toEqual(["asked", "not-due"]);
    expect((await readTakenIn(database)).listed).toHaveLength(120);
    note("a feed's poll", "both at once", "polled once");
  });

  it.each([
    ["10 minutes ahead", AHEAD],
    ["10 minutes behind", BEHIND],
  ])("that a process died with whose clock was %s is over when its time is over", async (fault, skew) => {
    feed.offer(ALL);
    const { database } = openOwn(fault.replaceAll(/\W+/g, "-turn-"));
    const now = Date.now();
    await createIngestStore(database).claim({ adapter }, new Date(now + skew));
    const due = now + skew + minPollInterval;
    expect(await takeTurn(database, due - 1)).toBe("not-due");
    expect(await takeTurn(database, due)).toBe("asked");
    expect((await readTakenIn(database)).listed).toHaveLength(120);
    note("a poll whose process dies", fault, "polled again after the interval by that clock");
  });
});
