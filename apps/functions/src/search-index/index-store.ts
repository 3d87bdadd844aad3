import type { Job } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readJobsByIds, readOpenJobs } from "../job-store/read-jobs.ts";
import type { Chunk } from "./chunks.ts";
import { type PendingChange, readPendingChanges } from "./index-changes.ts";
import { type FoundManifest, INDEX_FORMAT, parseManifest, type StoredSegment } from "./index-manifest.ts";
import { regroupDuplicates } from "./regroup-duplicates.ts";
import { type Retirement } from "./retire-chunks.ts";

const CHUNKS = "searchIndexChunks";

/** The stored index and the jobs it is built from. */
export interface IndexStore {
  /** One read. */
  readonly readManifest: () => Promise<FoundManifest>;
  /** The existing chunks, by id; one read each. */
  readonly readChunks: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Written before the manifest that names them. Idempotent. */
  readonly writeChunks: (chunks: readonly Chunk[]) => Promise<void>;
  /** The ids of all chunks; one read each. */
  readonly listChunks: () => Promise<string[]>;
  /** Up to `limit` unpublished change records. */
  readonly readChanges: (limit: number) => Promise<PendingChange[]>;
  /** Recomputes duplicates; see `regroupDuplicates`. */
  readonly regroup: (duplicateKeys: Iterable<string>, now: Date) => Promise<PendingChange[]>;
  /** The existing jobs, including closed ones; one read each. */
  readonly readJobs: (ids: readonly string[]) => Promise<Job[]>;
  /** Every job that is not closed, by id; one read each. */
  readonly readOpenJobs: () => AsyncIterable<Job>;
  /** Returns false without changes if the manifest is no longer the one the publication is based on. */
  readonly commit: (publication: Publication) => Promise<boolean>;
}

/** An atomic replacement of the manifest that was found. */
export interface Publication extends Retirement {
  readonly found: FoundManifest;
  readonly segments: readonly StoredSegment[];
  /** The change records it publishes. */
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
      // One at a time: ten would exceed the limit of a commit.
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
