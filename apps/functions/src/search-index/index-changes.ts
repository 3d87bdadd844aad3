import { JobId } from "@farwork/domain";
import type { DocumentReference, Firestore, Transaction, WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";

const CHANGES = "indexChanges";
const ChangedJobs = z.object({ jobIds: z.array(JobId), duplicateKeys: z._default(z.array(z.string()), []) });

/** Jobs that one commit changed, not yet published. */
export interface PendingChange {
  readonly document: DocumentReference;
  readonly jobIds: readonly JobId[];
  /** Of the jobs as they are now and as they were: among these, postings of one position have to be found anew. */
  readonly duplicateKeys: readonly string[];
}

/**
 * Adds to a commit that changes jobs the record of which they are. It is there if and only if they changed, so whoever
 * commits may die at once: the next publication, whosesoever it is, takes the record.
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

/** At most `limit` change records, in no order: what is published is what the jobs are by then. */
export async function readPendingChanges(firestore: Firestore, limit: number): Promise<PendingChange[]> {
  const { docs } = await firestore.collection(CHANGES).limit(limit).get();
  return docs.map((document) => {
    // A record that does not parse names no job; taking it is how it goes away.
    const parsed = z.safeParse(ChangedJobs, document.data());
    return { document: document.ref, ...(parsed.success ? parsed.data : { jobIds: [], duplicateKeys: [] }) };
  });
}
