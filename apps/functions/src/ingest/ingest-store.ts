import type { Job, JobId } from "@farwork/domain";

import type { IngestSummary } from "./feed-batch.ts";

/** What ingestion asks of the database. */
export interface IngestStore {
  /** The stored jobs among these, by id. */
  readonly readJobs: (ids: readonly JobId[]) => Promise<ReadonlyMap<JobId, Job>>;
  /** Replaces these jobs whole; nothing to write costs nothing. */
  readonly writeJobs: (jobs: readonly Job[]) => Promise<void>;
  readonly readOpenJobIds: (source: string) => Promise<readonly JobId[]>;
  readonly closeJobs: (ids: readonly JobId[], closedAt: Date) => Promise<void>;
  /** When the source was last asked for its feed, whatever came of it. */
  readonly readLastAsked: (source: string) => Promise<Date | undefined>;
  readonly recordAsked: (source: string, askedAt: Date) => Promise<void>;
  /** Remembers that the whole of a source was seen at this time. */
  readonly recordSweep: (source: string, seenAt: Date, summary: IngestSummary) => Promise<void>;
  /** Has what was written until now found by searches, where that was not done for a while. Never rejects. */
  readonly publishIfDue: () => Promise<void>;
  /** Has all that was written found by searches. Rejects after several tries; the next publication then takes it. */
  readonly publish: () => Promise<void>;
}
