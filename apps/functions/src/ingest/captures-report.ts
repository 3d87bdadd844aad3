import { FEED_SOURCES, type FeedRun } from "@farwork/domain";

import { countRejected, formatReasons } from "./summary-report.ts";
import { formatTable, type TableCell } from "./text-table.ts";

/** An ingested capture with its source. */
export interface TakenCapture {
  readonly source: string;
  readonly run: FeedRun;
}

/**
 * Formats the result of ingesting a folder of captures, one line per source. `merged` are the sources of postings that
 * became duplicates of others.
 */
export function formatCaptures(taken: readonly TakenCapture[], merged: readonly string[]): string {
  const countMerged = (source: string) => merged.filter((one) => one === source).length;
  const rows = FEED_SOURCES.flatMap(({ id }) => {
    const runs = taken.filter(({ source }) => source === id).map(({ run }) => run);
    return runs.length === 0 ? [] : [toRow(id, runs, countMerged(id))];
  });
  const total = toRow(
    "all",
    taken.map(({ run }) => run),
    merged.length,
  );
  return formatTable(HEAD, rows.length > 1 ? [...rows, total] : rows);
}

const HEAD = [
  "source",
  "files",
  "read",
  "new",
  "changed",
  "unchanged",
  "rejected",
  "merged",
  "rejected by reason",
];

function toRow(name: string, runs: readonly FeedRun[], merged: number): TableCell[] {
  const sum = (count: (run: FeedRun) => number) => runs.reduce((all, run) => all + count(run), 0);
  return [
    name,
    runs.length,
    sum(({ read }) => read),
    sum((run) => run.new),
    sum(({ changed }) => changed),
    sum(({ unchanged }) => unchanged),
    sum(countRejected),
    merged,
    formatReasons(addUp(runs.map(({ rejected }) => rejected))),
  ];
}

function addUp(counts: readonly FeedRun["rejected"][]): FeedRun["rejected"] {
  const sums: Record<string, number> = {};
  for (const [code, count] of counts.flatMap(Object.entries<number>)) sums[code] = (sums[code] ?? 0) + count;
  return sums;
}
