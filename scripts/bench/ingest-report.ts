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
  return `# Taking a large feed in

\`pnpm bench:ingest\` prints and writes this page: a feed of ${write(items)} postings in 40 pages, on this machine, taken into
a Firestore emulator of its own as \`pollFeed\` takes any feed in, but without the second's pause between two pages.
One posting in 26 stands there twice, under an id, an address and a date of its own: ${write(merged)} are shown as the other.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${load} before; the feed, the emulator and whoever counts share the
processors with what is measured.

${writeTable(HEAD, measured.map(writeRow))}

- **seconds**: from asking for the first page until all is published, without the start of the process.
- **reads** and **writes**: documents, as Firestore bills them, counted on the wire. A job that is taken in is read once to
  compare it and once more to see what is missing; a new one is read again for its group and for the index. While a
  board is filled, each publication of more than 600 titles looks at all jobs for their groups.
- **${CHANGED} changed**: as many of its postings were rewritten.
- **Killed at half of it**: the process is killed with SIGKILL when it has told of half the items, and another one takes
  the feed in from the beginning: its figures, and the bill of both. What both left is compared with what one left
  alone, job by job and as listed, and so it is for **two at once**.
- **memory at most**: the resident set of one process; with no job at all Node and Firestore's client take some 150 MiB.
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
