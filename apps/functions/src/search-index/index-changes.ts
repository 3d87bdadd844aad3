import { JobId } from "@farwork/domain";
import type { DocumentReference, Firestore, Transaction, WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";

const CHANGES = "indexChanges";
const ChangedJobs = z.object({ jobIds: z.array(JobId), duplicateKeys: z._default(z.array(z.string()), []) });

/** Jobs changed by one commit that are not published yet. */
export interface PendingChange {
  readonly document: DocumentReference;
  readonly jobIds: readonly JobId[];
  /** The keys of the jobs before and after the change, whose duplicates have to be recomputed. */
  readonly duplicateKeys: readonly string[];
}

/**
 * Adds a change record to a commit that changes jobs. It exists if and only if they changed, so the process may die
 * right after committing: the next publication by anyone processes the record.
 */
export function noteChangedJobs(
  firestore: Firestore,
  commit: WriteBatch | Transaction,
  jobIds: readonly string[],
  duplicateKeys: readonly string[] = [],
): DocumentReference {
  const record = firestore.collection(CHANGES).doc();
  commit.create(record, { jobIds, duplicateKeys });
  return record;
}

/** Up to `limit` change records, in any order, as the current state of jobs is published. */
export async function readPendingChanges(firestore: Firestore, limit: number): Promise<PendingChange[]> {
  const { docs } = await firestore.collection(CHANGES).limit(limit).get();
  return docs.map((document) => {
    // An invalid record names no job and is removed by processing it.
    const parsed = z.safeParse(ChangedJobs, document.data());
    return { document: document.ref, ...(parsed.success ? parsed.data : { jobIds: [], duplicateKeys: [] }) };
  });
}
