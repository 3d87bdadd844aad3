import type { IngestSummary, RejectedItem } from "./feed-batch.ts";

const MAX_REJECTED_SHOWN = 20;
const MAX_ID_SHOWN = 40;

/** What a run came to, as the small table a person reads. */
export function formatSummary(source: string, summary: IngestSummary): string {
  const rows: [string, number][] = [
    ["read", summary.read],
    ["new", summary.new],
    ["changed", summary.changed],
    ["unchanged", summary.unchanged],
    ["rejected", summary.rejected.length],
    ["closed", summary.closed],
  ];
  const width = Math.max(...rows.map(([, count]) => String(count).length));
  const lines = [
    source,
    ...rows.map(([name, count]) => `  ${name.padEnd(10)}${String(count).padStart(width)}`),
  ];
  if (summary.keptOpen !== undefined) lines.push(`Nothing was closed: ${summary.keptOpen}.`);
  return [...lines, ...formatRejected(summary.rejected)].join("\n");
}

function formatRejected(rejected: readonly RejectedItem[]): string[] {
  if (rejected.length === 0) return [];
  const shown = rejected.slice(0, MAX_REJECTED_SHOWN).map(formatItem);
  const more = rejected.length - shown.length;
  return ["Rejected:", ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function formatItem({ index, sourceId, path, code }: RejectedItem): string {
  const subject = path === "" ? "the item" : path;
  return `  item ${index} (id ${showId(sourceId)}): ${subject} ${REASONS[code]}`;
}

/** An id that was refused can be any text: cut, and without what would move a terminal's cursor. */
function showId(sourceId = "unreadable"): string {
  const plain = sourceId.slice(0, MAX_ID_SHOWN).replace(/\p{C}/gu, "?");
  return sourceId.length > MAX_ID_SHOWN ? `${plain}…` : plain;
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
