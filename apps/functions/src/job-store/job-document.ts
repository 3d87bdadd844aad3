import { duplicateKey, Job, JobId, fingerprintText, WireDate } from "@farwork/domain";
import { type DocumentData, type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** The collection of jobs, `jobs/{firestoreId}`: the fields of `StoredJob`, with dates as Timestamps. */
export const JOBS = "jobs";

/** A job with internal fields of ingestion, which jobs stored earlier may lack. */
export const StoredJob = z.extend(Job, {
  /** The id of the feed that offers it. */
  feed: z.optional(z.string()),
  /** When a poll first did not have it; absent if the last one did. */
  missed_at: z.optional(WireDate),
  /** `duplicateKey` and `fingerprintText` of `domain`, for finding duplicates. */
  duplicate_key: z.optional(z.string()),
  text_print: z.optional(z.string()),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** The stored form of a job offered by `feed`. */
export function toStoredJob(job: Job, feed: string): StoredJob {
  return { ...job, feed, duplicate_key: duplicateKey(job), text_print: fingerprintText(job) };
}

/** The fields of a job without duplicates. */
export const ALONE = {
  also_on: FieldValue.delete(),
  locations: FieldValue.delete(),
  duplicate_of: FieldValue.delete(),
};

/** Open jobs are stored with `closed_at: null`, as Firestore cannot query for missing fields. */
export function toJobDocument(job: StoredJob): DocumentData {
  return { ...job, closed_at: job.closed_at ?? null };
}

/** Undefined if there is no such job, or (logged) if it does not parse. */
export const readJob = (document: DocumentSnapshot): Job | undefined => readJobAs(Job, document);

/** The same with ingestion's internal fields. */
export const readStoredJob = (document: DocumentSnapshot): StoredJob | undefined =>
  readJobAs(StoredJob, document);

/** The same with the schema of a query that selects some fields. */
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

/** Whether a text is a valid job id; anything else would be an error in Firestore. */
export const isJobId = (text: string): text is JobId => z.safeParse(JobId, text).success;
