import { FEED_ADAPTERS, type FeedAdapter, hasBoards } from "@farwork/domain";
import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";

import { openFirestore } from "../runtime/admin.ts";
import { INGESTION } from "../runtime/function-options.ts";
import { withRunId } from "../runtime/log-context.ts";
import { logEvent } from "../runtime/log.ts";
import { readCompanyBoards } from "./company-boards.ts";
import type { TakenIn } from "./feed-outcome.ts";
import { readFeedStates } from "./feed-state.ts";
import { type Feed, feedId } from "./feed.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import type { IngestStore } from "./ingest-store.ts";
import { pollFeed } from "./poll-feed.ts";
import { orderByLastAsked, pollSequentially } from "./poll-feeds.ts";

const MINUTE = 60_000;
/** Tolerance, so that a run that starts slightly earlier than the last one still finds the feed due. */
const SLACK_MINUTES = 5;
/** No board is started after this time: a poll may take 5 of the 9 minutes that a function has. */
const BOARDS_BUDGET_MS = 3.5 * MINUTE;

/** One function per source, deployed as `ingest-remotive`, `ingest-remoteOk` and so on. */
export const ingest: Readonly<Record<string, ScheduleFunction>> = Object.fromEntries(
  FEED_ADAPTERS.map((adapter) => [nameInGroup(adapter.source.id), schedulePoll(adapter)]),
);

/**
 * Polls a source, or all of its registered boards, as often as its terms allow. Feeds that keep failing are polled less
 * often, depending on their state. Does not run in the local emulators, which have no scheduler: there `pnpm ingest`
 * runs the same code.
 */
function schedulePoll(adapter: FeedAdapter): ScheduleFunction {
  const { id, minPollInterval } = adapter.source;
  const minutes = minPollInterval / MINUTE + SLACK_MINUTES;
  const options = { ...INGESTION, schedule: `every ${minutes} minutes`, labels: { source: id } };
  return onSchedule(options, () => withRunId(() => pollSource(adapter)));
}

async function pollSource(adapter: FeedAdapter): Promise<void> {
  const firestore = openFirestore();
  const store = createIngestStore(firestore);
  const { source } = adapter;
  if (!hasBoards(source)) return pollAndLog(store, { adapter });
  const [boards, states] = await Promise.all([
    readCompanyBoards(firestore, source),
    readFeedStates(firestore),
  ]);
  const left = await pollSequentially(orderByLastAsked(boards, states), (board) => pollAndLog(store, board), {
    clock: () => performance.now(),
    budgetMs: BOARDS_BUDGET_MS,
  });
  if (left.length > 0) logEvent("company-boards-postponed", { source: source.id, boards: left.length });
}

async function pollAndLog(store: IngestStore, feed: Feed): Promise<void> {
  const outcome = await pollFeed(store, feed);
  if (outcome.status === "not-due") return;
  logRun(feedId(feed), outcome);
}

/** Without `reason`, which is words for people. */
export function logRun(
  source: string,
  { run, failure = "internal" }: Pick<TakenIn, "run" | "failure">,
): void {
  const { outcome, reason: _, ...counts } = run;
  if (outcome === "failed") logEvent("feed-failed", { source, code: failure });
  else logEvent("feed-ingested", { source, outcome, ...counts });
}

/** "remote-ok" -> "remoteOk": Firebase uses hyphens to separate group names. */
function nameInGroup(sourceId: string): string {
  return sourceId.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
