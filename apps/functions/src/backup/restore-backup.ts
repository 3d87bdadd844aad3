import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { fromBackupFields, BackupFields } from "./backup-fields.ts";

const Line = z.union([
  z.strictObject({ path: z.string().check(z.minLength(3)), fields: BackupFields }),
  z.strictObject({ documents: z.int() }),
]);

/** Why a backup was not restored. */
export type RestoreFault = "not-empty" | "not-whole";

/**
 * Restores every document of a backup into an empty database and returns their number. Writes nothing if the database
 * is not empty or the file is incomplete.
 *
 * @throws Error if the database rejects a document; documents written before stay.
 */
export async function restoreBackup(firestore: Firestore, file: string): Promise<number | RestoreFault> {
  if (!(await isWhole(file))) return "not-whole";
  if ((await firestore.listCollections()).length > 0) return "not-empty";
  const writer = firestore.bulkWriter();
  const writes: Promise<unknown>[] = [];
  for await (const line of readLines(file))
    if ("path" in line) writes.push(writer.create(firestore.doc(line.path), fromBackupFields(line.fields)));
  // Awaited before sending, so that an early failure is not an unhandled rejection.
  const all = Promise.all(writes);
  await Promise.all([writer.close(), all]);
  return writes.length;
}

async function isWhole(file: string): Promise<boolean> {
  let documents = 0;
  let told: number | undefined;
  try {
    for await (const line of readLines(file)) {
      if (told !== undefined) return false;
      if ("path" in line) documents += 1;
      else told = line.documents;
    }
  } catch {
    return false;
  }
  return told === documents;
}

async function* readLines(file: string): AsyncIterable<z.infer<typeof Line>> {
  const unpacked = createGunzip();
  // A read error aborts decompression, which aborts reading lines.
  pipeline(createReadStream(file), unpacked, () => {});
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity }))
    yield z.parse(Line, JSON.parse(line));
}
