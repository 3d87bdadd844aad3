import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { openTestDatabase } from "../testing/open-test-database.ts";
import { INDEX_FORMAT } from "./index-manifest.ts";
import { createIndexStore, type IndexStore } from "./index-store.ts";
import { publishChanges } from "./publish-changes.ts";
import { openStoredIndex } from "./stored-index.ts";
import {
  clock,
  commitJobs,
  countChanges,
  job,
  openConnection,
  readTitles,
} from "./testing/index-on-emulator.ts";

const { app, firestore } = openTestDatabase("stored");
const store = createIndexStore(firestore);
const manifest = firestore.doc("searchIndex/current");
const written = vi.spyOn(logger, "write");
const readLog = (severity: "INFO" | "WARNING" | "ERROR") =>
  written.mock.calls.map(([line]) => line).filter((line) => line.severity === severity);
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
  await commitJobs(firestore, [job("1"), job("2")]);
  await publishChanges(store, clock);
  written.mockReset().mockImplementation(() => {});
});

async function findChunk() {
  const { docs } = await firestore.collection("searchIndexChunks").get();
  const [chunk] = docs;
  if (chunk === undefined) throw new Error("The index has a chunk.");
  return chunk;
}

describe("an index in memory", () => {
  it("stays the same while the stored one does, with one read", async () => {
    const readChunks = vi.fn(store.readChunks);
    const index = openStoredIndex({ ...store, readChunks }, clock);
    const first = await index.load(undefined);
    if (first.status !== "loaded") throw new Error(first.status);
    expect(await index.load(first.index)).toEqual(first);
    expect(readChunks).toHaveBeenCalledOnce();
  });

  it("rereads the manifest if a chunk is gone", async () => {
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
  type Logged = { severity: "INFO" | "ERROR"; event: string; problem?: string };
  const MISSING: Logged = { severity: "INFO", event: "search-index-missing" };
  const unusable = (problem: string): Logged => ({
    severity: "ERROR",
    event: "search-index-unusable",
    problem,
  });
  const DAMAGES: readonly [string, Logged, () => Promise<unknown>][] = [
    ["whose manifest is missing", MISSING, () => manifest.delete()],
    [
      "of the format before this",
      { severity: "INFO", event: "search-index-older" },
      () => manifest.update({ format: INDEX_FORMAT - 1 }),
    ],
    [
      "whose manifest makes no sense",
      unusable("unreadable"),
      () => manifest.set({ segments: "all of them" }),
    ],
    ["that lacks a chunk", unusable("damaged"), async () => (await findChunk()).ref.delete()],
    [
      "with a chunk that was changed",
      unusable("damaged"),
      async () => {
        const chunk = await findChunk();
        const bytes = Buffer.from(chunk.get("bytes"));
        bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
        await chunk.ref.update({ bytes });
      },
    ],
  ];

  it.each(DAMAGES)("%s is logged, rebuilt from the jobs, and stored", async (_, logged, damage) => {
    await damage();
    expect(await readTitles(firestore)).toBe("unusable");
    expect(readLog(logged.severity)).toEqual([expect.objectContaining(logged)]);
    const { index } = await openStoredIndex(store, clock).rebuild();
    expect(index.live).toEqual([2]);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
  });

  it.each(DAMAGES)("%s is also repaired by the next publication", async (_, logged, damage) => {
    await damage();
    await commitJobs(firestore, [job("3")]);
    await publishChanges(store, clock);
    expect(readLog(logged.severity)).toEqual([expect.objectContaining(logged)]);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2", "Job 3"]);
  });

  it("is not loaded by the instance that built it", async () => {
    await manifest.delete();
    const readChunks = vi.fn(store.readChunks);
    const stored = openStoredIndex({ ...store, readChunks }, clock);
    const index = await stored.rebuild();
    expect(await stored.load(index)).toEqual({ status: "loaded", index });
    expect(readChunks).not.toHaveBeenCalled();
    await commitJobs(firestore, [job("3")]);
    await publishChanges(store, clock);
    expect(await stored.load(index)).toMatchObject({ index: { index: { live: [3] } } });
  });

  it("can be repaired by several instances concurrently", async () => {
    await manifest.delete();
    const connections = Array.from({ length: 4 }, (_, at) => openConnection(app, `instance ${at}`));
    const rebuilt = await Promise.all(
      connections.map((connection) => openStoredIndex(connection.store, clock).rebuild()),
    );
    expect(rebuilt.map(({ index }) => index.live)).toEqual([[2], [2], [2], [2]]);
    expect(await readTitles(firestore)).toEqual(["Job 1", "Job 2"]);
    await Promise.all(connections.map(({ close }) => close()));
  });

  it("does not block an instance if it cannot be stored", async () => {
    await manifest.delete();
    const writeChunks = () => Promise.reject(new Error("unavailable"));
    const { index } = await openStoredIndex({ ...store, writeChunks }, clock).rebuild();
    expect(index.live).toEqual([2]);
    expect(readLog("ERROR")).toEqual([expect.objectContaining({ stack_trace: expect.any(String) })]);
  });
});

describe("an index of newer code", () => {
  const told = (event: string) => [expect.objectContaining({ event })];
  beforeEach(async () => {
    await manifest.update({ format: 99 });
  });

  it("is not touched by a new instance, which logs that it builds its own", async () => {
    expect(await readTitles(firestore)).toBe("newer");
    expect(readLog("WARNING")).toEqual(told("search-index-newer"));
    const { index } = await openStoredIndex(store, clock).rebuild();
    expect(index.live).toEqual([2]);
    expect((await manifest.get()).get("format")).toBe(99);
  });

  it("is not touched by a publication, which leaves the change records", async () => {
    await commitJobs(firestore, [job("3")]);
    const { updateTime } = await manifest.get();
    await publishChanges(store, clock);
    expect((await manifest.get()).updateTime).toEqual(updateTime);
    expect(await countChanges(firestore)).toBe(1);
    expect(readLog("WARNING")).toEqual(told("search-index-left-to-newer"));
  });
});
