import { type Job, JobCard } from "@farwork/domain";
import { type DocumentSnapshot, FieldPath, type Firestore, type ReadOptions } from "firebase-admin/firestore";

import { readPages } from "../runtime/read-pages.ts";
import { Refusal } from "../runtime/refusal.ts";
import { isJobId, JOBS, readJob, readJobAs, readStoredJob, type StoredJob } from "./job-document.ts";

/** Jobs per query when reading all. */
const PAGE = 1000;
/** Maximum characters per response; enough for the maximum number of jobs unless all are unusually long. */
const MAX_DESCRIPTIONS = 1_000_000;

/** In the requested order, without duplicates, including closed jobs; unknown ids are left out. One read per id. */
export async function readJobsByIds(firestore: Firestore, ids: Iterable<string>): Promise<Job[]> {
  return (await readDocuments(firestore, ids)).flatMap((document) => readJob(document) ?? []);
}

/**
 * The same for a response. @throws Refusal `resource-exhausted` naming `field` if the descriptions are too long for one
 * response: request fewer jobs.
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

/** Like `readJobsByIds`, with ingestion's internal fields. */
export async function readStoredJobsByIds(firestore: Firestore, ids: Iterable<string>): Promise<StoredJob[]> {
  return (await readDocuments(firestore, ids)).flatMap((document) => readStoredJob(document) ?? []);
}

const CARD_FIELDS = Object.keys(JobCard.shape);

/**
 * Cards of jobs by id, including closed ones: undefined for an unreadable job, no entry for an unknown id. One read per
 * id, without the description.
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

/** Every job that is not closed, by id. One read per job, so only for building something from all of them. */
export async function* readOpenJobs(firestore: Firestore): AsyncIterable<Job> {
  const jobs = firestore.collection(JOBS).where("closed_at", "==", null);
  for await (const document of readPages(jobs.orderBy(FieldPath.documentId()), PAGE)) {
    const job = readJob(document);
    if (job) yield job;
  }
}
