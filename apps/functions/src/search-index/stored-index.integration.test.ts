import { deleteApp } from "firebase-admin/app";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import { clock, commitJobs, job, openConnection, openTestDatabase, readTitles } from "./index-on-emulator.ts";
import { createIndexStore, type IndexStore } from "./index-store.ts";
import { publishChanges } from "./publish-changes.ts";
import { openStoredIndex } from "./stored-index.ts";

const { app, firestore } = openTestDatabase("stored");
const store = createIndexStore(firestore);
const manifest = firestore.doc("searchIndex/current");
afterAll(() => deleteApp(app));
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
  await commitJobs(firestore, [job("1"), job("2")]);
  await publishChanges(store, clock);
});

async function findChunk() {
  const { docs } = await firestore.collection("searchIndexChunks").get();
  const [chunk] = docs;
  if (chunk === undefined) throw new Error("The index has a chunk.");
  return chunk;
}

describe("an index in memory", () => {
  it("stays the same one while the stored one does, for one read", async () => {
    const readChunks = vi.fn(store.readChunks);
    const index = openStoredIndex({ ...store, readChunks }, clock);
    const first = await index.load(undefined);
    if (first.status !== "loaded") throw new Error(first.status);
    expect(await index.load(first.index)).toEqual(first);
    expect(readChunks).toHaveBeenCalledOnce();
  });

  it("reads the manifest again when a chunk has gone since", async () => {
    let isFirst = true;
    const readChunks: IndexStore["readChunks"] = async (ids) => {
      if (!isFirst) return store.readChunks(ids);
      isFirst = false;
      await commitJobs(firestore, [job("3")]);
      await publishChanges(store, clock);
      return new Map();
    };
    const loaded = await openStoredIndex({ ...store, readChunks }, clock).load(undefined);
    expect(loaded).toMatchObject({ status: "loaded", index: { index: { live: [3] } } });
  });
});

describe("a stored index that cannot be used", () => {
  const DAMAGES: readonly [string, () => Promise<unknown>][] = [
    ["whose manifest is missing", () => manifest.delete()],
    ["of an unknown, older format", () => manifest.update({ format: 0 })],
    ["whose manifest makes no sense", () => manifest.set({ segments: "all of them" })],
    ["that lacks a chunk", async () => (await findChunk()).ref.delete()],
    [
      "with a chunk that was changed",
      async () => {
        const chunk = await findChunk();
        const bytes = Buffer.from(chunk.get("bytes"));
        bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
        await chunk.ref.update({ bytes });
      },
    ],
  ];

  it.each(DAMAGES)("%s is built again from the jobs, and stored for others", async (_, damage) => {
    await damage();
    expect(await readTitles(firestore)).toBe("unusable");
    const { index } = await openStoredIndex(store, clock).rebuild();
    expect(index.live).toEqual([2]);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
  });

  it.each(DAMAGES)("%s is mended by the next publication too", async (_, damage) => {
    await damage();
    await commitJobs(firestore, [job("3")]);
    await publishChanges(store, clock);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2", "Job 3"]);
  });

  it("is mended by several instances at once without harm", async () => {
    await manifest.delete();
    const connections = Array.from({ length: 4 }, (_, at) => openConnection(app, `instance ${at}`));
    const rebuilt = await Promise.all(
      connections.map((connection) => openStoredIndex(connection.store, clock).rebuild()),
    );
    expect(rebuilt.map(({ index }) => index.live)).toEqual([[2], [2], [2], [2]]);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
    await Promise.all(connections.map(({ close }) => close()));
  });

  it("does not keep an instance from answering when it cannot be stored", async () => {
    await manifest.delete();
    const writeChunks = () => Promise.reject(new Error("unavailable"));
    const { index } = await openStoredIndex({ ...store, writeChunks }, clock).rebuild();
    expect(index.live).toEqual([2]);
  });
});

it("leaves an index of newer code to it, and answers from one of its own", async () => {
  await manifest.update({ format: 99 });
  expect(await readTitles(firestore)).toBe("newer");
  const { index } = await openStoredIndex(store, clock).rebuild();
  expect(index.live).toEqual([2]);
  expect((await manifest.get()).get("format")).toBe(99);
});
