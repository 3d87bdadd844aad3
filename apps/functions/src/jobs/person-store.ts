import { type JobCard, MAX_MARKED_JOBS, type Person } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readUser } from "../account/user-documents.ts";
import { readMarkedIds } from "../marks/marked-lists.ts";
import { readJobsByIds } from "./read-jobs.ts";

/** The newest of each list that say what a person likes: older ones say less of it, and each may cost a read. */
const MAX_TELLING = 50;

/**
 * Whom jobs are ranked for: the profile (an empty one where there is none that can be read) and the marked jobs.
 * Postings come from `open`, the jobs at hand; those no longer open cost a read each, a hundred at most.
 */
export async function readPerson(
  firestore: Firestore,
  uid: string,
  open: readonly JobCard[],
): Promise<Person> {
  const [user, savedIds, appliedIds] = await Promise.all([
    readUser(firestore, uid),
    readMarkedIds(firestore, uid, { list: "saved", limit: MAX_MARKED_JOBS }),
    readMarkedIds(firestore, uid, { list: "applied", limit: MAX_MARKED_JOBS }),
  ]);
  const telling = new Set<string>([...savedIds.slice(0, MAX_TELLING), ...appliedIds.slice(0, MAX_TELLING)]);
  const known = new Map<string, JobCard>();
  for (const job of open) if (telling.has(job.firestoreId)) known.set(job.firestoreId, job);
  const closed = [...telling].filter((id) => !known.has(id));
  for (const job of await readJobsByIds(firestore, closed)) known.set(job.firestoreId, job);
  const postings = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  return {
    profile: user ?? {},
    saved: postings(savedIds),
    applied: postings(appliedIds),
    markedIds: [...savedIds, ...appliedIds],
  };
}
