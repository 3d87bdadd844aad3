import { existsSync, readFileSync } from "node:fs";

import { writeTable } from "../packages/domain/bench/search/write-table.ts";
import type { ChaosRow } from "./chaos-row.ts";

const HEAD = ["link", "fault", "expected", "seen", "after", "when all is mended"];

/** docs/chaos.md, of the rows that the tests noted in a file. */
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
  return `# What becomes of a fault

\`pnpm test:chaos\` breaks every link between the board's parts in every way, kills what takes jobs in, sets clocks wrong,
and writes this page. A row is a test: it fails where what is seen is not what was expected.

- **kill**: nobody listens any more. **hang**: requests are taken and never answered. **reset**: the connection breaks off.
  **5xx**: somebody in between says that the service is away. **slow**: requests take 1.5 s longer. **lost answer**:
  requests are carried out, and their answers do not arrive.
- **after**: when whoever called knew.

${writeTable(HEAD, cells)}
`;
}
