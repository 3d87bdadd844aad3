import { AppliedJob, SavedJob } from "@farwork/domain/user/job-marks";
import { collection, deleteDoc, doc, getDocs, serverTimestamp, setDoc } from "firebase/firestore/lite";
import * as z from "zod/mini";

import type { Client } from "./client.ts";
import { DataError, toDataError } from "./data-error.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { findUser } from "./open-auth.ts";
import type { JobMarks } from "./with-marks.ts";

/**
 * The records of the person signed in; both empty when nobody is.
 *
 * @throws DataError where they cannot be read.
 * @example const { saved } = await fetchJobMarks(client);
 */
export async function fetchJobMarks(client: Client): Promise<JobMarks> {
  return asPerson(client, { saved: [], applied: [] }, async (uid) => {
    const [saved, applied] = await Promise.all([
      readRecords(client, `users/${uid}/savedJobs`, SavedJob),
      readRecords(client, `users/${uid}/appliedJobs`, AppliedJob),
    ]);
    return {
      saved: saved.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()),
      applied: applied.toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime()),
    };
  });
}

/**
 * Saves a job for the person signed in, or takes it off their list: one write, harmless when repeated.
 * Resolves to false when nobody is signed in, and to true when it is written.
 *
 * @throws DataError where the write failed; what is stored is then not known without reading it. With
 * `invalid-argument` and the field `jobId` for what is no job's id.
 * @example const isSaved = await setJobSaved(client, "remotive-1234567", true);
 */
export async function setJobSaved(client: Client, jobId: string, isSaved: boolean): Promise<boolean> {
  return writeRecord(client, { list: "savedJobs", time: "savedAt", jobId, isMarked: isSaved });
}

/**
 * As `setJobSaved`, for the jobs a person applied to.
 *
 * @throws DataError as `setJobSaved`.
 * @example const isApplied = await setJobApplied(client, "remotive-1234567", true);
 */
export async function setJobApplied(client: Client, jobId: string, isApplied: boolean): Promise<boolean> {
  return writeRecord(client, { list: "appliedJobs", time: "appliedAt", jobId, isMarked: isApplied });
}

interface RecordWrite {
  readonly list: "savedJobs" | "appliedJobs";
  readonly time: "savedAt" | "appliedAt";
  readonly jobId: string;
  readonly isMarked: boolean;
}

async function writeRecord(client: Client, { list, time, jobId, isMarked }: RecordWrite): Promise<boolean> {
  return asPerson(client, false, async (uid) => {
    if (!SavedJob.shape.jobId.safeParse(jobId).success)
      throw new DataError("invalid-argument", { field: "jobId" });
    const record = doc(openFirestore(client), "users", uid, list, jobId);
    await (isMarked ? setDoc(record, { jobId, [time]: serverTimestamp() }) : deleteDoc(record));
    return true;
  });
}

/** Does something as the person signed in; `otherwise` where nobody is, or it failed since they signed out meanwhile. */
async function asPerson<Outcome>(
  client: Client,
  otherwise: Outcome,
  act: (uid: string) => Promise<Outcome>,
): Promise<Outcome> {
  const person = await findUser(client);
  if (!person) return otherwise;
  try {
    return await act(person.uid);
  } catch (error) {
    const isStillHere = (await findUser(client))?.uid === person.uid;
    if (!isStillHere) return otherwise;
    throw toDataError(error);
  }
}

async function readRecords<Schema extends z.ZodMiniType>(
  client: Client,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const { docs } = await getDocs(collection(openFirestore(client), path));
  // A record of an older kind is no reason to lose the others.
  return docs.flatMap((document) => {
    const parsed = z.safeParse(schema, toWire(document.data()));
    return parsed.success ? [parsed.data] : [];
  });
}
