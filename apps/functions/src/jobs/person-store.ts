import type { JobCard, Person } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readUser } from "../account/user-documents.ts";
import { readStoredCards } from "../job-store/read-jobs.ts";
import { findMarkedIds, readMarkedIds } from "../marks/marked-lists.ts";

/** The newest of each list that say what a person likes: older ones say less of it, and each may cost a read. */
const MAX_TELLING = 50;

/** The newest of each list that are known before jobs are ranked. Of the others only those that were chosen matter. */
const MAX_KNOWN = 500;

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
    readMarkedIds(firestore, uid, { list: "saved", limit: MAX_KNOWN }),
    readMarkedIds(firestore, uid, { list: "applied", limit: MAX_KNOWN }),
  ]);
  const telling = new Set<string>([...savedIds.slice(0, MAX_TELLING), ...appliedIds.slice(0, MAX_TELLING)]);
  const known = new Map<string, JobCard>();
  for (const job of open) if (telling.has(job.firestoreId)) known.set(job.firestoreId, job);
  const closed = [...telling].filter((id) => !known.has(id));
  for (const [id, job] of await readStoredCards(firestore, closed)) if (job) known.set(id, job);
  const postings = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  return {
    profile: user ?? {},
    saved: postings(savedIds),
    applied: postings(appliedIds),
    markedIds: [...savedIds, ...appliedIds],
  };
}

/** Takes the jobs out that the person has saved or applied to longer ago than `readPerson` looks back. Two reads a job. */
export async function leaveOutMarked<Entry extends { readonly job: JobCard }>(
  firestore: Firestore,
  uid: string,
  { ranked, person }: { readonly ranked: readonly Entry[]; readonly person: Person },
): Promise<readonly Entry[]> {
  if ((person.markedIds ?? []).length < MAX_KNOWN) return ranked;
  const among = ranked.map(({ job }) => job.firestoreId);
  const [saved, applied] = await Promise.all([
    findMarkedIds(firestore, uid, { list: "saved", among }),
    findMarkedIds(firestore, uid, { list: "applied", among }),
  ]);
  return ranked.filter(({ job }) => !saved.has(job.firestoreId) && !applied.has(job.firestoreId));
}
