import { Job, JobId } from "@farwork/domain";
import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logJobUnreadable } from "../runtime/log.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** The collection of `jobs/{firestoreId}`: a job's own fields, with Timestamps for dates. */
export const JOBS = "jobs";

/** An open job is stored with `closed_at: null`: Firestore can ask for null, but not for a missing field. */
export function toJobDocument(job: Job): DocumentData {
  return { ...job, closed_at: job.closed_at ?? null };
}

/** Undefined where there is no such job, or (logged) where what is stored does not parse. */
export function readJob(document: DocumentSnapshot): Job | undefined {
  const stored = document.data();
  if (stored === undefined) return undefined;
  const parsed = z.safeParse(Job, toWireFields(stored));
  if (parsed.success) return parsed.data;
  logJobUnreadable(document.id, z.prettifyError(parsed.error));
  return undefined;
}

/** Whether a text could name a job document at all; anything else would only be an error to Firestore. */
export const isJobId = (text: string): text is JobId => z.safeParse(JobId, text).success;
