import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { type CollectionReference, type Firestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { createIndexStore } from "../search-index/index-store.ts";
import { publishChanges } from "../search-index/publish-changes.ts";
import { commitJobs, job, readTitles } from "../search-index/testing/index-on-emulator.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { saveBackup } from "./save-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "farwork-backup-"));
const file = join(folder, "board.jsonl.gz");
const board = openTestDatabase("backup");
const empty = openTestDatabase("restored");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A board with jobs, a published index, and all kinds of personal data, including those of a deleted user document. */
beforeAll(async () => {
  const { firestore } = board;
  await commitJobs(
    firestore,
    Array.from({ length: 700 }, (_, at) => job(`${at}`)),
  );
  await publishChanges(createIndexStore(firestore), () => new Date("2026-03-01T12:00:00Z"));
  const kept = {
    at: new Timestamp(1_795_305_600, 123_456_000),
    before: new Timestamp(-1, 5000),
    list: [1, -2.5, "ä \u0000 \u{1f4a1}", null, { deep: [true] }],
    empty: {},
    bytes: Buffer.from([0, 255]),
    integerValue: "5",
    ["a.b/`c`"]: 0,
  };
  for (const place of Object.values(PERSONAL_DATA)) {
    const path = place("ada");
    await firestore.doc(path.split("/").length % 2 === 0 ? path : `${path}/one`).set(kept);
  }
  await firestore.doc("users/gone/savedJobs/remotive-1").set(kept);
});

/** Every document, by walking subcollections. */
async function readAll(firestore: Firestore): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  const walk = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const { ref, ...kept } of (await collection.get()).docs.map((found) => ({
        ref: found.ref,
        data: found.data(),
      })))
        all.set(ref.path, kept.data);
      if (collection.id === "users")
        for (const user of await collection.listDocuments()) await walk(await user.listCollections());
    }
  };
  await walk(await firestore.listCollections());
  return all;
}

describe("a backup", () => {
  it("restores every document unchanged to an empty database, where search finds the jobs", async () => {
    const before = await readAll(board.firestore);
    expect(before.size).toBeGreaterThan(700 + Object.keys(PERSONAL_DATA).length);
    expect(await saveBackup(board.firestore, file)).toBe(before.size);
    expect(await restoreBackup(empty.firestore, file)).toBe(before.size);
    expect(await readAll(empty.firestore)).toEqual(before);
    expect(await readTitles(empty.firestore)).toEqual(await readTitles(board.firestore));
  });

  it("is readable only by its owner", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("does not overwrite existing data", async () => {
    await board.firestore.doc("users/ada").update({ bio: "newer" });
    expect(await restoreBackup(board.firestore, file)).toBe("not-empty");
    expect((await board.firestore.doc("users/ada").get()).get("bio")).toBe("newer");
  });

  it.each([
    ["lacks its end", (lines: string[]) => lines.slice(0, -2)],
    ["lacks a document", (lines: string[]) => lines.slice(1)],
    ["is damaged", (lines: string[]) => lines.with(3, "{")],
    ["is of something else", () => ["hello"]],
  ])("is rejected if it %s", async (_, damage) => {
    const lines = gunzipSync(readFileSync(file)).toString().split("\n");
    writeFileSync(`${file}.damaged`, gzipSync(damage(lines).join("\n")));
    expect(await restoreBackup(empty.firestore, `${file}.damaged`)).toBe("not-whole");
  });
});
