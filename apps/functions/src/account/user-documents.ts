import { AppliedJob, SavedJob, UserProfile } from "@farwork/domain";
import type { DocumentData, Firestore } from "firebase-admin/firestore";

import { readPersonalRecord } from "./read-personal-record.ts";

/** More than anybody marks by hand; a list is read whole for one page, so it needs an end. */
const MAX_MARKS = 1000;

/** The document `users/{uid}`; undefined where there is none, or (logged) where it does not parse. */
export async function readUser(firestore: Firestore, uid: string): Promise<UserProfile | undefined> {
  const stored = (await firestore.collection("users").doc(uid).get()).data();
  return stored && readPersonalRecord("users", UserProfile, stored);
}

/** The newest 1,000 saved jobs, newest first. */
export async function readSaved(firestore: Firestore, uid: string): Promise<SavedJob[]> {
  const stored = await readMarks(firestore, uid, { list: "savedJobs", time: "savedAt" });
  return stored.flatMap((mark) => readPersonalRecord("savedJobs", SavedJob, mark) ?? []);
}

/** The newest 1,000 jobs marked as applied to, newest first. */
export async function readApplied(firestore: Firestore, uid: string): Promise<AppliedJob[]> {
  const stored = await readMarks(firestore, uid, { list: "appliedJobs", time: "appliedAt" });
  return stored.flatMap((mark) => readPersonalRecord("appliedJobs", AppliedJob, mark) ?? []);
}

async function readMarks(
  firestore: Firestore,
  uid: string,
  { list, time }: { readonly list: string; readonly time: string },
): Promise<DocumentData[]> {
  const marks = firestore.collection("users").doc(uid).collection(list);
  const { docs } = await marks.orderBy(time, "desc").limit(MAX_MARKS).get();
  return docs.map((document) => document.data());
}
