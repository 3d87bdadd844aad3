import type { MarkedList } from "@farwork/domain";
import type { CollectionReference, Firestore, Query } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";

/** The collection of each list, and the field with the time a job was added. */
export const JOB_LISTS = {
  saved: { records: "savedJobs", time: "savedAt" },
  applied: { records: "appliedJobs", time: "appliedAt" },
} as const satisfies Readonly<Record<MarkedList, object>>;

/** The collection `users/{uid}/savedJobs` or `appliedJobs`. */
export function openJobList(firestore: Firestore, uid: string, list: MarkedList): CollectionReference {
  return firestore.collection(PERSONAL_DATA[JOB_LISTS[list].records](uid));
}

/** The same as a query, newest first. Records without a time, which browsers cannot write, are left out. */
export function queryNewestJobs(firestore: Firestore, uid: string, list: MarkedList): Query {
  return openJobList(firestore, uid, list).orderBy(JOB_LISTS[list].time, "desc");
}

/** The same, oldest first. */
export function queryOldestJobs(firestore: Firestore, uid: string, list: MarkedList): Query {
  return openJobList(firestore, uid, list).orderBy(JOB_LISTS[list].time);
}

/** The ids of the newest jobs of a list, newest first. */
export async function readJobIds(
  firestore: Firestore,
  uid: string,
  { list, limit }: { readonly list: MarkedList; readonly limit: number },
): Promise<string[]> {
  // Selects no fields: the ids are enough.
  const { docs } = await queryNewestJobs(firestore, uid, list).limit(limit).select().get();
  return docs.map(({ id }) => id);
}

/** Which of these jobs are on a list. One read each. */
export async function findJobIds(
  firestore: Firestore,
  uid: string,
  { list, among }: { readonly list: MarkedList; readonly among: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  const records = openJobList(firestore, uid, list);
  const found = await firestore.getAll(...among.map((id) => records.doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
