import type { Job, JobId } from "@farwork/domain";
import { type Firestore, Timestamp, type WriteBatch } from "firebase-admin/firestore";

import { touchCatalogue } from "../jobs/catalogue.ts";
import { isJobId, JOBS, readJob, toJobDocument } from "../jobs/job-document.ts";
import { groupForCommit } from "./commit-groups.ts";
import type { IngestStore } from "./ingest-store.ts";

const sizeOfJob = (job: Job) => Buffer.byteLength(JSON.stringify(job));
const sizeOfId = (id: JobId) => id.length;

export function createIngestStore(firestore: Firestore): IngestStore {
  const jobs = firestore.collection(JOBS);
  const run = (source: string) => firestore.doc(`ingestRuns/${source}`);

  return {
    async readJobs(ids) {
      if (ids.length === 0) return new Map();
      const found = await firestore.getAll(...ids.map((id) => jobs.doc(id)));
      return new Map(
        found.flatMap((document) => readJob(document) ?? []).map((job) => [job.firestoreId, job]),
      );
    },
    async writeJobs(changed) {
      for (const group of groupForCommit(changed, sizeOfJob)) {
        await commit((batch) =>
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
        await commit((batch) => group.forEach((id) => batch.update(jobs.doc(id), { closed_at: closedAt })));
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
  };

  /** Jobs and the catalogue's version change together, or not at all. */
  async function commit(fill: (batch: WriteBatch) => void): Promise<void> {
    const batch = firestore.batch();
    fill(batch);
    touchCatalogue(firestore, batch);
    await batch.commit();
  }
}
