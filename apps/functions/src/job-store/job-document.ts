import { duplicateKey, Job, JobId, fingerprintText, WireDate } from "@farwork/domain";
import { type DocumentData, type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** The collection of `jobs/{firestoreId}`: a job's own fields and those of `StoredJob`, with Timestamps for dates. */
export const JOBS = "jobs";

/** A job with what ingestion keeps beside it. A job that was stored before these fields were may lack them. */
export const StoredJob = z.extend(Job, {
  /** The id of the feed that offers it. */
  feed: z.optional(z.string()),
  /** When a poll first found it missing; absent where the last one had it. */
  missed_at: z.optional(WireDate),
  /** `duplicateKey` and `fingerprintText` of `domain`, for finding other postings of its position. */
  duplicate_key: z.optional(z.string()),
  text_print: z.optional(z.string()),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** A job as it is stored when `feed` offers it. */
export function toStoredJob(job: Job, feed: string): StoredJob {
  return { ...job, feed, duplicate_key: duplicateKey(job), text_print: fingerprintText(job) };
}

/** What is written to a job that is in no group with others of its position. */
export const ALONE = {
  also_on: FieldValue.delete(),
  locations: FieldValue.delete(),
  duplicate_of: FieldValue.delete(),
};

/** An open job is stored with `closed_at: null`: Firestore can ask for null, but not for a missing field. */
export function toJobDocument(job: StoredJob): DocumentData {
  return { ...job, closed_at: job.closed_at ?? null };
}

/** Undefined where there is no such job, or (logged) where what is stored does not parse. */
export const readJob = (document: DocumentSnapshot): Job | undefined => readJobAs(Job, document);

/** The same with what ingestion keeps. */
export const readStoredJob = (document: DocumentSnapshot): StoredJob | undefined =>
  readJobAs(StoredJob, document);

/** The same by the schema of a query that asked for some fields. */
export function readJobAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  document: DocumentSnapshot,
): z.infer<Schema> | undefined {
  const stored = document.data();
  if (stored === undefined) return undefined;
  const parsed = z.safeParse(schema, toWireFields(stored));
  if (parsed.success) return parsed.data;
  logEvent("job-invalid", { jobId: document.id, problem: z.prettifyError(parsed.error) });
  return undefined;
}

/** Whether a text could name a job document at all; anything else would only be an error to Firestore. */
export const isJobId = (text: string): text is JobId => z.safeParse(JobId, text).success;
