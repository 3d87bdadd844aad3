import { existsSync, readFileSync } from "node:fs";

import { writeTable } from "../packages/domain/bench/search/write-table.ts";
import type { ChaosRow } from "./chaos-row.ts";

const HEAD = ["link", "fault", "expected", "seen", "after", "once repaired"];

/** Writes docs/chaos.md from the rows that the tests recorded. */
export function writeChaosTable(file: string): string {
  const rows: ChaosRow[] = existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
  const cells = rows
    .toSorted((a, b) => a.link.localeCompare(b.link))
    .map(({ link, fault, expected, seen, seconds, afterwards }) => [
      link,
      fault,
      expected,
      seen,
      seconds === 0 ? "" : `${seconds.toFixed(1)} s`,
      afterwards,
    ]);
  return `# Fault tolerance

\`pnpm test:chaos\` breaks every connection between the board's parts in every way, kills ingestion, and sets clocks wrong.
With \`--write-table\` it writes this page if all tests pass. A row is a test; it fails if the outcome is not the expected one.

- **kill**: nothing listens any more. **hang**: requests are accepted and never answered. **reset**: the connection is
  closed. **5xx**: a proxy says that the service is down. **slow**: requests take 1.5 s longer. **lost answer**: requests
  are carried out, but their responses do not arrive.
- **after**: how long until the caller knew.

${writeTable(HEAD, cells)}
`;
}
