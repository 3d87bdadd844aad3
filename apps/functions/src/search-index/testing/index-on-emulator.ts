import { type Job, JobFilters, queryJobIndex, readJobCards } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { JOBS, toJobDocument } from "../../job-store/job-document.ts";
import { noteChangedJobs } from "../index-changes.ts";
import { createIndexStore } from "../index-store.ts";
import { openStoredIndex } from "../stored-index.ts";

/** The current time in these tests; their jobs are never too old. */
export const NOON = new Date("2026-03-01T12:00:00Z");
export const clock = () => NOON;

/** Another connection to the same database, like that of another instance. */
export function openConnection({ options: { projectId = "" } }: App, name: string) {
  const app = initializeApp({ projectId }, `${projectId} ${name}`);
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  return { store: createIndexStore(firestore), firestore, close: () => deleteApp(app) };
}

/** Writes jobs and the change record like ingestion, without publishing. */
export async function commitJobs(firestore: Firestore, jobs: readonly Job[]): Promise<void> {
  const batch = firestore.batch();
  for (const job of jobs) batch.set(firestore.collection(JOBS).doc(job.firestoreId), toJobDocument(job));
  noteChangedJobs(
    firestore,
    batch,
    jobs.map(({ firestoreId }) => firestoreId),
  );
  await batch.commit();
}

export const job = (sourceId: string, title = `Job ${sourceId}`) => buildJob({ sourceId, title });

/** The titles a new instance finds, without repairing anything. */
export async function readTitles(firestore: Firestore): Promise<string[] | string> {
  const loaded = await openStoredIndex(createIndexStore(firestore), clock).load(undefined);
  if (loaded.status !== "loaded") return loaded.status;
  const { index } = loaded.index;
  const query = { filters: z.parse(JobFilters, {}), page: 1, pageSize: 5000, facets: false };
  return readJobCards(index, queryJobIndex(index, query, NOON).docs)
    .map(({ title }) => title)
    .toSorted();
}

/** The number of unpublished change records. */
export async function countChanges(firestore: Firestore): Promise<number> {
  return (await firestore.collection("indexChanges").get()).size;
}
