import {
  JobId,
  MAX_MARKED_JOBS,
  type MarkedJob,
  type MarkedJobsPage,
  type MarkedJobsQuery,
  type MarkedList,
} from "@farwork/domain";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { readPersonalRecord } from "../account/read-personal-record.ts";
import { readStoredCards } from "../jobs/read-jobs.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { findMarkedIds, MARKED_LISTS, queryNewestMarks } from "./marked-lists.ts";

const StoredMark = z.object({ jobId: JobId, markedAt: StoredDate });

/** Documents that an answer may read: what comes before the page, its records, its jobs, and the other list's records. */
export function countMarkedReads({ page, pageSize }: MarkedJobsQuery): number {
  return Math.min((page - 1) * pageSize, MAX_MARKED_JOBS) + 3 * pageSize;
}

/** A page of a list, with the jobs' cards: one that is gone, or cannot be read, is an entry all the same. */
export async function readMarkedJobs(
  firestore: Firestore,
  uid: string,
  { list, page, pageSize }: MarkedJobsQuery & { readonly list: MarkedList },
): Promise<MarkedJobsPage> {
  const marks = queryNewestMarks(firestore, uid, list);
  const { count: totalJobs } = (await marks.count().get()).data();
  const totalPages = Math.max(1, Math.ceil(totalJobs / pageSize));
  if (page > totalPages) return { totalPages, totalJobs, entries: [] };
  const { docs } = await marks
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .get();
  const records = docs.flatMap((record) => readMark(record, list) ?? []);
  const ids = records.map(({ jobId }) => jobId);
  const [cards, others] = await Promise.all([
    readStoredCards(firestore, ids),
    findMarkedIds(firestore, uid, { list: list === "saved" ? "applied" : "saved", among: ids }),
  ]);
  const entries = records.map(({ jobId, markedAt }): MarkedJob => {
    const job = cards.get(jobId);
    return {
      jobId,
      markedAt,
      isSaved: list === "saved" || others.has(jobId),
      isApplied: list === "applied" || others.has(jobId),
      isGone: !cards.has(jobId),
      ...(job && { job }),
    };
  });
  return { totalPages, totalJobs, entries };
}

function readMark(record: DocumentSnapshot, list: MarkedList) {
  const { records, time } = MARKED_LISTS[list];
  return readPersonalRecord(records, StoredMark, { jobId: record.id, markedAt: record.get(time) });
}
