import { FEED_ADAPTERS, type FeedAdapter, hasBoards } from "@farwork/domain";
import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";

import { openFirestore } from "../runtime/admin.ts";
import { INGESTION } from "../runtime/function-options.ts";
import { withRunId } from "../runtime/log-context.ts";
import { logEvent } from "../runtime/log.ts";
import { readCompanyBoards } from "./company-boards.ts";
import { readFeedStates } from "./feed-state.ts";
import { type Feed, feedId } from "./feed.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import type { IngestStore } from "./ingest-store.ts";
import { pollFeed } from "./poll-feed.ts";
import { orderByLastAsked, pollSequentially } from "./poll-feeds.ts";

const MINUTE = 60_000;
/** A run that starts a little sooner after its trigger than the last one did must not find the feed not due yet. */
const SLACK_MINUTES = 5;
/** No board is begun after this: its own poll may take 5 minutes of the 9 that a function has. */
const BOARDS_BUDGET_MS = 3.5 * MINUTE;

/** A function for each source, which Firebase deploys as `ingest-remotive`, `ingest-remoteOk` and so on. */
export const ingest: Readonly<Record<string, ScheduleFunction>> = Object.fromEntries(
  FEED_ADAPTERS.map((adapter) => [nameInGroup(adapter.source.id), schedulePoll(adapter)]),
);

/**
 * Polls a source, or all boards we know there, as often as its terms allow. Whether a feed is due then is for its own
 * state to say: one that keeps failing is asked less often. Does not fire in the local suite, whose scheduler is
 * missing: there `pnpm ingest` runs the same code.
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
  const { run } = outcome;
  const source = feedId(feed);
  if (run.outcome === "failed") logEvent("feed-failed", { source, reason: run.reason ?? "" });
  else logEvent("feed-ingested", { source, ...run });
}

/** "remote-ok" -> "remoteOk": Firebase takes a hyphen for the end of a group's name. */
function nameInGroup(sourceId: string): string {
  return sourceId.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
