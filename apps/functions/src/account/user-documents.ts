import { AppliedJob, SavedJob, UserProfile } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { queryNewestJobs } from "../job-lists/job-lists.ts";
import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { readPersonalRecord } from "../personal-data/read-personal-record.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** The number of entries shown by older sites without paginated lists. */
export const MAX_WHOLE_LIST = 100;

/** Reads the document `users/{uid}`; undefined if there is none or (logged) if it does not parse. */
export async function readUser(firestore: Firestore, uid: string): Promise<UserProfile | undefined> {
  const stored = (await firestore.doc(PERSONAL_DATA.user(uid)).get()).data();
  return stored && readPersonalRecord("users", UserProfile, toWireFields(stored));
}

/** The newest `MAX_WHOLE_LIST` saved jobs, newest first. */
export async function readSaved(firestore: Firestore, uid: string): Promise<SavedJob[]> {
  const { docs } = await queryNewestJobs(firestore, uid, "saved").limit(MAX_WHOLE_LIST).get();
  return docs.flatMap((entry) => readPersonalRecord("savedJobs", SavedJob, toWireFields(entry.data())) ?? []);
}

/** The newest `MAX_WHOLE_LIST` jobs marked as applied to, newest first. */
export async function readApplied(firestore: Firestore, uid: string): Promise<AppliedJob[]> {
  const { docs } = await queryNewestJobs(firestore, uid, "applied").limit(MAX_WHOLE_LIST).get();
  return docs.flatMap(
    (entry) => readPersonalRecord("appliedJobs", AppliedJob, toWireFields(entry.data())) ?? [],
  );
}
