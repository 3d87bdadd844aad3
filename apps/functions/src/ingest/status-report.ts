import { type FeedStatus, findFeedSource, formatRelativeTime, isOverdue, hasBoards } from "@farwork/domain";

import { countRejected } from "./summary-report.ts";
import { formatTable, type TableCell } from "./text-table.ts";

const MAX_FEED = 26;
const MAX_LINE = 118;

/**
 * Formats the status of each feed in one line, followed by why its last run failed or closed nothing. Fits 120 columns.
 */
export function formatStatus(feeds: readonly FeedStatus[], now: Date): string {
  const [head, ...lines] = formatTable(
    HEAD,
    feeds.map((status) => toRow(status, now)),
  ).split("\n");
  const explained = feeds.flatMap(({ lastRun }, index) => {
    const reason = lastRun?.reason;
    return [lines[index], ...(reason === undefined ? [] : [cut(`  ${reason}`, MAX_LINE)])];
  });
  return [head, ...explained].join("\n");
}

const HEAD = [
  "feed",
  "last run",
  "result",
  "read",
  "new",
  "changed",
  "rejected",
  "closed",
  "open",
  "next due",
];

function toRow(status: FeedStatus, now: Date): TableCell[] {
  const { feed, lastRun, failures, openJobs } = status;
  const counts = lastRun
    ? [lastRun.read, lastRun.new, lastRun.changed, countRejected(lastRun), lastRun.closed]
    : ["", "", "", "", ""];
  return [
    cut(feed, MAX_FEED),
    lastRun ? formatRelativeTime(lastRun.finishedAt, now) : "never",
    describeResult(lastRun?.outcome, failures),
    ...counts,
    openJobs,
    describeDue(status, now),
  ];
}

function describeDue(status: FeedStatus, now: Date): string {
  const { feed, nextDueAt, openJobs } = status;
  const source = findFeedSource(feed);
  if (source !== undefined && hasBoards(source)) return openJobs > 0 ? "by capture" : "no boards";
  if (isOverdue(status, now)) return "overdue";
  return nextDueAt === undefined || nextDueAt <= now ? "now" : formatRelativeTime(nextDueAt, now);
}

/** Shows the number of consecutive failures, as feeds are polled less often from the third. */
function describeResult(outcome = "", failures: number): string {
  return failures > 1 ? `failed ${failures}x` : outcome;
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
