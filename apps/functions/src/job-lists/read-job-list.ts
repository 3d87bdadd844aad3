import {
  JobId,
  type MarkedJob,
  type MarkedJobsPage,
  type MarkedJobsQuery,
  type MarkedList,
} from "@farwork/domain";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { readStoredCards } from "../job-store/read-jobs.ts";
import { readPersonalRecord } from "../personal-data/read-personal-record.ts";
import { limitReads } from "../runtime/rate-limits/limit-reads.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { findJobIds, JOB_LISTS, queryNewestJobs, queryOldestJobs } from "./job-lists.ts";

const StoredEntry = z.object({ jobId: JobId, markedAt: StoredDate });

/**
 * A page of a list with the jobs' cards; missing and unreadable jobs are still entries. Reads count towards the
 * person's limit.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`, if the person's read limit is exceeded.
 */
export async function readJobList(
  firestore: Firestore,
  uid: string,
  { list, page, pageSize }: MarkedJobsQuery & { readonly list: MarkedList },
): Promise<MarkedJobsPage> {
  const { count: totalJobs } = (await queryNewestJobs(firestore, uid, list).count().get()).data();
  const totalPages = Math.max(1, Math.ceil(totalJobs / pageSize));
  const before = (page - 1) * pageSize;
  if (before >= totalJobs) return { totalPages, totalJobs, entries: [] };
  const size = Math.min(pageSize, totalJobs - before);
  const records = await readRecords(firestore, uid, { list, before, size, after: totalJobs - before - size });
  const ids = records.map(({ jobId }) => jobId);
  const [cards, others] = await Promise.all([
    readStoredCards(firestore, ids),
    findJobIds(firestore, uid, { list: list === "saved" ? "applied" : "saved", among: ids }),
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

/** Skipped records are reads, too, so the page is queried from the nearer end. */
async function readRecords(
  firestore: Firestore,
  uid: string,
  place: {
    readonly list: MarkedList;
    readonly before: number;
    readonly size: number;
    readonly after: number;
  },
) {
  const { list, before, size, after } = place;
  // The records, their jobs, and the records of the other list.
  limitReads(uid, Math.min(before, after) + 3 * size);
  const isNearStart = before <= after;
  const nearest = isNearStart
    ? queryNewestJobs(firestore, uid, list).offset(before)
    : queryOldestJobs(firestore, uid, list).offset(after);
  const { docs } = await nearest.limit(size).get();
  const newestFirst = isNearStart ? docs : docs.toReversed();
  return newestFirst.flatMap((record) => readEntry(record, list) ?? []);
}

function readEntry(record: DocumentSnapshot, list: MarkedList) {
  const { records, time } = JOB_LISTS[list];
  return readPersonalRecord(records, StoredEntry, { jobId: record.id, markedAt: record.get(time) });
}
