import { setTimeout as delay } from "node:timers/promises";

import { findFeedAdapter } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, it } from "vitest";

import { fetchFeed } from "../apps/functions/src/fetching/fetch-feed.ts";
import { createIngestStore } from "../apps/functions/src/ingest/firestore-ingest-store.ts";
import { pollFeed } from "../apps/functions/src/ingest/poll-feed.ts";
import { needAddress, openDatabase } from "../integration/emulators.ts";
import { type FeedServer, openFeedServer } from "../integration/feed-server.ts";
import { makePositions, writeRemotive } from "../integration/posted-positions.ts";
import { readTakenIn } from "../integration/taken-in.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyFirestore } from "./faulty-firestore.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FaultCase, meetFault, tellOutcome } from "./meet-fault.ts";

const RUN = Date.now();
const positions = makePositions(60);
const databases: Firestore[] = [];

let feed: FeedServer;
let feedLink: FaultyLink;
let databaseLink: FaultyLink;
let reference: string;
beforeAll(async () => {
  feed = await openFeedServer();
  feed.offer(writeRemotive(positions));
  feedLink = await openFaultyHttp(new URL(feed.url).host);
  databaseLink = await openFaultyFirestore(needAddress("FIRESTORE_EMULATOR_HOST"));
  // This file's database access goes through the link, as the SDK reads this variable.
  process.env["FIRESTORE_EMULATOR_HOST"] = databaseLink.address;
  const database = openOwn("reference");
  await poll(database);
  reference = JSON.stringify(await readTakenIn(database));
});
afterAll(async () => {
  for (const database of databases) {
    for (const collection of await database.listCollections()) await database.recursiveDelete(collection);
    await database.terminate();
  }
  feed.close();
  await feedLink.close();
  await databaseLink.close();
});

const TAKEN: readonly FaultCase[] = [
  { fault: "kill", expected: "ingested" },
  { fault: "hang", expected: "ingested" },
  { fault: "reset", expected: "ingested" },
  { fault: "5xx", expected: "ingested" },
  { fault: "slow", expected: "ingested" },
  { fault: "lost answer", expected: "ingested" },
];

it.each(TAKEN)("a feed that meets a $fault for two seconds is $expected", async (faultCase) => {
  const database = openOwn(`feed-${faultCase.fault.replaceAll(" ", "-")}`);
  await meetFault(faultCase, {
    link: "ingestion -> feed",
    broken: feedLink,
    act: () => pollThrough(feedLink, database),
    recover: () => compare(database),
    afterwards: "everything, once",
  });
});

it.each(TAKEN)("a database that meets a $fault for two seconds has a feed $expected", async (faultCase) => {
  const database = openOwn(`database-${faultCase.fault.replaceAll(" ", "-")}`);
  await meetFault(faultCase, {
    link: "ingestion -> database",
    broken: databaseLink,
    act: () => pollThrough(databaseLink, database),
    recover: async () => {
      await poll(database);
      return compare(database);
    },
    afterwards: "everything, once",
  });
});

function openOwn(name: string): Firestore {
  const database = openDatabase(`demo-chaos-${name}-${RUN}`);
  database.settings({ ignoreUndefinedProperties: true });
  databases.push(database);
  return database;
}

const FAULT_LASTS_MS = 2000;
/** Instead of half a minute and more. */
const PAUSE_MS = 1500;

/** Polls the feed like the scheduled function. */
async function poll(database: Firestore): Promise<string> {
  const adapter = findFeedAdapter("remotive");
  if (adapter === undefined) throw new Error("Remotive has an adapter.");
  const polled = pollFeed(
    createIngestStore(database),
    { adapter },
    {
      url: `http://${feedLink.address}/`,
      allowPrivateAddresses: true,
      fetch: (url, options) => fetchFeed(url, { ...options, pause: () => delay(PAUSE_MS) }),
    },
  );
  const told = await tellOutcome(polled, "ingested");
  if (told !== "ingested") return told;
  const outcome = await polled;
  return outcome.status === "asked" && outcome.run.outcome === "failed" ? "failed" : told;
}

/** Starts a poll while a link is broken, restores it after a while, and returns how the poll ended. */
async function pollThrough(link: FaultyLink, database: Firestore): Promise<string> {
  const [outcome] = await Promise.all([poll(database), delay(FAULT_LASTS_MS).then(link.mend)]);
  return outcome;
}

/** The final state: the same as after an undisturbed poll, or the differences. */
async function compare(database: Firestore): Promise<string> {
  return JSON.stringify(await readTakenIn(database)) === reference ? "everything, once" : "something else";
}
