import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import { CHANGED, type IngestFigures, type Measured } from "./measure-ingest.ts";

const HEAD = [
  "",
  "items a second",
  "seconds",
  "new",
  "changed",
  "unchanged",
  "reads",
  "writes",
  "memory at most",
];

/** docs/benchmarks/ingest.md. */
export function writeIngestReport({ machine, load, items, merged, measured }: IngestFigures): string {
  return `# Ingesting a large feed

\`pnpm bench:ingest\` prints and writes this page: \`pollFeed\` ingests a local feed of ${write(items)} postings in 40 pages into a
separate Firestore emulator, without the usual second's pause between pages. One posting in 26 appears twice, with its own
id, address and date; ${write(merged)} are shown as the other one.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${load} before; the feed, the emulator and the counting share
the CPUs with what is measured.

${writeTable(HEAD, measured.map(writeRow))}

- **seconds**: from requesting the first page until everything is published, without starting the process.
- **reads** and **writes**: documents, as Firestore bills them, counted on the wire. An ingested job is read once to compare
  it and once more to detect removed ones; a new one is read again for its duplicates and for the index. While a board is
  filled, each publication of more than 600 titles reads all jobs for their duplicates.
- **${CHANGED} changed**: so many postings were rewritten.
- **Killed at half of it**: the process gets SIGKILL after reporting half the items, and another one ingests the feed from
  the beginning. The time is the second one's, reads and writes are of both. Their result is compared with that of an
  undisturbed run, job by job and as listed; the same for **two at once**.
- **memory at most**: the resident set of one process; without any jobs, Node and Firestore's client take about 150 MiB.
`;
}

function writeRow({ name, polls, reads, writes }: Measured): string[] {
  const each = (figure: (poll: Measured["polls"][number]) => string) => polls.map(figure).join(" and ");
  return [
    name,
    each(({ read, seconds }) => write(Math.round(read / seconds))),
    each(({ seconds }) => seconds.toFixed(0)),
    each((poll) => write(poll.new)),
    each(({ changed }) => write(changed)),
    each(({ unchanged }) => write(unchanged)),
    write(reads),
    write(writes),
    each(({ peakMiB }) => `${peakMiB} MiB`),
  ];
}

const write = (count: number) => count.toLocaleString("en");
