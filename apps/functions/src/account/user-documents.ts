import { AppliedJob, SavedJob, UserProfile } from "@farwork/domain";
import type { DocumentData, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logPersonalRecordUnreadable } from "../runtime/log.ts";
import { toWireFields } from "../runtime/wire-fields.ts";

/** More than anybody marks by hand; a list is read whole for one page, so it needs an end. */
const MAX_MARKS = 1000;

/** The document `users/{uid}`; undefined where there is none, or (logged) where it does not parse. */
export async function readUser(firestore: Firestore, uid: string): Promise<UserProfile | undefined> {
  const stored = (await firestore.collection("users").doc(uid).get()).data();
  return stored && parseStored("users", UserProfile, stored);
}

/** The newest 1,000 saved jobs, newest first. */
export async function readSaved(firestore: Firestore, uid: string): Promise<SavedJob[]> {
  const stored = await readMarks(firestore, uid, { list: "savedJobs", time: "savedAt" });
  return stored.flatMap((mark) => parseStored("savedJobs", SavedJob, mark) ?? []);
}

/** The newest 1,000 jobs marked as applied to, newest first. */
export async function readApplied(firestore: Firestore, uid: string): Promise<AppliedJob[]> {
  const stored = await readMarks(firestore, uid, { list: "appliedJobs", time: "appliedAt" });
  return stored.flatMap((mark) => parseStored("appliedJobs", AppliedJob, mark) ?? []);
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

/** One record that does not parse is no reason to lose the others, or the page. */
function parseStored<Schema extends z.ZodMiniType>(
  collection: string,
  schema: Schema,
  stored: DocumentData,
): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, toWireFields(stored));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`);
  logPersonalRecordUnreadable(collection, problems);
  return undefined;
}
