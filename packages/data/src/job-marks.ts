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

import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { findUser } from "./open-auth.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";
import type { JobMarks } from "./with-marks.ts";
import { withinTime } from "./within-time.ts";

/**
 * The user whose lists are meant, by uid; by default whoever is signed in. Keeps a change from being applied to another
 * user who has signed in since, in this tab or another one of the browser.
 */
export interface MarksOwner {
  readonly uid?: string;
}

/**
 * The saved and applied jobs of the signed-in user, newest first; empty if nobody is signed in.
 *
 * @throws DataError if they cannot be read; with `unauthenticated` if the named owner is not signed in.
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
 * Saves or unsaves a job for the signed-in user in one idempotent write. Resolves to true once written, or to false if
 * nobody, or not the named user, is signed in.
 *
 * @throws DataError if the write failed; read again to find out what is stored. `unavailable` after 10 s without an
 * answer: the write may still succeed, see `DataError.inFlight`. `invalid-argument` with the field `jobId` for an invalid
 * id; `too-many-requests` with the field `savedJobs` if the list is full (`MAX_MARKED_JOBS`).
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
 * Like `setJobSaved`, for the jobs the user applied to.
 *
 * @throws DataError like `setJobSaved`; for a full list the field is `appliedJobs`.
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

/** The backend adds records, because it counts them; users delete their own. */
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
 * Runs `act` as the signed-in user; returns `otherwise` if nobody or another user than the owner is signed in, or if it
 * failed because they signed out meanwhile.
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

/** Records per request: the database limits how much it sends at once. */
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
  // Skip records of an older format instead of losing the whole list.
  return records.flatMap((record) => {
    const parsed = z.safeParse(schema, toWire(record.data()));
    return parsed.success ? [parsed.data] : [];
  });
}
