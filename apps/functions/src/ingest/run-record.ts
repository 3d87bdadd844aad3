import type { FeedRun } from "@farwork/domain";

import { NOTHING, type RemovalCounts } from "./close-removed-jobs.ts";
import type { FeedTally } from "./feed-tally.ts";
import type { Claim, RunRecord } from "./ingest-store.ts";
import type { WalkEnd } from "./walk-pages.ts";

/** A finished poll. */
export interface EndedRun {
  readonly end: WalkEnd;
  readonly removals: RemovalCounts;
  readonly tally: FeedTally;
  /** The state of the feed before. */
  readonly claim: Extract<Claim, { status: "claimed" }>;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** An unexpected error. Details are only logged, as they may be internal. */
export const BROKEN_OFF: Pick<EndedRun, "end" | "removals"> = {
  end: { status: "failed", code: "internal", reason: "Ingestion failed on our side: see the log." },
  removals: NOTHING,
};

/** Builds the record of a run with the state for the next one. */
export function buildRunRecord(ended: EndedRun): RunRecord {
  const { end, removals, tally, startedAt, finishedAt } = ended;
  const { suspicion, missing, closed, size } = removals;
  const counts = tally.counts();
  const run: FeedRun = {
    startedAt,
    finishedAt,
    ...describeEnd(end, suspicion),
    ...counts,
    missing,
    closed: counts.closed + closed,
  };
  return { run, ...(size && { size }), ...keepForNextRun(ended, run) };
}

function describeEnd(end: WalkEnd, suspicion: string | undefined): Pick<FeedRun, "outcome" | "reason"> {
  if (end.status === "failed") return { outcome: "failed", reason: end.reason };
  if (suspicion !== undefined) return { outcome: "doubted", reason: suspicion };
  return { outcome: end.status === "not-modified" ? "unchanged" : "taken" };
}

/** The state for the next run, if the response was fully ingested and is not suspicious. */
function keepForNextRun({ end, claim: { validators, readAt } }: EndedRun, { outcome, startedAt }: FeedRun) {
  if (end.status === "failed") return end.retryAfter && { retryAfter: end.retryAfter };
  if (end.status === "not-modified") return { ...(validators && { validators }), ...(readAt && { readAt }) };
  if (outcome !== "taken" || end.status !== "last-page" || end.validators === undefined) return {};
  return { validators: end.validators, readAt: startedAt };
}
