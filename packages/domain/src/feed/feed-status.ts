import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";

const Count = z.int().check(z.nonnegative());

/**
 * The outcome of a run. `taken`: everything was ingested; `unchanged`: the feed reported nothing new; `doubted` (a
 * historic name for suspicious): ingested, but the response was empty or much smaller than before, so no job was
 * closed; `failed`: the feed could not be fetched, or not completely.
 */
export const RunOutcome = z.enum(["taken", "unchanged", "doubted", "failed"]);
export type RunOutcome = z.infer<typeof RunOutcome>;

/** One poll of a feed. `read` = `new` + `changed` + `unchanged` + rejected. */
export const FeedRun = z.object({
  startedAt: WireDate,
  finishedAt: WireDate,
  outcome: RunOutcome,
  /** One line for people: why the run failed, or why no job was closed. */
  reason: z.optional(z.string()),
  read: Count,
  new: Count,
  changed: Count,
  unchanged: Count,
  /** How many items were rejected, by reason: "not-remote", "missing", ... */
  rejected: z.record(z.string(), Count),
  /** Jobs that were absent from the response for the first time; closed if they are absent again. */
  missing: Count,
  closed: Count,
});
export type FeedRun = z.infer<typeof FeedRun>;

/** The status of a feed: a source, or one company board of a source. */
export const FeedStatus = z.object({
  /** The source's id, followed by a dot and the board's token, if any: "remotive", "lever.tern-maps". */
  feed: z.string(),
  name: z.string(),
  lastRun: z.optional(FeedRun),
  /** Consecutive failed runs. */
  failures: Count,
  /** Absent for a feed that was never polled and is due. */
  nextDueAt: z.optional(WireDate),
  openJobs: Count,
});
export type FeedStatus = z.infer<typeof FeedStatus>;
