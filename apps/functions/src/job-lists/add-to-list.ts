import { MAX_MARKED_JOBS, type MarkJobRequest } from "@farwork/domain";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";

import { tombstonePath } from "../personal-data/tombstone.ts";
import { Refusal } from "../runtime/refusal.ts";
import { withLock } from "../runtime/with-lock.ts";
import { JOB_LISTS, openJobList } from "./job-lists.ts";

/**
 * Writes the record of a job on a list, replacing an existing one. Records are counted in the same transaction, so that
 * concurrent calls cannot exceed the limit; a list that is already longer loses nothing.
 *
 * @throws Refusal `resource-exhausted` naming `savedJobs` or `appliedJobs` if the list is full, `unauthenticated` if
 * the account was deleted, `unavailable` if too many other calls come first.
 */
export async function addToList(firestore: Firestore, { uid, list, jobId }: MarkJobRequest): Promise<void> {
  const { records: field, time } = JOB_LISTS[list];
  const records = openJobList(firestore, uid, list);
  const record = records.doc(jobId);
  const store = async (transaction: Transaction) => {
    const [stored, tombstone] = await transaction.getAll(record, firestore.doc(tombstonePath(uid)));
    if (tombstone?.exists === true) throw new Refusal("unauthenticated");
    if (stored?.exists !== true) {
      const { count } = (await transaction.get(records.count())).data();
      if (count >= MAX_MARKED_JOBS) throw new Refusal("resource-exhausted", field);
    }
    transaction.set(record, { jobId, [time]: FieldValue.serverTimestamp() });
  };
  await withLock(records.path, () => firestore.runTransaction(store));
}
