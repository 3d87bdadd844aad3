import type { FeedRun } from "@farwork/domain";

import type { RejectedItem, TakenIn } from "./feed-outcome.ts";
import { showPlain } from "./show-plain.ts";

const MAX_REJECTED_SHOWN = 20;
const MAX_ID_SHOWN = 40;
const MAX_WORDS_SHOWN = 120;

/** Formats the result of a run as a small table. `name` is that of the feed or capture. */
export function formatSummary(name: string, { run, rejected }: TakenIn): string {
  const rows: [string, number][] = [
    ["read", run.read],
    ["new", run.new],
    ["changed", run.changed],
    ["unchanged", run.unchanged],
    ["rejected", countRejected(run)],
    ["missing", run.missing],
    ["closed", run.closed],
  ];
  const width = Math.max(...rows.map(([, count]) => String(count).length));
  const lines = [
    name,
    ...rows.map(([label, count]) => `  ${label.padEnd(10)}${String(count).padStart(width)}`),
  ];
  if (run.outcome === "failed") lines.push(`Not all of it could be had: ${run.reason ?? "nobody knows why"}`);
  if (run.outcome === "doubted") lines.push(`Nothing was closed: ${run.reason ?? "the answer is doubted"}.`);
  if (run.outcome === "unchanged") lines.push("The feed says that nothing is new.");
  return [...lines, ...formatRejected(run, rejected)].join("\n");
}

/** The number of rejected items. */
export function countRejected({ rejected }: Pick<FeedRun, "rejected">): number {
  return Object.values(rejected).reduce((sum, count) => sum + count, 0);
}

/** The number of rejected items by reason, most common first: "not-remote 82, missing 1". */
export function formatReasons(rejected: FeedRun["rejected"]): string {
  return Object.entries(rejected)
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([code, count]) => `${code} ${count}`)
    .join(", ");
}

function formatRejected(run: FeedRun, rejected: readonly RejectedItem[]): string[] {
  const total = countRejected(run);
  if (total === 0) return [];
  const shown = rejected.slice(0, MAX_REJECTED_SHOWN).map(formatItem);
  const more = total - shown.length;
  return [`Rejected: ${formatReasons(run.rejected)}`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function formatItem({ index, sourceId, path, code, words }: RejectedItem): string {
  const subject = path === "" ? "the item" : path;
  const quoted = words === undefined ? "" : `: “${showPlain(words, MAX_WORDS_SHOWN)}”`;
  return `  item ${index} (id ${showPlain(sourceId, MAX_ID_SHOWN)}): ${subject} ${REASONS[code]}${quoted}`;
}

const REASONS: Readonly<Record<RejectedItem["code"], string>> = {
  missing: "is missing",
  "wrong-type": "is of the wrong kind",
  unreadable: "cannot be read",
  "in-the-future": "is in the future",
  "too-long": "is too long",
  "not-remote": "is not remote work",
  unlisted: "says it is not listed",
  repeated: "was in the feed before",
};
