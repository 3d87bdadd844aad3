import { type MarkedList, MarkJob } from "@farwork/domain/contract";
import { AppliedJob, SavedJob } from "@farwork/domain/user";
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
} from "firebase/firestore/lite";
import * as z from "zod/mini";

import { callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { findUser } from "./open-auth.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";
import type { JobMarks } from "./with-marks.ts";
import { withinTime } from "./within-time.ts";

/**
 * Whose marks are meant, by uid; whoever is signed in unless told. What one person asked for is never done for
 * another who has logged in since, in this tab or another one of the browser.
 */
export interface MarksOwner {
  readonly uid?: string;
}

/**
 * The records of the person signed in, newest first; both lists empty when nobody is.
 *
 * @throws DataError where they cannot be read; with `unauthenticated` where an owner is named who is not signed in.
 * @example const { saved } = await fetchJobMarks(client);
 */
export async function fetchJobMarks(client: Client, owner: MarksOwner = {}): Promise<JobMarks> {
  const marks = await asPerson(client, owner, undefined, async (uid) => {
    const [saved, applied] = await askDatabase(
      client,
      Promise.all([
        readRecords(client, { path: `users/${uid}/savedJobs`, time: "savedAt", schema: SavedJob }),
        readRecords(client, { path: `users/${uid}/appliedJobs`, time: "appliedAt", schema: AppliedJob }),
      ]),
    );
    return { saved, applied };
  });
  if (marks === undefined && owner.uid !== undefined) throw new DataError("unauthenticated");
  return marks ?? { saved: [], applied: [] };
}

/**
 * Saves a job for the person signed in, or takes it off their list: one write, harmless when repeated.
 * Resolves to false when nobody is signed in, or not who is named, and to true when it is written.
 *
 * @throws DataError where the write failed; what is stored is then not known without reading it. `unavailable` where
 * nobody answered for 10 s: the write may then be done yet, see `DataError.inFlight`. With `invalid-argument` and the
 * field `jobId` for what is no job's id; with `too-many-requests` and the field `savedJobs` where the list has
 * `MAX_MARKED_JOBS`, until one is taken off.
 * @example const isSaved = await setJobSaved(client, "remotive-1234567", true); // => true
 */
export async function setJobSaved(
  client: Client,
  jobId: string,
  isSaved: boolean,
  owner: MarksOwner = {},
): Promise<boolean> {
  return writeRecord(client, owner, { list: "saved", jobId, isMarked: isSaved });
}

/**
 * As `setJobSaved`, for the jobs a person applied to.
 *
 * @throws DataError as `setJobSaved`; of a full list the field is `appliedJobs`.
 * @example const isApplied = await setJobApplied(client, "remotive-1234567", true); // => true
 */
export async function setJobApplied(
  client: Client,
  jobId: string,
  isApplied: boolean,
  owner: MarksOwner = {},
): Promise<boolean> {
  return writeRecord(client, owner, { list: "applied", jobId, isMarked: isApplied });
}

interface RecordWrite {
  readonly list: MarkedList;
  readonly jobId: string;
  readonly isMarked: boolean;
}

/** What is added is counted by the backend; what goes is the person's own to delete. */
async function writeRecord(
  client: Client,
  owner: MarksOwner,
  { list, jobId, isMarked }: RecordWrite,
): Promise<boolean> {
  return asPerson(client, owner, false, async (uid) => {
    if (!SavedJob.shape.jobId.safeParse(jobId).success)
      throw new DataError("invalid-argument", { field: "jobId" });
    if (isMarked) {
      await withinTime(callSignedIn(client, MarkJob, { uid, list, jobId }));
    } else {
      await askDatabase(client, deleteDoc(doc(openFirestore(client), "users", uid, `${list}Jobs`, jobId)));
    }
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
    return await act(person.uid);
  } catch (error) {
    const isStillHere = (await findUser(client))?.uid === person.uid;
    if (!isStillHere) return otherwise;
    throw toDataError(error);
  }
}

/** Records of one request: the database sends no more in one piece, however long a list is. */
const PAGE = 500;

async function readRecords<Schema extends z.ZodMiniType>(
  client: Client,
  { path, time, schema }: { readonly path: string; readonly time: string; readonly schema: Schema },
): Promise<z.output<Schema>[]> {
  const newestFirst = query(collection(openFirestore(client), path), orderBy(time, "desc"), limit(PAGE));
  const records: QueryDocumentSnapshot[] = [];
  for (let page = newestFirst; ; page = query(newestFirst, startAfter(records.at(-1)))) {
    const { docs } = await getDocs(page);
    records.push(...docs);
    if (docs.length < PAGE) break;
  }
  // A record of an older kind is no reason to lose the others.
  return records.flatMap((record) => {
    const parsed = z.safeParse(schema, toWire(record.data()));
    return parsed.success ? [parsed.data] : [];
  });
}
