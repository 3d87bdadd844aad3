import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { type DocumentSnapshot, FieldPath, type Firestore } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { readPages } from "../runtime/read-pages.ts";
import { toBackupFields } from "./backup-fields.ts";

/**
 * Writes every document to a compressed file, one line of JSON each, and returns their number. The last line has that
 * number, too: a file without it is incomplete. The file gets its final name when complete and is readable only by its
 * owner, as it contains personal data. Sign-ins are not included.
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

const PAGE = 300;

/** Subcollections: all of them belong to people. */
const NESTED = Object.values(PERSONAL_DATA)
  .map((place) => place("anybody").split("/"))
  .flatMap(([, , nested]) => nested ?? []);

/** Reads every document of the database, including subcollections of missing documents. */
async function* readDocuments(firestore: Firestore): AsyncIterable<DocumentSnapshot> {
  const roots = await firestore.listCollections();
  const nested = NESTED.map((name) => firestore.collectionGroup(name));
  for (const collection of [...roots, ...nested])
    yield* readPages(collection.orderBy(FieldPath.documentId()), PAGE);
}
