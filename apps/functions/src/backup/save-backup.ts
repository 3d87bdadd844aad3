import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import type { Firestore } from "firebase-admin/firestore";

import { toBackupFields } from "./backup-fields.ts";
import { readDocuments } from "./read-documents.ts";

/**
 * Writes every document into a file, a line of JSON each, packed, and gives how many. The last line says so too: a file
 * without it is not whole. The file has its name once it is; only its owner may read it, for it holds all that people
 * keep here. Sign-ins are not in it.
 */
export async function saveBackup(firestore: Firestore, file: string): Promise<number> {
  const draft = `${file}.part`;
  let documents = 0;
  async function* write(): AsyncIterable<string> {
    for await (const document of readDocuments(firestore)) {
      documents += 1;
      const { path } = document.ref;
      yield `${JSON.stringify({ path, fields: toBackupFields(path, document.data() ?? {}) })}\n`;
    }
    yield `${JSON.stringify({ documents })}\n`;
  }
  try {
    await pipeline(Readable.from(write()), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return documents;
}
