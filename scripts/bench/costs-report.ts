import { describeMachine } from "../../packages/domain/bench/search/machine.ts";
import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import { MOST } from "./cost-case.ts";
import { type CostFigures, ROUNDS, TIMES, WARM_UP } from "./measure-costs.ts";

const HEAD = ["of", "what", "worst, ms", "median, ms", "kB", "charged", "status", "jobs", "exception"];

/** docs/costs.md. */
export function writeCostsReport(jobs: number, figures: readonly CostFigures[]): string {
  const write = (those: readonly CostFigures[]) => writeTable(HEAD, those.map(writeRow));
  const isRoute = ({ of }: CostFigures) => of.startsWith("/");
  return `# What a request costs

\`pnpm bench:costs\` measures every page, endpoint and callable with the worst there may be, and writes this page; it fails
where one is not measured, is answered with another status or another number of jobs than its case states, or costs more than ${MOST.cpuMs} ms of a processor or ${MOST.bytes / 1000} kB and is
no exception. A test holds what a request is charged for to what is written here (\`scripts/bench/costs.test.ts\`).

${describeMachine()}, ${new Date().toISOString().slice(0, 10)}, ${jobs.toLocaleString("en")} jobs.

- **worst, median**: milliseconds of a processor that all threads of the functions' process and of the site's had
  together (\`/proc/PID/task/*/schedstat\`), of ${TIMES} requests, one at a time; of one that ends something, of fewer.
  Of ${ROUNDS} such rounds the table has the middle one's worst, so it is no worst of all ${ROUNDS * TIMES}: a collection of garbage that falls on
  some request is of all before it.
- **Cold**: each of them asks for something else (another search, page, job or person), so that nothing of its answer
  is kept anywhere. The processes have what they load once when they start, such as the index, and their code is compiled:
  ${WARM_UP} such requests of each kind came before.
- **The worst there may be**: 150 jobs with descriptions, titles, tags and addresses as long as feeds can have them
  stored, a company with 500 jobs, accounts with 2,000 saved and 2,000 applied jobs, 20 searches, the longest profile,
  100 hidden jobs and companies; the longest search, the widest filters.
- **kB**: the longest answer, uncompressed. Pages leave in Brotli, a tenth as long; what that takes is measured too.
- **charged**: for so many units of its allowance ([limits](deploy.md#limits)), at least its median.
- **jobs**: how many the shortest answer lists.

## The site

${write(figures.filter(isRoute))}

## The functions

${write(figures.filter((each) => !isRoute(each)))}
`;
}

function writeRow({
  of,
  what,
  worstMs,
  medianMs,
  bytes,
  units,
  statuses,
  jobs,
  exception = "",
}: CostFigures): string[] {
  const kilobytes = (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  return [
    `\`${of}\``,
    what,
    worstMs.toFixed(1),
    medianMs.toFixed(1),
    kilobytes,
    String(units),
    statuses.join(", "),
    jobs === undefined ? "" : String(jobs),
    exception,
  ];
}
