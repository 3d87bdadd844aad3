import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import type { AlertFigures } from "./measure-alerts.ts";

/** docs/benchmarks/alerts.md. */
export function writeAlertsReport(figures: AlertFigures): string {
  const { machine, load, jobs, newJobs, searches, peer, found, findingSome } = figures;
  const { selectSeconds, askSeconds, wholeSeconds, scanSeconds } = figures;
  const row = (way: string, asked: number, seconds: number) => [
    way,
    write(asked),
    seconds.toFixed(2),
    write(Math.round(asked / seconds)),
    ((1e6 * seconds) / asked).toFixed(0),
  ];
  const rows = [
    row("A small index of what is new", searches, askSeconds),
    row("The whole search index", peer, wholeSeconds),
    row("A plain scan, `matchesFilters`", peer, scanSeconds),
  ];
  return `# Asking saved searches for new jobs

\`pnpm bench:alerts\` prints and writes this page: which of ${write(newJobs)} new jobs do ${write(searches)} saved searches find, on a board
of ${write(jobs)}? Jobs and queries are generated as in the [search benchmark](search.md): words, phrases, filters and exclusions,
with values of the new jobs. ${write(findingSome)} searches find something, ${write(found)} jobs in all.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${load} before.

${writeTable(["", "searches", "seconds", "searches a second", "µs a search"], rows)}

- **A small index of what is new** is what alerts use: each run makes one from the published search index, without reading
  a job, in ${selectSeconds.toFixed(2)} s. Parsing each search's query counts.
- **The whole search index** answers the same queries, and older jobs are removed from the results.
- **A plain scan** checks every new job against each search's filters, as the reference: this page is written only if all
  three find the same jobs for the same searches.

The rest of a run waits for other services: a transaction for each person whose searches are due, and a mail for each that
has new jobs, eight people at a time.
`;
}

const write = (count: number) => count.toLocaleString("en");
