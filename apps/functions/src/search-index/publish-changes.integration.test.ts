import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { JOBS } from "../job-store/job-document.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { createIndexStore, type IndexStore } from "./index-store.ts";
import { publishChanges } from "./publish-changes.ts";
import {
  clock,
  commitJobs,
  countChanges,
  job,
  NOON,
  openConnection,
  readTitles,
} from "./testing/index-on-emulator.ts";

const { app, firestore } = openTestDatabase("publish");
const store = createIndexStore(firestore);
// Logs are checked in another test.
vi.spyOn(logger, "write").mockImplementation(() => {});
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
});

const crash = () => Promise.reject(new Error("The process ended here."));
const listChunks = async () => (await store.listChunks()).length;
const readVersion = async () => (await firestore.doc("searchIndex/current").get()).get("version");

describe("a publication", () => {
  it("makes new jobs searchable, and removes their change records", async () => {
    await commitJobs(firestore, [job("1"), job("2")]);
    await commitJobs(firestore, [job("3")]);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2", "Job 3"]);
    expect(await countChanges(firestore)).toBe(0);
  });

  it("updates a changed job, and removes closed, deleted and unreadable ones", async () => {
    await commitJobs(firestore, [job("1"), job("2"), job("3"), job("4")]);
    await publishChanges(store, clock);
    await commitJobs(firestore, [
      job("1", "Harbour Lead"),
      { ...job("2"), closed_at: NOON },
      job("3"),
      job("4"),
    ]);
    await firestore.doc(`${JOBS}/remotive-3`).delete();
    await firestore.doc(`${JOBS}/remotive-4`).set({ title: "Half a job", closed_at: null });
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Harbour Lead"]);
  });

  it("writes nothing when nothing changed", async () => {
    await commitJobs(firestore, [job("1")]);
    await publishChanges(store, clock);
    await publishChanges(store, clock);
    expect(await readVersion()).toBe(1);
  });

  it("adds a small segment to a large one, which stays as it is", async () => {
    for (let first = 0; first < 1200; first += 200) {
      await commitJobs(
        firestore,
        Array.from({ length: 200 }, (_, at) => job(String(first + at))),
      );
    }
    await publishChanges(store, clock);
    const [large] = await store.listChunks();
    await commitJobs(firestore, [job("7", "Harbour Lead"), { ...job("8"), closed_at: NOON }]);
    await publishChanges(store, clock);
    const { segments } = (await firestore.doc("searchIndex/current").get()).data() ?? {};
    expect(segments).toMatchObject([
      { chunks: [large], jobs: 1200, removed: 0, base: true },
      { jobs: 1, removed: 1, base: false },
    ]);
    expect(await readTitles(firestore)).toHaveLength(1199);
  });

  it("starts over from the jobs when the segments together are too large for one", async () => {
    await commitJobs(firestore, [job("1"), job("2")]);
    await publishChanges(store, clock);
    const manifest = firestore.doc("searchIndex/current");
    const [segment] = (await manifest.get()).get("segments");
    const large = { ...segment, jobs: 60_000 };
    await manifest.update({ segments: [large, { ...large, jobs: 14_000, base: false }] });
    await commitJobs(firestore, [job("3")]);
    await publishChanges(store, clock);
    expect((await manifest.get()).get("segments")).toMatchObject([{ jobs: 3, removed: 0, base: true }]);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2", "Job 3"]);
  });

  it("publishes more change records than a single batch", async () => {
    for (let sourceId = 0; sourceId < 30; sourceId += 1) await commitJobs(firestore, [job(String(sourceId))]);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toHaveLength(30);
    expect(await countChanges(firestore)).toBe(0);
  });
});

describe("concurrent publications", () => {
  it("lose no jobs, each with its own connection", async () => {
    const connections = Array.from({ length: 4 }, (_, at) => openConnection(app, `source ${at}`));
    await Promise.all(
      connections.map(async (connection, at) => {
        await commitJobs(connection.firestore, [job(`${at}a`), job(`${at}b`)]);
        await publishChanges(connection.store, clock);
        await commitJobs(connection.firestore, [job(`${at}a`, `Changed ${at}`)]);
        await publishChanges(connection.store, clock);
      }),
    );
    expect(await readTitles(firestore)).toEqual(
      [...connections.keys()].flatMap((at) => [`Changed ${at}`, `Job ${at}b`]).toSorted(),
    );
    expect(await countChanges(firestore)).toBe(0);
    await Promise.all(connections.map(({ close }) => close()));
  });

  it("never replace a newer version of a job with an older one", async () => {
    await commitJobs(firestore, [job("1", "First")]);
    let isFirst = true;
    const overtaken: IndexStore = {
      ...store,
      async readJobs(ids) {
        const jobs = await store.readJobs(ids);
        if (isFirst) {
          isFirst = false;
          await commitJobs(firestore, [job("1", "Second")]);
          await publishChanges(store, clock);
        }
        return jobs;
      },
    };
    await publishChanges(store, clock);
    await commitJobs(firestore, [job("1", "Between")]);
    await publishChanges(overtaken, clock);
    expect(await readTitles(firestore)).toEqual(["Second"]);
    expect(await countChanges(firestore)).toBe(0);
  });

  it("leave the change record of a job changed after being read to the next publication", async () => {
    await commitJobs(firestore, [job("0")]);
    await publishChanges(store, clock);
    await commitJobs(firestore, [job("1", "First")]);
    await publishChanges(
      {
        ...store,
        async readJobs(ids) {
          const jobs = await store.readJobs(ids);
          await commitJobs(firestore, [job("1", "Second")]);
          return jobs;
        },
      },
      clock,
    );
    expect(await readTitles(firestore)).toEqual(["First", "Job 0"]);
    expect(await countChanges(firestore)).toBe(1);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 0", "Second"]);
  });
});

describe("an interrupted publication", () => {
  beforeEach(async () => {
    await commitJobs(firestore, [job("1")]);
    await publishChanges(store, clock);
    await commitJobs(firestore, [job("2")]);
  });

  it("before its start leaves the change record for the next publication", async () => {
    await publishChanges(openConnection(app, "another source").store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
  });

  it.each<[string, Partial<IndexStore>]>([
    ["before its chunks", { writeChunks: crash }],
    ["after its chunks, before the manifest", { commit: crash }],
  ])("%s leaves the index and the change record", async (_, dying) => {
    await expect(publishChanges({ ...store, ...dying }, clock)).rejects.toThrow("ended here");
    expect(await readTitles(firestore)).toEqual(["Job 1"]);
    expect(await countChanges(firestore)).toBe(1);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
  });

  it("after writing the manifest has published", async () => {
    const commit: IndexStore["commit"] = async (publication) => {
      await store.commit(publication);
      return crash();
    };
    await expect(publishChanges({ ...store, commit }, clock)).rejects.toThrow("ended here");
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
    expect(await countChanges(firestore)).toBe(0);
  });
});

describe("unused chunks", () => {
  const publishAt = async (minutes: number, title: string) => {
    await commitJobs(firestore, [job("1", title)]);
    await publishChanges(store, () => new Date(NOON.getTime() + minutes * 60_000));
  };

  it("are deleted by a publication ten minutes later, and not before", async () => {
    await publishAt(0, "First");
    await publishAt(1, "Second");
    await publishAt(10, "Third");
    expect(await listChunks()).toBe(3);
    await publishAt(11, "Fourth");
    expect(await listChunks()).toBe(3);
    expect(await readTitles(firestore)).toEqual(["Fourth"]);
  });

  it("are kept if needed again", async () => {
    await publishAt(0, "First");
    await publishAt(1, "Second");
    await publishAt(2, "First");
    await publishAt(20, "First");
    expect(await readTitles(firestore)).toEqual(["First"]);
  });

  it("are found after an interrupted publication", async () => {
    await publishAt(0, "First");
    await commitJobs(firestore, [job("1", "Never")]);
    await expect(publishChanges({ ...store, commit: crash }, clock)).rejects.toThrow("ended here");
    await publishAt(1, "Second");
    expect(await listChunks()).toBe(3);
    await publishAt(12, "Third");
    expect(await listChunks()).toBe(2);
  });
});
