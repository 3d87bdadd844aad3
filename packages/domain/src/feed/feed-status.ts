import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";

const Count = z.int().check(z.nonnegative());

/**
 * How a run ended. `taken`: all of what the feed offers was taken in; `unchanged`: the feed said that nothing is new;
 * `doubted`, as runs have been stored ever since, is suspicious: taken in, but the answer was empty or much smaller than
 * before, so nothing was closed; `failed`: not, or not all, of it could be had.
 */
export const RunOutcome = z.enum(["taken", "unchanged", "doubted", "failed"]);
export type RunOutcome = z.infer<typeof RunOutcome>;

/** One asking of a feed. `read` = `new` + `changed` + `unchanged` + the rejected ones. */
export const FeedRun = z.object({
  startedAt: WireDate,
  finishedAt: WireDate,
  outcome: RunOutcome,
  /** One line for people: why a run failed, or why nothing was closed. */
  reason: z.optional(z.string()),
  read: Count,
  new: Count,
  changed: Count,
  unchanged: Count,
  /** How many items became no job, by reason: "not-remote", "missing", ... */
  rejected: z.record(z.string(), Count),
  /** Jobs the answer did not have for the first time: closed if the next one does not have them either. */
  missing: Count,
  closed: Count,
});
export type FeedRun = z.infer<typeof FeedRun>;

/** Where a feed stands: a source, or at some sources one company's board. */
export const FeedStatus = z.object({
  /** The source's id, with a board's token behind a dot: "remotive", "lever.tern-maps". */
  feed: z.string(),
  name: z.string(),
  lastRun: z.optional(FeedRun),
  /** Runs that failed since the last that did not. */
  failures: Count,
  /** Absent for a feed nobody asked yet: that one is due. */
  nextDueAt: z.optional(WireDate),
  openJobs: Count,
});
export type FeedStatus = z.infer<typeof FeedStatus>;
