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
// What is logged is the other test's to look at.
vi.spyOn(logger, "write").mockImplementation(() => {});
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
});

const crash = () => Promise.reject(new Error("The process ended here."));
const listChunks = async () => (await store.listChunks()).length;
const readVersion = async () => (await firestore.doc("searchIndex/current").get()).get("version");

describe("a publication", () => {
  it("has new jobs found, and takes the notes of them with it", async () => {
    await commitJobs(firestore, [job("1"), job("2")]);
    await commitJobs(firestore, [job("3")]);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2", "Job 3"]);
    expect(await countChanges(firestore)).toBe(0);
  });

  it("has a changed job found as it is now, and a closed, deleted or unreadable one no more", async () => {
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

  it("publishes more notes than it takes at a time", async () => {
    for (let sourceId = 0; sourceId < 30; sourceId += 1) await commitJobs(firestore, [job(String(sourceId))]);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toHaveLength(30);
    expect(await countChanges(firestore)).toBe(0);
  });
});

describe("publications at once", () => {
  it("lose no job of each other's, each on a connection of its own", async () => {
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

  it("never put an older reading of a job in the place of a newer one", async () => {
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

  it("leave the note of a job that changed after it was read to the next publication", async () => {
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

describe("a publication that dies", () => {
  beforeEach(async () => {
    await commitJobs(firestore, [job("1")]);
    await publishChanges(store, clock);
    await commitJobs(firestore, [job("2")]);
  });

  it("before it began leaves the note, which whoever publishes next takes", async () => {
    await publishChanges(openConnection(app, "another source").store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
  });

  it.each<[string, Partial<IndexStore>]>([
    ["before its chunks", { writeChunks: crash }],
    ["after its chunks, before the manifest", { commit: crash }],
  ])("%s leaves the index as it was, and the note", async (_, dying) => {
    await expect(publishChanges({ ...store, ...dying }, clock)).rejects.toThrow("ended here");
    expect(await readTitles(firestore)).toEqual(["Job 1"]);
    expect(await countChanges(firestore)).toBe(1);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
  });

  it("after the manifest has published", async () => {
    const commit: IndexStore["commit"] = async (publication) => {
      await store.commit(publication);
      return crash();
    };
    await expect(publishChanges({ ...store, commit }, clock)).rejects.toThrow("ended here");
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
    expect(await countChanges(firestore)).toBe(0);
  });
});

describe("chunks that nothing needs any more", () => {
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

  it("stay when they are needed again", async () => {
    await publishAt(0, "First");
    await publishAt(1, "Second");
    await publishAt(2, "First");
    await publishAt(20, "First");
    expect(await readTitles(firestore)).toEqual(["First"]);
  });

  it("are found when a publication that died has left them", async () => {
    await publishAt(0, "First");
    await commitJobs(firestore, [job("1", "Never")]);
    await expect(publishChanges({ ...store, commit: crash }, clock)).rejects.toThrow("ended here");
    await publishAt(1, "Second");
    expect(await listChunks()).toBe(3);
    await publishAt(12, "Third");
    expect(await listChunks()).toBe(2);
  });
});
