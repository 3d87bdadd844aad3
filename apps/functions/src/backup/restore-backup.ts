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
 * Writes every document of a backup into an empty database, and gives how many. Into one that is not empty nothing is
 * written, nor from a file that is not whole.
 *
 * @throws Error where the database takes a document not; what was written until then stays.
 */
export async function restoreBackup(firestore: Firestore, file: string): Promise<number | RestoreFault> {
  if (!(await isWhole(file))) return "not-whole";
  if ((await firestore.listCollections()).length > 0) return "not-empty";
  const writer = firestore.bulkWriter();
  const writes: Promise<unknown>[] = [];
  for await (const line of readLines(file))
    if ("path" in line) writes.push(writer.create(firestore.doc(line.path), fromBackupFields(line.fields)));
  // Watched before they are sent: one that fails while others are on their way is no surprise.
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
  // A file that cannot be read breaks off the unpacking, and that whoever reads lines of it.
  pipeline(createReadStream(file), unpacked, () => {});
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity }))
    yield z.parse(Line, JSON.parse(line));
}
