import { type DocumentData, FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { JOBS, readJobAs, StoredJob } from "../job-store/job-document.ts";
import { logEvent } from "../runtime/log.ts";
import { Groupable } from "../search-index/group-membership.ts";
import { milliseconds, StoredCommitTime, toCommitTime, toTimestamp } from "./commit-time.ts";
import type { SharingPosting } from "./file-new-jobs.ts";
import { NEW_FOR_MS, type NewJob, type NewJobsStore } from "./new-jobs.ts";

/** `alertNews/head` counts the filings stored in `alertNews/{number}`. */
const NEWS = "alertNews";
/** Longer than a job counts as new: listed new jobs were filed within this time. */
const KEPT_MS = NEW_FOR_MS + 2 * 24 * 3_600_000;
/** Maximum values per Firestore `in` query. */
const MAX_KEYS = 30;

const Head = z.object({ version: z.int() });
const Filing = z.object({ at: StoredCommitTime, jobs: z.array(z.unknown()) });
const Filed = z.object({
  jobId: z.string(),
  committedAt: StoredCommitTime,
  noticedAt: z.optional(StoredCommitTime),
});

export function createNewJobsStore(firestore: Firestore): NewJobsStore {
  const newJobs = firestore.collection(NEWS);
  const head = newJobs.doc("head");
  return {
    read: () =>
      firestore.runTransaction(
        async (transaction) => {
          const stored = await transaction.get(head);
          const readAt = toCommitTime(stored.readTime);
          const since = toTimestamp(readAt - milliseconds(KEPT_MS));
          const { docs } = await transaction.get(newJobs.where("at", ">", since).orderBy("at"));
          const entries = new Map(docs.flatMap((document) => readFiling(document.data())));
          return { version: z.safeParse(Head, stored.data()).data?.version ?? 0, readAt, entries };
        },
        { readOnly: true },
      ),
    file: (version, jobs) =>
      firestore.runTransaction(async (transaction) => {
        const stored = z.safeParse(Head, (await transaction.get(head)).data()).data;
        if ((stored?.version ?? 0) !== version) return false;
        transaction.set(head, { version: version + 1 });
        transaction.create(newJobs.doc(String(version + 1)), {
          at: FieldValue.serverTimestamp(),
          expireAt: Timestamp.fromMillis(Date.now() + KEPT_MS),
          jobs: jobs.map(({ jobId, committedAt, noticedAt }) => ({
            jobId,
            committedAt: toTimestamp(committedAt),
            ...(noticedAt !== undefined && { noticedAt: toTimestamp(noticedAt) }),
          })),
        });
        return true;
      }),
  };
}

/** An unreadable job is filed again: better to report it twice than to block everyone's alerts. */
function readFiling(stored: DocumentData): [string, NewJob][] {
  const filing = z.safeParse(Filing, stored).data;
  const filed = filing?.jobs.map((job) => z.safeParse(Filed, job).data);
  if (filed?.every((job) => job !== undefined) !== true) logEvent("alert-news-invalid");
  return (filed ?? []).flatMap((job): [string, NewJob][] => {
    if (job === undefined || filing === undefined) return [];
    const { jobId, committedAt, noticedAt = filing.at } = job;
    return [[jobId, { noticedAt, committedAt }]];
  });
}

const Sharing = z.extend(Groupable, z.pick(StoredJob, { first_seen_at: true, closed_at: true }).shape);

/** Reads these jobs and all others with their duplicate keys, one read each, without descriptions. */
export async function readSharing(
  firestore: Firestore,
  jobIds: readonly string[],
): Promise<SharingPosting[]> {
  const fields = Object.keys(Sharing.shape);
  const jobs = firestore.collection(JOBS);
  const own = await firestore.getAll(...jobIds.map((id) => jobs.doc(id)), { fieldMask: fields });
  const keys = [...new Set(own.flatMap((document) => readKey(document.get("duplicate_key"))))];
  const found = new Map(own.map((document) => [document.id, document]));
  for (let first = 0; first < keys.length; first += MAX_KEYS) {
    const query = jobs.where("duplicate_key", "in", keys.slice(first, first + MAX_KEYS));
    for (const document of (await query.select(...fields).get()).docs) found.set(document.id, document);
  }
  return [...found.values()].flatMap((document) => {
    const posting = readJobAs(Sharing, document);
    const { createTime } = document;
    if (posting === undefined || createTime === undefined) return [];
    return {
      ...posting,
      text_print: posting.text_print ?? "",
      // Stored before duplicate keys existed, so it has no duplicates.
      duplicateKey: posting.duplicate_key ?? document.id,
      committedAt: toCommitTime(createTime),
    };
  });
}

const readKey = (key: unknown) => (typeof key === "string" ? [key] : []);
