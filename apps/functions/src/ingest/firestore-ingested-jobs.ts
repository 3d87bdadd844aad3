import { JobId } from "@farwork/domain";
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
  type WriteBatch,
} from "firebase-admin/firestore";
import * as z from "zod/mini";

import { ALONE, JOBS, toJobDocument } from "../job-store/job-document.ts";
import { readStoredJobsByIds } from "../job-store/read-jobs.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { noteChangedJobs } from "../search-index/index-changes.ts";
import { groupForCommit } from "./commit-groups.ts";
import type { OpenJob } from "./detect-removed.ts";
import type { IngestedJobs, JobWrite } from "./ingest-store.ts";

const DAY = 86_400_000;
/** How long a job stays open without being seen by a poll. */
const UNSEEN_MS = 30 * DAY;
/** Maximum overdue jobs closed per poll. */
const MAX_OVERDUE = 2000;

const StoredOpenJob = z.object({
  publication_date: StoredDate,
  last_seen_at: StoredDate,
  missed_at: z.optional(StoredDate),
  duplicate_key: z.optional(z.string()),
});
const OPEN_JOB_FIELDS = Object.keys(StoredOpenJob.shape);

export function createIngestedJobs(firestore: Firestore): IngestedJobs {
  const jobs = firestore.collection(JOBS);
  const open = jobs.where("closed_at", "==", null);

  return {
    async readJobs(ids) {
      const stored = await readStoredJobsByIds(firestore, ids);
      return new Map(stored.map((job) => [job.firestoreId, job]));
    },
    async writeJobs(writes) {
      for (const group of groupForCommit(writes, sizeOfWrite)) {
        const batch = firestore.batch();
        for (const { job } of group) batch.set(jobs.doc(job.firestoreId), toJobDocument(job));
        await commit(
          batch,
          group.map(({ job }) => job.firestoreId),
          // A renamed job may have moved from one group to another.
          group.flatMap(({ job, before }) => [job.duplicate_key, before?.duplicate_key]),
        );
      }
    },
    readOpenJobs: (feed) => readOpen(open.where("feed", "==", feed)),
    readMissedJobs: (feed) => readOpen(open.where("feed", "==", feed).where("missed_at", ">", new Date(0))),
    async readOverdueJobs(now) {
      const unseenSince = new Date(now.getTime() - UNSEEN_MS);
      const found = await Promise.all([
        readOpen(open.where("expires_at", "<=", now).limit(MAX_OVERDUE)),
        readOpen(open.where("last_seen_at", "<=", unseenSince).limit(MAX_OVERDUE)),
      ]);
      return found.flat();
    },
    // Not shown in listings, so nothing has to be published.
    markSeen: (seen, seenAt) => update(seen, { last_seen_at: seenAt, missed_at: FieldValue.delete() }),
    markMissed: (missed, missedAt) => update(missed, { missed_at: missedAt }),
    async closeJobs(closing, closedAt) {
      // Closed jobs are in no duplicate group.
      const closed = { closed_at: closedAt, missed_at: FieldValue.delete(), ...ALONE };
      for (const group of groupForCommit(closing, sizeOfJob)) {
        const batch = firestore.batch();
        for (const { firestoreId } of group) batch.update(jobs.doc(firestoreId), closed);
        await commit(
          batch,
          group.map(({ firestoreId }) => firestoreId),
          group.map(({ duplicate_key }) => duplicate_key),
        );
      }
    },
  };

  async function update(changed: readonly OpenJob[], fields: UpdateData<DocumentData>): Promise<void> {
    for (const group of groupForCommit(changed, sizeOfJob)) {
      const batch = firestore.batch();
      for (const { firestoreId } of group) batch.update(jobs.doc(firestoreId), fields);
      await batch.commit();
    }
  }

  /** Commits jobs together with their change record. */
  async function commit(
    batch: WriteBatch,
    ids: readonly JobId[],
    keys: readonly (string | undefined)[],
  ): Promise<void> {
    const duplicateKeys = [...new Set(keys.filter((key) => key !== undefined))];
    noteChangedJobs(firestore, batch, ids, duplicateKeys);
    await batch.commit();
  }
}

const sizeOfWrite = ({ job }: JobWrite) => Buffer.byteLength(JSON.stringify(job));
const sizeOfJob = ({ firestoreId }: OpenJob) => firestoreId.length;

async function readOpen(query: Query): Promise<OpenJob[]> {
  const { docs } = await query.select(...OPEN_JOB_FIELDS).get();
  return docs.flatMap((document) => parseOpenJob(document) ?? []);
}

/** Ignores unparsable jobs, which are reported when read as a job. */
function parseOpenJob(document: QueryDocumentSnapshot): OpenJob | undefined {
  const id = z.safeParse(JobId, document.id);
  const job = z.safeParse(StoredOpenJob, document.data());
  return id.success && job.success ? { firestoreId: id.data, ...job.data } : undefined;
}
