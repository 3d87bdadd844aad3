import type { MarkedList } from "@farwork/domain";
import type { CollectionReference, Firestore, Query } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";

/** The collection of a list, and the field of its records that says when a job was put there. */
export const MARKED_LISTS = {
  saved: { records: "savedJobs", time: "savedAt" },
  applied: { records: "appliedJobs", time: "appliedAt" },
} as const satisfies Readonly<Record<MarkedList, object>>;

/** The records `users/{uid}/savedJobs/{jobId}`, or those of `appliedJobs`. */
export function openMarkedList(firestore: Firestore, uid: string, list: MarkedList): CollectionReference {
  return firestore.collection(PERSONAL_DATA[MARKED_LISTS[list].records](uid));
}

/** The same as a query, newest first. What has no moment, which no browser could write, is not among them. */
export function queryNewestMarks(firestore: Firestore, uid: string, list: MarkedList): Query {
  return openMarkedList(firestore, uid, list).orderBy(MARKED_LISTS[list].time, "desc");
}

/** The other way round. */
export function queryOldestMarks(firestore: Firestore, uid: string, list: MarkedList): Query {
  return openMarkedList(firestore, uid, list).orderBy(MARKED_LISTS[list].time);
}

/** Ids of the newest jobs of a list, newest first. */
export async function readMarkedIds(
  firestore: Firestore,
  uid: string,
  { list, limit }: { readonly list: MarkedList; readonly limit: number },
): Promise<string[]> {
  // The records' names say it all: nothing else of thousands of them is sent.
  const { docs } = await queryNewestMarks(firestore, uid, list).limit(limit).select().get();
  return docs.map(({ id }) => id);
}

/** Those of these jobs that are on a list. One read each. */
export async function findMarkedIds(
  firestore: Firestore,
  uid: string,
  { list, among }: { readonly list: MarkedList; readonly among: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  const records = openMarkedList(firestore, uid, list);
  const found = await firestore.getAll(...among.map((id) => records.doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
