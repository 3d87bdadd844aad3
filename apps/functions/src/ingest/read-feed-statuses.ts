import {
  FEED_SOURCES,
  type FeedStatus,
  type FeedSource,
  findFeedAdapter,
  hasBoards,
  isOverdue,
  type ReadIngestStatusResponse,
} from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { JOBS } from "../job-store/job-document.ts";
import { readCompanyBoards } from "./company-boards.ts";
import { type FeedState, readFeedStates, readNextDue } from "./feed-state.ts";
import { type Feed, feedId, isOneOfMany, nameFeed } from "./feed.ts";

type Options = {
  readonly now: Date;
  /** Maximum number of boards; those with problems come first. */
  readonly maxBoards?: number;
};

/**
 * The status of every feed, in the order of `FEED_SOURCES`, boards by token. A source of boards itself is only listed
 * if it has no boards, or if jobs came from captures without a board. Takes one read per feed, and one more to count
 * its jobs.
 */
export async function readFeedStatuses(
  firestore: Firestore,
  { now, maxBoards = Number.POSITIVE_INFINITY }: Options,
): Promise<ReadIngestStatusResponse> {
  const [states, boards] = await Promise.all([readFeedStates(firestore), readCompanyBoards(firestore)]);
  const told = chooseBoards(boards, states, { now, maxBoards });
  const feeds = FEED_SOURCES.flatMap((source) => listFeeds(source, told));
  const statuses = await Promise.all(
    feeds.map(async (feed) => {
      const openJobs = await countOpenJobs(firestore, feedId(feed));
      return describeFeed(feed, states.get(feedId(feed)), openJobs);
    }),
  );
  const isShown = (feed: string, openJobs: number) =>
    openJobs > 0 || !boards.some(({ adapter }) => adapter.source.id === feed);
  return {
    feeds: statuses.filter(({ feed, openJobs }) => isShown(feed, openJobs)),
    moreFeeds: boards.length - told.length,
  };
}

/** In their original order. */
function chooseBoards(
  boards: readonly Feed[],
  states: ReadonlyMap<string, FeedState>,
  { now, maxBoards }: Required<Options>,
): readonly Feed[] {
  if (boards.length <= maxBoards) return boards;
  const urgent = new Set(
    boards.filter((board) => needsLook(describeFeed(board, states.get(feedId(board)), 0), now)),
  );
  const others = boards.filter((board) => !urgent.has(board));
  const chosen = new Set([...urgent, ...others].slice(0, maxBoards));
  return boards.filter((board) => chosen.has(board));
}

function needsLook(status: FeedStatus, now: Date): boolean {
  return status.failures > 0 || status.lastRun?.outcome === "doubted" || isOverdue(status, now);
}

/** A source's own feed, and those of its polled boards. */
function listFeeds(source: FeedSource, boards: readonly Feed[]): Feed[] {
  const adapter = findFeedAdapter(source.id);
  const own = adapter === undefined ? [] : [{ adapter }];
  return hasBoards(source)
    ? [...own, ...boards.filter((board) => board.adapter.source.id === source.id)]
    : own;
}

function describeFeed(feed: Feed, state: FeedState | undefined, openJobs: number): FeedStatus {
  const { lastRun, failures = 0 } = state ?? {};
  const due = isOneOfMany(feed) ? undefined : readNextDue(feed, state);
  return {
    feed: feedId(feed),
    name: nameFeed(feed),
    ...(lastRun && { lastRun }),
    failures,
    ...(due && { nextDueAt: due }),
    openJobs,
  };
}

async function countOpenJobs(firestore: Firestore, feed: string): Promise<number> {
  const open = firestore.collection(JOBS).where("feed", "==", feed).where("closed_at", "==", null);
  return (await open.count().get()).data().count;
}
