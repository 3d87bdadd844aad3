import { findFeedAdapter } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createIngestStore } from "../apps/functions/src/ingest/firestore-ingest-store.ts";
import { pollFeed } from "../apps/functions/src/ingest/poll-feed.ts";
import { needAddress, openDatabase } from "../integration/emulators.ts";
import { type FeedServer, openFeedServer } from "../integration/feed-server.ts";
import { openFirestoreProxy } from "../integration/firestore-proxy.ts";
import { makePositions, writeJobicy, writeRemotive } from "../integration/posted-positions.ts";
import { runIngest, startIngest } from "../integration/run-ingest.ts";
import { readTakenIn, type TakenIn } from "../integration/taken-in.ts";
import { noteRow } from "./chaos-row.ts";

// Separate databases, as their final contents are compared.
const RUN = Date.now();
const databases: Firestore[] = [];
const openOwn = (name: string) => {
  const project = `demo-crash-${name}-${RUN}`;
  const database = openDatabase(project);
  database.settings({ ignoreUndefinedProperties: true });
  databases.push(database);
  return { project, database };
};
afterAll(async () => {
  for (const database of databases) {
    for (const collection of await database.listCollections()) await database.recursiveDelete(collection);
    await database.terminate();
  }
});

const positions = makePositions(240);
const twice = positions.slice(0, 20);
let remotive: FeedServer;
let jobicy: FeedServer;
beforeAll(async () => {
  remotive = await openFeedServer();
  jobicy = await openFeedServer();
});
afterAll(() => {
  remotive.close();
  jobicy.close();
});
type Source = "remotive" | "jobicy";
const addressOf = (source: Source) => (source === "remotive" ? remotive : jobicy).url;

/** Polls like the command, without a separate process. */
async function ingestPostings(source: Source, database: Firestore): Promise<void> {
  const adapter = findFeedAdapter(source);
  if (adapter === undefined) throw new Error(`${source} has an adapter.`);
  const outcome = await pollFeed(
    createIngestStore(database),
    { adapter },
    { url: addressOf(source), allowPrivateAddresses: true },
  );
  expect(outcome).toMatchObject({ run: { outcome: "taken" } });
}

const command = (source: Source, project: string) => [
  source,
  "--project",
  project,
  "--url",
  addressOf(source),
];

/** Polls Remotive in a process that is killed after a number of commits; false if it had fewer. */
async function dieAfter(commits: number, project: string): Promise<boolean> {
  let done = 0;
  const proxy = await openFirestoreProxy(needAddress("FIRESTORE_EMULATOR_HOST"), (method, { sent }) => {
    if (method !== "Commit") return;
    sent.once("end", () => {
      done += 1;
      if (done === commits) process.kill();
    });
  });
  const process = startIngest([...command("remotive", project), "--firestore", proxy.address]);
  const { code } = await process.run;
  proxy.close();
  return code === null;
}

/** Each was compared before. */
function noteKills(poll: string, kills: number): void {
  const fault = `SIGKILL after any of its ${kills} commits`;
  const words = "same as without the kill";
  noteRow({ link: `ingestion: ${poll}`, fault, expected: words, seen: words, seconds: 0, afterwards: "" });
}

describe("an ingestion killed after any of its commits", () => {
  it("gives the same result after a restart as one that was not killed", { timeout: 300_000 }, async () => {
    remotive.offer(writeRemotive(positions, twice));
    const reference = openOwn("reference");
    await ingestPostings("remotive", reference.database);
    const expected = await readTakenIn(reference.database);
    expect(Object.keys(expected.jobs)).toHaveLength(260);
    expect(expected.listed).toHaveLength(240);

    let kills = 0;
    for (let commits = 1; ; commits += 1) {
      const { project, database } = openOwn(`killed-${commits}`);
      if (!(await dieAfter(commits, project))) break;
      kills += 1;
      await ingestPostings("remotive", database);
      expect(await readTakenIn(database), `killed after commit ${commits}`).toEqual(expected);
    }
    // Three batches of jobs, the run, the duplicates, the index's chunk; finally the manifest.
    expect(kills).toBeGreaterThanOrEqual(6);
    noteKills("a first poll", kills);
  });

  it("while closing removed jobs, closes them after a restart", { timeout: 300_000 }, async () => {
    const before = async (name: string) => {
      const own = openOwn(name);
      remotive.offer(writeRemotive(positions, twice));
      await ingestPostings("remotive", own.database);
      // Ten of the twenty duplicates are gone, and with them their groups.
      remotive.offer(writeRemotive(positions.slice(10), twice.slice(5)));
      await ingestPostings("remotive", own.database);
      return own;
    };
    const reference = await before("closing");
    await ingestPostings("remotive", reference.database);
    const expected = await readTakenIn(reference.database);
    expect(Object.values(expected.jobs).filter((job) => "closed" in job && job.closed)).toHaveLength(15);
    expect(expected.listed).toHaveLength(235);

    let kills = 0;
    for (let commits = 1; ; commits += 1) {
      const { project, database } = await before(`closing-${commits}`);
      if (!(await dieAfter(commits, project))) break;
      kills += 1;
      await ingestPostings("remotive", database);
      expect(await readTakenIn(database), `killed after commit ${commits}`).toEqual(expected);
    }
    expect(kills).toBeGreaterThanOrEqual(4);
    noteKills("a poll that closes jobs", kills);
  });
});

it("two ingestions of the same feed at once give the same result", async () => {
  remotive.offer(writeRemotive(positions, twice));
  const alone = openOwn("alone");
  const both = openOwn("both");
  await ingestPostings("remotive", alone.database);
  const runs = await Promise.all([1, 2].map(() => runIngest(command("remotive", both.project))));
  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  expect(await readTakenIn(both.database)).toEqual(await readTakenIn(alone.database));
});

describe("two feeds with half of their positions in common", () => {
  let expected: TakenIn;
  beforeAll(async () => {
    remotive.offer(writeRemotive(positions.slice(0, 160), twice));
    jobicy.offer(writeJobicy(positions.slice(80)));
    const { database } = openOwn("remotive-first");
    await ingestPostings("remotive", database);
    await ingestPostings("jobicy", database);
    expected = await readTakenIn(database);
  });

  it("give one card for each position", () => {
    expect(Object.keys(expected.jobs)).toHaveLength(340);
    expect(expected.listed).toHaveLength(240);
    expect(expected.unpublished).toBe(0);
  });

  it("give the same result in the other order", async () => {
    const { database } = openOwn("jobicy-first");
    await ingestPostings("jobicy", database);
    await ingestPostings("remotive", database);
    expect(await readTakenIn(database)).toEqual(expected);
  });

  it("give the same result at once", async () => {
    const { project, database } = openOwn("at-once");
    const sources = ["jobicy", "remotive"] as const;
    const runs = await Promise.all(sources.map((source) => runIngest(command(source, project))));
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(await readTakenIn(database)).toEqual(expected);
  });
});
