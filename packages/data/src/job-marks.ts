import { AppliedJob, SavedJob } from "@farwork/domain/user";
import { collection, deleteDoc, doc, getDocs, serverTimestamp, setDoc } from "firebase/firestore/lite";
import * as z from "zod/mini";

import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { findUser } from "./open-auth.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";
import type { JobMarks } from "./with-marks.ts";

/**
 * Whose marks are meant, by uid; whoever is signed in unless told. A wish of one person's is never carried out for
 * another who has logged in since, in this tab or another one of the browser.
 */
export interface MarksOwner {
  readonly uid?: string;
}

/**
 * The records of the person signed in; both empty when nobody is.
 *
 * @throws DataError where they cannot be read; with `unauthenticated` where an owner is named who is not signed in.
 * @example const { saved } = await fetchJobMarks(client);
 */
export async function fetchJobMarks(client: Client, owner: MarksOwner = {}): Promise<JobMarks> {
  const marks = await asPerson(client, owner, undefined, async (uid) => {
    const [saved, applied] = await Promise.all([
      readRecords(client, `users/${uid}/savedJobs`, SavedJob),
      readRecords(client, `users/${uid}/appliedJobs`, AppliedJob),
    ]);
    return {
      saved: saved.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()),
      applied: applied.toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime()),
    };
  });
  if (marks === undefined && owner.uid !== undefined) throw new DataError("unauthenticated");
  return marks ?? { saved: [], applied: [] };
}

/**
 * Saves a job for the person signed in, or takes it off their list: one write, harmless when repeated.
 * Resolves to false when nobody is signed in, or not who is named, and to true when it is written.
 *
 * @throws DataError where the write failed; what is stored is then not known without reading it. `unavailable` where
 * nobody answered for 10 s: the write may then be done yet, see `DataError.underway`. With `invalid-argument` and the
 * field `jobId` for what is no job's id.
 * @example const isSaved = await setJobSaved(client, "remotive-1234567", true); // => true
 */
export async function setJobSaved(
  client: Client,
  jobId: string,
  isSaved: boolean,
  owner: MarksOwner = {},
): Promise<boolean> {
  return writeRecord(client, owner, { list: "savedJobs", time: "savedAt", jobId, isMarked: isSaved });
}

/**
 * As `setJobSaved`, for the jobs a person applied to.
 *
 * @throws DataError as `setJobSaved`.
 * @example const isApplied = await setJobApplied(client, "remotive-1234567", true); // => true
 */
export async function setJobApplied(
  client: Client,
  jobId: string,
  isApplied: boolean,
  owner: MarksOwner = {},
): Promise<boolean> {
  return writeRecord(client, owner, { list: "appliedJobs", time: "appliedAt", jobId, isMarked: isApplied });
}

interface RecordWrite {
  readonly list: "savedJobs" | "appliedJobs";
  readonly time: "savedAt" | "appliedAt";
  readonly jobId: string;
  readonly isMarked: boolean;
}

async function writeRecord(
  client: Client,
  owner: MarksOwner,
  { list, time, jobId, isMarked }: RecordWrite,
): Promise<boolean> {
  return asPerson(client, owner, false, async (uid) => {
    if (!SavedJob.shape.jobId.safeParse(jobId).success)
      throw new DataError("invalid-argument", { field: "jobId" });
    const record = doc(openFirestore(client), "users", uid, list, jobId);
    await (isMarked ? setDoc(record, { jobId, [time]: serverTimestamp() }) : deleteDoc(record));
    return true;
  });
}

/**
 * Does something as the person signed in; `otherwise` where nobody is or another than the owner named, or it failed
 * since they signed out meanwhile.
 */
async function asPerson<Outcome, Other>(
  client: Client,
  { uid }: MarksOwner,
  otherwise: Other,
  act: (uid: string) => Promise<Outcome>,
): Promise<Outcome | Other> {
  const person = await findUser(client);
  if (!person || (uid !== undefined && person.uid !== uid)) return otherwise;
  try {
    return await askDatabase(client, act(person.uid));
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
