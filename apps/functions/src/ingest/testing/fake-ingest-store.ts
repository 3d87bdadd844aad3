import type { Job, JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { vi } from "vitest";

import { type StoredJob, toStoredJob } from "../../job-store/job-document.ts";
import type { FeedSize, OpenJob } from "../detect-removed.ts";
import type { Claim, IngestStore, JobWrite, RunRecord } from "../ingest-store.ts";

/** An in-memory database that records writes. */
export function fakeIngestStore(stored: readonly StoredJob[] = []) {
  const jobs = new Map(stored.map((job) => [job.firestoreId, job]));
  const sizes = new Map<string, FeedSize>();
  const written: JobId[] = [];
  const touched: JobId[] = [];
  const isOpenIn = (feed: string) => (job: StoredJob) => job.feed === feed && job.closed_at === undefined;
  const list = (isMeant: (job: StoredJob) => boolean): OpenJob[] => [...jobs.values()].filter(isMeant);
  const change = (changed: readonly OpenJob[], to: (job: StoredJob) => StoredJob) => {
    for (const { firestoreId } of changed) {
      const job = jobs.get(firestoreId);
      if (job !== undefined) jobs.set(firestoreId, to(job));
      touched.push(firestoreId);
    }
  };
  const keepSize = async (feed: string, { size }: Pick<RunRecord, "size">) => {
    if (size !== undefined) sizes.set(feed, size);
  };
  return {
    readJobs: async (ids: readonly JobId[]) => new Map([...jobs].filter(([id]) => ids.includes(id))),
    writeJobs: vi.fn<IngestStore["writeJobs"]>(async (writes: readonly JobWrite[]) => {
      for (const { job } of writes) {
        written.push(job.firestoreId);
        jobs.set(job.firestoreId, job);
      }
    }),
    readOpenJobs: async (feed: string) => list(isOpenIn(feed)),
    readMissedJobs: async (feed: string) => list((job) => isOpenIn(feed)(job) && job.missed_at !== undefined),
    readOverdueJobs: async (now: Date) =>
      list((job) => job.closed_at === undefined && job.expires_at !== undefined && job.expires_at <= now),
    markSeen: async (seen: readonly OpenJob[], last_seen_at: Date) =>
      change(seen, (job) => {
        const offered = { ...job, last_seen_at };
        delete offered.missed_at;
        return offered;
      }),
    markMissed: async (missed: readonly OpenJob[], missed_at: Date) =>
      change(missed, (job) => ({ ...job, missed_at })),
    closeJobs: async (closing: readonly OpenJob[], closed_at: Date) =>
      change(closing, (job) => ({ ...job, closed_at })),
    claim: vi.fn<IngestStore["claim"]>(async (): Promise<Claim> => ({ status: "claimed" })),
    recordRun: vi.fn<IngestStore["recordRun"]>(keepSize),
    recordForeignRun: vi.fn<IngestStore["recordForeignRun"]>(keepSize),
    readSize: async (feed: string) => sizes.get(feed) ?? {},
    publishIfDue: vi.fn<() => Promise<void>>(async () => {}),
    publish: vi.fn<() => Promise<void>>(async () => {}),
    /** The ids of jobs that were fully written, and of those that were only marked. */
    written,
    touched,
    read: (sourceId: string) => jobs.get(buildJob({ sourceId }).firestoreId),
  } satisfies IngestStore & Record<string, unknown>;
}

/** A job as stored by an earlier poll. */
export function storedJob(
  overrides: Partial<Omit<Job, "firestoreId">> & Pick<StoredJob, "missed_at"> = {},
): StoredJob {
  const { missed_at, ...facts } = overrides;
  const job = buildJob(facts);
  return { ...toStoredJob(job, job.source), ...(missed_at && { missed_at }) };
}
