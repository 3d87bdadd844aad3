import { AppliedJob, SavedJob, UserProfile } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { toWireFields } from "../runtime/wire-fields.ts";
import { PERSONAL_DATA } from "./personal-data.ts";
import { readPersonalRecord } from "./read-personal-record.ts";

/** More than anybody marks by hand; a list is read whole for one page, so it needs an end. */
const MAX_MARKS = 1000;

/** The document `users/{uid}`; undefined where there is none, or (logged) where it does not parse. */
export async function readUser(firestore: Firestore, uid: string): Promise<UserProfile | undefined> {
  const stored = (await firestore.doc(PERSONAL_DATA.user(uid)).get()).data();
  return stored && readPersonalRecord("users", UserProfile, toWireFields(stored));
}

/** The newest 1,000 saved jobs, newest first. */
export async function readSaved(firestore: Firestore, uid: string): Promise<SavedJob[]> {
  const stored = await readMarks(firestore, PERSONAL_DATA.savedJobs(uid), "savedAt");
  return stored.flatMap((mark) => readPersonalRecord("savedJobs", SavedJob, mark) ?? []);
}

/** The newest 1,000 jobs marked as applied to, newest first. */
export async function readApplied(firestore: Firestore, uid: string): Promise<AppliedJob[]> {
  const stored = await readMarks(firestore, PERSONAL_DATA.appliedJobs(uid), "appliedAt");
  return stored.flatMap((mark) => readPersonalRecord("appliedJobs", AppliedJob, mark) ?? []);
}

async function readMarks(
  firestore: Firestore,
  path: string,
  time: "savedAt" | "appliedAt",
): Promise<Record<string, unknown>[]> {
  const { docs } = await firestore.collection(path).orderBy(time, "desc").limit(MAX_MARKS).get();
  return docs.map((document) => toWireFields(document.data()));
}
