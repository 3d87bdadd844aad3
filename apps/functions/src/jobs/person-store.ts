import type { JobCard, Person } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readUser } from "../account/user-documents.ts";
import { findJobIds, readJobIds } from "../job-lists/job-lists.ts";
import { readStoredCards } from "../job-store/read-jobs.ts";

/** The newest entries of each list are used as interests: older ones say less, and each may cost a read. */
const MAX_TELLING = 50;

/**
 * The newest entries of each list that are excluded before ranking. Older ones are only checked for recommended jobs.
 */
const MAX_KNOWN = 500;

/**
 * Reads the person jobs are ranked for: the profile (empty if there is none or it is unreadable) and saved and applied
 * jobs. Postings come from the `open` jobs in memory; closed ones cost a read each, at most a hundred.
 */
export async function readPerson(
  firestore: Firestore,
  uid: string,
  open: readonly JobCard[],
): Promise<Person> {
  const [user, savedIds, appliedIds] = await Promise.all([
    readUser(firestore, uid),
    readJobIds(firestore, uid, { list: "saved", limit: MAX_KNOWN }),
    readJobIds(firestore, uid, { list: "applied", limit: MAX_KNOWN }),
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

/** Removes jobs that the person saved or applied to longer ago than `readPerson` looks back. Two reads per job. */
export async function leaveOutSavedOrApplied<Entry extends { readonly job: JobCard }>(
  firestore: Firestore,
  uid: string,
  { ranked, person }: { readonly ranked: readonly Entry[]; readonly person: Person },
): Promise<readonly Entry[]> {
  if ((person.markedIds ?? []).length < MAX_KNOWN) return ranked;
  const among = ranked.map(({ job }) => job.firestoreId);
  const [saved, applied] = await Promise.all([
    findJobIds(firestore, uid, { list: "saved", among }),
    findJobIds(firestore, uid, { list: "applied", among }),
  ]);
  return ranked.filter(({ job }) => !saved.has(job.firestoreId) && !applied.has(job.firestoreId));
}
