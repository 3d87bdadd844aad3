import { type Job, JobCard } from "@farwork/domain";
import { type DocumentSnapshot, FieldPath, type Firestore, type ReadOptions } from "firebase-admin/firestore";

import { readPages } from "../runtime/read-pages.ts";
import { Refusal } from "../runtime/refusal.ts";
import { isJobId, JOBS, readJob, readJobAs, readStoredJob, type StoredJob } from "./job-document.ts";

/** Jobs of one query when all are read. */
const PAGE = 1000;
/** Characters: as many jobs as may be asked for at once have these, unless they are all far longer than most. */
const MAX_DESCRIPTIONS = 1_000_000;

/** In the order asked, each once, closed ones too; ids no job has are left out. One read an id. */
export async function readJobsByIds(firestore: Firestore, ids: Iterable<string>): Promise<Job[]> {
  return (await readDocuments(firestore, ids)).flatMap((document) => readJob(document) ?? []);
}

/**
 * The same for one answer. @throws Refusal `resource-exhausted` naming `field` where the descriptions are too much for
 * one: fewer jobs can be asked for.
 */
export async function readAnswerableJobs(
  firestore: Firestore,
  ids: Iterable<string>,
  field: "jobIds" | "pageSize",
): Promise<Job[]> {
  const jobs = await readJobsByIds(firestore, ids);
  const length = jobs.reduce((sum, { description }) => sum + description.length, 0);
  if (length > MAX_DESCRIPTIONS) throw new Refusal("resource-exhausted", field);
  return jobs;
}

/** The same as `readJobsByIds` with what ingestion keeps beside a job. */
export async function readStoredJobsByIds(firestore: Firestore, ids: Iterable<string>): Promise<StoredJob[]> {
  return (await readDocuments(firestore, ids)).flatMap((document) => readStoredJob(document) ?? []);
}

const CARD_FIELDS = Object.keys(JobCard.shape);

/**
 * Cards of jobs, closed ones too, by their ids: none for a job that cannot be read, and no entry for an id that no job
 * has. One read an id, without the description.
 */
export async function readStoredCards(
  firestore: Firestore,
  ids: Iterable<string>,
): Promise<Map<string, JobCard | undefined>> {
  const documents = await readDocuments(firestore, ids, { fieldMask: CARD_FIELDS });
  const stored = documents.filter(({ exists }) => exists);
  return new Map(stored.map((document) => [document.id, readJobAs(JobCard, document)]));
}

async function readDocuments(
  firestore: Firestore,
  ids: Iterable<string>,
  options: ReadOptions = {},
): Promise<DocumentSnapshot[]> {
  const jobs = firestore.collection(JOBS);
  const asked = [...new Set(ids)].filter(isJobId).map((id) => jobs.doc(id));
  return asked.length === 0 ? [] : firestore.getAll(...asked, options);
}

/** Every job that is not closed, by id. One read a job: only for what is made from all of them, once. */
export async function* readOpenJobs(firestore: Firestore): AsyncIterable<Job> {
  const jobs = firestore.collection(JOBS).where("closed_at", "==", null);
  for await (const document of readPages(jobs.orderBy(FieldPath.documentId()), PAGE)) {
    const job = readJob(document);
    if (job) yield job;
  }
}
