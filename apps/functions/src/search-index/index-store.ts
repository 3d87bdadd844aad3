import type { Job } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readJobsByIds, readOpenJobs } from "../job-store/read-jobs.ts";
import type { Chunk } from "./chunks.ts";
import { type PendingChange, readPendingChanges } from "./index-changes.ts";
import { type FoundManifest, INDEX_FORMAT, parseManifest, type StoredSegment } from "./index-manifest.ts";
import { regroupDuplicates } from "./regroup-duplicates.ts";
import { type Retirement } from "./retire-chunks.ts";

const CHUNKS = "searchIndexChunks";

/** The index in the database, and the jobs it is made from. */
export interface IndexStore {
  /** One read. */
  readonly readManifest: () => Promise<FoundManifest>;
  /** Those that are there, by id; a read each. */
  readonly readChunks: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Before the manifest that names them. Writing a chunk again changes nothing. */
  readonly writeChunks: (chunks: readonly Chunk[]) => Promise<void>;
  /** Every chunk there is; a read each. */
  readonly listChunks: () => Promise<string[]>;
  /** At most `limit` of the commits whose jobs are not published yet. */
  readonly readChanges: (limit: number) => Promise<PendingChange[]>;
  /** Finds postings of one position anew: see `regroupDuplicates`. */
  readonly regroup: (duplicateKeys: Iterable<string>, now: Date) => Promise<PendingChange[]>;
  /** Those that are there, closed ones too; a read each. */
  readonly readJobs: (ids: readonly string[]) => Promise<Job[]>;
  /** Every job that is not closed, by id; a read each. */
  readonly readOpenJobs: () => AsyncIterable<Job>;
  /** False, and nothing done, where the manifest is not the one that the publication was made from any more. */
  readonly commit: (publication: Publication) => Promise<boolean>;
}

/** What takes the place of the manifest that was found, all at once or not at all. */
export interface Publication extends Retirement {
  readonly found: FoundManifest;
  readonly segments: readonly StoredSegment[];
  /** What it publishes. */
  readonly changes: readonly PendingChange[];
  readonly now: Date;
}

export function createIndexStore(firestore: Firestore): IndexStore {
  const manifest = firestore.doc("searchIndex/current");
  const chunks = firestore.collection(CHUNKS);

  return {
    readManifest: async () => parseManifest(await manifest.get()),
    async readChunks(ids) {
      if (ids.length === 0) return new Map();
      const found = await firestore.getAll(...ids.map((id) => chunks.doc(id)));
      return new Map(
        found.flatMap((document) => {
          const bytes: unknown = document.get("bytes");
          return bytes instanceof Uint8Array ? [[document.id, bytes] as const] : [];
        }),
      );
    },
    async writeChunks(written) {
      // One at a time: ten of them would be more than one commit takes.
      for (const { id, bytes } of written) await chunks.doc(id).set({ bytes });
    },
    listChunks: async () => (await chunks.select().get()).docs.map(({ id }) => id),
    readChanges: (limit) => readPendingChanges(firestore, limit),
    regroup: (duplicateKeys, now) => regroupDuplicates(firestore, duplicateKeys, now),
    readJobs: (ids) => readJobsByIds(firestore, ids),
    readOpenJobs: () => readOpenJobs(firestore),
    commit: ({ found, segments, changes, retired, expired, now }) =>
      firestore.runTransaction(async (transaction) => {
        const { updateTime } = await transaction.get(manifest);
        if (!isSameTime(updateTime, found.writtenAt)) return false;
        const version = found.status === "readable" ? found.manifest.version + 1 : 1;
        transaction.set(manifest, { format: INDEX_FORMAT, version, segments, retired, publishedAt: now });
        for (const { document } of changes) transaction.delete(document);
        for (const id of expired) transaction.delete(chunks.doc(id));
        return true;
      }),
  };
}

function isSameTime(one: FoundManifest["writtenAt"], other: FoundManifest["writtenAt"]): boolean {
  return one === undefined || other === undefined ? one === other : one.isEqual(other);
}
