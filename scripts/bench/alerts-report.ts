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

\`pnpm bench:alerts\` prints and writes this page: ${write(searches)} saved searches are asked which of ${write(newJobs)} new jobs they
find, on a board of ${write(jobs)}. Made up as the [search benchmark](search.md) makes jobs and queries: words, phrases, filters and
exclusions, of values that the new jobs have. ${write(findingSome)} of them find something, ${write(found)} jobs together.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${load} before.

${writeTable(["", "searches", "seconds", "searches a second", "µs a search"], rows)}

- **A small index of what is new** is what alerts do: once for a run it is made of the published search index, without
  reading a job, in ${selectSeconds.toFixed(2)} s. Parsing each search's query counts.
- **The whole search index** is asked the same, and what is not new left out of its answers.
- **A plain scan** asks every new job with each search's filters, which is the reference: all three find the same jobs
  for the same searches, or this page is not written.

What a run does beside that waits for others: a transaction for each person whose searches are due, and a mail for each
that has new jobs, eight people at a time.
`;
}

const write = (count: number) => count.toLocaleString("en");
