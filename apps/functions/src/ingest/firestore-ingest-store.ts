import { setTimeout } from "node:timers/promises";

import type { Job, JobId } from "@farwork/domain";
import { type Firestore, Timestamp, type WriteBatch } from "firebase-admin/firestore";

import { isJobId, JOBS, toJobDocument } from "../jobs/job-document.ts";
import { readJobsByIds } from "../jobs/read-jobs.ts";
import { logIndexNotPublished } from "../runtime/log.ts";
import { noteChangedJobs } from "../search-index/index-changes.ts";
import { createIndexStore } from "../search-index/index-store.ts";
import { publishChanges } from "../search-index/publish-changes.ts";
import { groupForCommit } from "./commit-groups.ts";
import type { IngestStore } from "./ingest-store.ts";
import { pacePublication } from "./pace-publication.ts";
import { persistPublication } from "./persist-publication.ts";

const sizeOfJob = (job: Job) => Buffer.byteLength(JSON.stringify(job));
const sizeOfId = (id: JobId) => id.length;

export function createIngestStore(firestore: Firestore): IngestStore {
  const jobs = firestore.collection(JOBS);
  const run = (source: string) => firestore.doc(`ingestRuns/${source}`);
  const index = createIndexStore(firestore);
  const publish = () => publishChanges(index, () => new Date());

  return {
    async readJobs(ids) {
      const stored = await readJobsByIds(firestore, ids);
      return new Map(stored.map((job) => [job.firestoreId, job]));
    },
    async writeJobs(changed) {
      for (const group of groupForCommit(changed, sizeOfJob)) {
        const ids = group.map(({ firestoreId }) => firestoreId);
        await commit(ids, (batch) =>
          group.forEach((job) => batch.set(jobs.doc(job.firestoreId), toJobDocument(job))),
        );
      }
    },
    async readOpenJobIds(source) {
      const open = await jobs.where("source", "==", source).where("closed_at", "==", null).select().get();
      return open.docs.map(({ id }) => id).filter(isJobId);
    },
    async closeJobs(ids, closedAt) {
      for (const group of groupForCommit(ids, sizeOfId)) {
        await commit(group, (batch) =>
          group.forEach((id) => batch.update(jobs.doc(id), { closed_at: closedAt })),
        );
      }
    },
    async readLastAsked(source) {
      const askedAt: unknown = (await run(source).get()).get("askedAt");
      return askedAt instanceof Timestamp ? askedAt.toDate() : undefined;
    },
    async recordAsked(source, askedAt) {
      await run(source).set({ askedAt }, { merge: true });
    },
    async recordSweep(source, seenAt, { rejected, ...counts }) {
      await run(source).set({ seenAt, ...counts, rejected: rejected.length }, { merge: true });
    },
    publish: persistPublication(publish, {
      pause: (milliseconds) => setTimeout(milliseconds),
      onFailed: logIndexNotPublished,
    }),
    publishIfDue: pacePublication(publish, {
      clock: () => performance.now(),
      onFailed: logIndexNotPublished,
    }),
  };

  /** Jobs change together with the note that they did, or not at all. */
  async function commit(ids: readonly JobId[], fill: (batch: WriteBatch) => void): Promise<void> {
    const batch = firestore.batch();
    fill(batch);
    noteChangedJobs(firestore, batch, ids);
    await batch.commit();
  }
}
