import type { FeedStatus, RunOutcome } from "@farwork/domain";
import { formatRelativeTime } from "@farwork/domain/date";
import { findFeedSource, hasBoards, isOverdue } from "@farwork/domain/feed";

/** The outcome of a feed's last run. */
export function describeState({ feed, lastRun, failures, openJobs }: FeedStatus): string {
  if (isBoardless(feed)) return openJobs > 0 ? "From captures" : "No boards yet";
  // Killed runs leave no record, so an older outcome could be misleading.
  if (failures > 1) return `Failed ${failures} times in a row`;
  return lastRun === undefined ? "Never run" : OUTCOMES[lastRun.outcome];
}

const OUTCOMES: Readonly<Record<RunOutcome, string>> = {
  taken: "Imported",
  unchanged: "Nothing new",
  doubted: "Suspicious, nothing closed",
  failed: "Failed",
};

/** Whether an operator should check a feed: its last run is in trouble, or it is overdue. */
export function needsLook(status: FeedStatus, now: Date): boolean {
  return isInTrouble(status) || isOverdue(status, now);
}

/** Whether the last run failed, or its response was suspicious. */
export function isInTrouble({ lastRun, failures }: FeedStatus): boolean {
  return failures > 1 || lastRun?.outcome === "failed" || lastRun?.outcome === "doubted";
}

/** When a feed runs next: "in 3 hours", "due now" or "overdue"; "–" for a board source without boards. */
export function describeDue(status: FeedStatus, now: Date): string {
  const { feed, nextDueAt } = status;
  if (isBoardless(feed)) return "–";
  if (isOverdue(status, now)) return "overdue";
  return nextDueAt === undefined || nextDueAt <= now ? "due now" : formatRelativeTime(nextDueAt, now);
}

/** How many feeds there are, and how many need a look; `moreFeeds` are not shown. */
export function describeFeeds(
  { feeds, moreFeeds }: { readonly feeds: readonly FeedStatus[]; readonly moreFeeds: number },
  now: Date,
): string {
  const looks = feeds.filter((status) => needsLook(status, now)).length;
  const total = feeds.length + moreFeeds;
  const named = total === 1 ? "1 feed" : `${total} feeds`;
  const count = moreFeeds === 0 ? named : `${named}, ${feeds.length} of them shown`;
  if (looks === 0) return `${count}. All is well.`;
  return `${count}. ${looks === 1 ? "1 needs" : `${looks} need`} a look.`;
}

/** A source with a board per company, of which none is configured. */
function isBoardless(feed: string): boolean {
  const source = findFeedSource(feed);
  return source !== undefined && hasBoards(source);
}
